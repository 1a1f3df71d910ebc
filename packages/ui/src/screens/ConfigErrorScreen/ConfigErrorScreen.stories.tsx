import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { HOSTILE_TEXT } from '../screens.fixtures.ts';
import { ConfigErrorScreen } from './ConfigErrorScreen.tsx';

const meta = preview.meta({
  component: ConfigErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: { file: '/config.json', problems: ['auth.domain: expected a string, got nothing'], onReload: fn() },
});

export const OneProblem = meta.story();
export const Several = meta.story({
  args: {
    problems: [
      'auth.domain: expected a string, got nothing',
      'auth.clientId: expected a string, got 42',
      `supportEmail: not an e-mail address: ${HOSTILE_TEXT}`,
    ],
  },
});
export const Phone = meta.story({ globals: onPhone });
