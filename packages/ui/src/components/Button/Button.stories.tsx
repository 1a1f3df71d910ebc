import { ArrowRight, Plus } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { LONG_LABEL } from '../stories.fixtures.ts';
import { Button, ButtonLink } from './Button.tsx';

const meta = preview.meta({ component: Button, args: { children: 'Save changes', onClick: fn() } });

export const Primary = meta.story({
  args: { variant: 'primary' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});
export const Secondary = meta.story({ args: { variant: 'secondary' } });
export const Quiet = meta.story({ args: { variant: 'quiet' } });
export const Critical = meta.story({ args: { variant: 'critical', children: 'Delete assistant' } });
export const Small = meta.story({ args: { size: 'small' } });
export const WithIcon = meta.story({ args: { variant: 'primary', icon: Plus, children: 'New assistant' } });
export const Pointing = meta.story({ args: { iconEnd: ArrowRight, iconPoints: true, children: 'Continue' } });
export const FullWidth = meta.story({ args: { fullWidth: true, variant: 'primary' } });
export const Pressed = meta.story({ args: { pressed: true, children: 'Show archived' } });
export const Busy = meta.story({
  args: { variant: 'primary', busy: 'Saving' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});
export const Blocked = meta.story({
  args: { variant: 'primary', disabledReason: 'You are offline. Changes can be saved when you are back.' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName('Save changes');
    await expect(button).toHaveAccessibleDescription(/offline/);
    await waitFor(() => expect(canvas.getByText(/Changes can be saved/)).toBeVisible());
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 64, paddingInlineStart: 96 }}>
        <Story />
      </div>
    ),
  ],
});
export const Long = meta.story({ args: { variant: 'primary', icon: Plus, children: LONG_LABEL } });
export const AsLink = meta.story({
  render: () => (
    <Inline>
      <ButtonLink href="#pricing" variant="primary">
        See plans
      </ButtonLink>
      <ButtonLink href="#guide">Read the guide</ButtonLink>
    </Inline>
  ),
});
