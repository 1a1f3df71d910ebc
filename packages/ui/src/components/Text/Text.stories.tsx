import preview from '../../../../../.storybook/preview.tsx';
import { LONG_TEXT } from '../stories.fixtures.ts';
import { Text } from './Text.tsx';

const meta = preview.meta({
  component: Text,
  args: { children: 'Answers come from the files you give it.' },
});

export const Body = meta.story();
export const Reading = meta.story({ args: { size: 'reading' } });
export const Caption = meta.story({ args: { size: 'caption', tone: 'muted' } });
export const Strong = meta.story({ args: { weight: 'strong' } });
export const Critical = meta.story({ args: { tone: 'critical' } });
export const Numeric = meta.story({ args: { numeric: true, children: '1,111 / 8,888' } });
export const Truncated = meta.story({ args: { overflow: 'truncate', children: LONG_TEXT } });
export const Long = meta.story({ args: { children: LONG_TEXT } });
