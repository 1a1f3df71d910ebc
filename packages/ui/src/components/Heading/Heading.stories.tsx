import preview from '../../../../../.storybook/preview.tsx';
import { LONG_LABEL } from '../stories.fixtures.ts';
import { Heading, type HeadingProps } from './Heading.tsx';

const meta = preview.meta({
  component: Heading,
  args: { level: 1 as HeadingProps['level'], children: 'Chat assistants' },
});

export const Display = meta.story({ args: { size: 'display' } });
export const Page = meta.story({ args: { size: 'page' } });
export const Title = meta.story({ args: { size: 'title' } });
export const Small = meta.story({ args: { size: 'small' } });
export const Long = meta.story({ args: { size: 'page', children: LONG_LABEL } });
