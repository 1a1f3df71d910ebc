import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { EachHostile, everyHostileText, expectContained } from '../../hostile.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { NoAssistantsScreen } from './NoAssistantsScreen.tsx';

const meta = preview.meta({
  component: NoAssistantsScreen,
  parameters: { layout: 'fullscreen' },
  args: { account: 'agent@acme.test', onLogout: fn() },
});

export const Default = meta.story({
  name: 'RT-3: says that there are no rights, and whom to ask',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent("You don't have rights to any assistant");
    await expect(
      canvas.getByText(/no permissions to any assistant.*contact your administrator/),
    ).toBeVisible();
    await expect(canvas.getByText('Signed in as agent@acme.test')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});
export const WithContact = meta.story({ args: { contactEmail: 'it@acme.test' } });
export const LoggingOut = meta.story({ args: { loggingOut: true } });
export const Phone = meta.story({ globals: onPhone });
export const German = meta.story({
  args: { contactEmail: 'it@acme.test' },
  globals: { locale: 'de', ...onPhone },
  play: async ({ canvasElement }) => expectContained(canvasElement, 'german on a phone'),
});
export const HostileText = meta.story({
  parameters: noPicture,
  render: (args) => (
    <EachHostile>{(text) => <NoAssistantsScreen {...args} contactEmail={text} account={text} />}</EachHostile>
  ),
  play: everyHostileText(),
});
