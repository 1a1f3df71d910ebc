import preview from '@parley/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { ConfigErrorScreen } from './ConfigErrorScreen.tsx';

const meta = preview.meta({
  component: ConfigErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: { file: '/config.json', problems: ['auth.domain: expected a string, got nothing'], onReload: fn() },
});

export const OneProblem = meta.story({
  name: 'CMD-5: says which file, and what is wrong with it',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('/config.json')).toBeVisible();
    await expect(canvas.getByText(/auth.domain/)).toBeVisible();
    const names = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Copy details', 'Load again']);
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});
export const Several = meta.story({
  args: {
    problems: [
      'auth.domain: expected a string, got nothing',
      'auth.clientId: expected a string, got 42',
      'supportEmail: not an e-mail address: help@',
    ],
  },
});
export const Phone = meta.story({ globals: onPhone });
export const Many = meta.story({
  args: {
    problems: Array.from({ length: 24 }, (_, index) => `feature.${index}: expected a boolean, got nothing`),
  },
});
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => <ConfigErrorScreen {...args} file={text} problems={[text, 'auth.domain: nothing']} />}
    </EachHostile>
  ),
  play: everyHostileText(),
});
