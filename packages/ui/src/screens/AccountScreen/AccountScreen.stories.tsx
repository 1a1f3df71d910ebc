import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { account, HOSTILE_TEXT, LONG_NAME } from '../screens.fixtures.ts';
import { AccountScreen, type AccountState } from './AccountScreen.tsx';
import type { PasswordFormProps } from './PasswordForm.tsx';

const meta = preview.meta({
  component: AccountScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'ready', account } as AccountState,
    onRetry: fn(),
    password: { state: { kind: 'idle' }, onChange: fn() } as PasswordFormProps,
  },
});

const password = (state: PasswordFormProps['state']) => ({ args: { password: { state, onChange: fn() } } });

export const Filled = meta.story();
export const Phone = meta.story({ globals: onPhone });
export const Unverified = meta.story({
  args: { state: { kind: 'ready', account: { ...account, emailVerified: false } } },
});
export const External = meta.story({
  name: 'US-2: external accounts change no password here',
  args: { state: { kind: 'ready', account: { ...account, externalAccount: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Password' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Change password' })).toBeNull();
  },
});
export const Loading = meta.story({ args: { state: { kind: 'loading' } } });
export const Failed = meta.story({
  args: { state: { kind: 'failed', problem: { code: 'generic' }, retrying: false } },
});
export const Long = meta.story({
  args: {
    state: {
      kind: 'ready',
      account: {
        ...account,
        name: LONG_NAME,
        email: `${'x'.repeat(64)}@${'y'.repeat(120)}.test`,
        organisationName: HOSTILE_TEXT,
      },
    },
  },
});
export const ChangingPassword = meta.story(password({ kind: 'busy' }));
export const PasswordChanged = meta.story(password({ kind: 'changed' }));
export const PasswordFailed = meta.story(
  password({ kind: 'failed', problem: { code: 'refused', text: 'This password was used before.' } }),
);

export const PasswordRules = meta.story({
  name: 'US-2: a password that breaks a rule, or differs, is not sent',
  play: async ({ canvas, args }) => {
    const first = canvas.getByLabelText('New password');
    const second = canvas.getByLabelText('Repeat new password');
    const change = canvas.getByRole('button', { name: 'Change password' });
    await userEvent.click(change);
    await expect(first).toHaveFocus();
    await expect(first).toBeInvalid();
    await userEvent.type(first, 'parley-demo-1');
    await userEvent.click(change);
    await expect(canvas.getByText('The password does not meet all rules yet.')).toBeVisible();
    await userEvent.clear(first);
    await userEvent.type(first, 'Parley-demo-1');
    await userEvent.type(second, 'Parley-demo-2');
    await userEvent.click(change);
    await expect(canvas.getByText('The two passwords are not the same.')).toBeVisible();
    await expect(args.password.onChange).not.toHaveBeenCalled();
    await userEvent.clear(second);
    await userEvent.type(second, 'Parley-demo-1{Enter}');
    await expect(args.password.onChange).toHaveBeenCalledWith({
      newPassword: 'Parley-demo-1',
      repeatNewPassword: 'Parley-demo-1',
    });
  },
});
