import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectContained } from '../../hostile.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { account, LONG_NAME } from '../screens.fixtures.ts';
import type { AccountState } from './AccountContent.tsx';
import { AccountDialog, type AccountDialogProps } from './AccountDialog.tsx';
import type { Account, AccountDetails, DetailsEditing } from './account.types.ts';
import type { PasswordFormProps } from './PasswordForm.tsx';

/** The account of somebody who is no administrator, as the server tells it to them. */
const { billingEmail: _, ...known } = account;
const own: Account = { ...known, name: 'Acme Agent', email: 'agent@acme.test', isAdmin: false };
const ready = (change: Partial<Account> = {}): AccountState => ({
  kind: 'ready',
  account: { ...own, ...change },
});
const password = (state: PasswordFormProps['state']): PasswordFormProps => ({
  state,
  onChange: fn(),
  onConfirm: fn(),
  onCancelConfirm: fn(),
});

const args: AccountDialogProps = {
  state: ready(),
  onRetry: fn(),
  onClose: fn(),
  password: password({ kind: 'idle' }),
  details: { state: { kind: 'idle' }, onSave: fn() },
  avatar: { state: { kind: 'idle' }, onUpload: fn(), onRemove: fn() },
  verification: { linkSent: false, state: { kind: 'idle' }, onSend: fn() },
  language: { locale: 'en', onLocaleChange: fn() },
};

const meta = preview.meta({ component: AccountDialog, parameters: { layout: 'fullscreen' }, args });

const dialog = () => screen.findByRole('dialog', { name: 'Account' });

export const Default = meta.story({
  name: 'US-2, RT-8: name, picture and password, and the organisation to read',
  play: async () => {
    const shown = within(await dialog());
    await waitFor(() => expect(shown.getByRole('textbox', { name: 'Your name' })).toBeVisible());
    await expect(shown.getByRole('button', { name: 'Upload a picture' })).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Change password' })).toBeVisible();
    await expect(shown.queryByRole('textbox', { name: 'Organization name' })).toBeNull();
    await expect(shown.queryByText('Billing email')).toBeNull();
  },
});
export const External = meta.story({
  name: 'US-2: external accounts change no password here',
  args: { state: ready({ externalAccount: true }) },
  play: async () => {
    await expect(within(await dialog()).queryByRole('button', { name: 'Change password' })).toBeNull();
  },
});
export const Unverified = meta.story({
  name: 'US-2: an address that is not verified is said, and a link sent',
  args: { state: ready({ emailVerified: false }) },
  play: async ({ args }) => {
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Send the link' }));
    await expect(args.verification?.onSend).toHaveBeenCalledOnce();
  },
});
/** Changes the name and closes the dialog. @returns what is asked then */
const closeChanged = async () => {
  const shown = within(await dialog());
  const name = shown.getByRole('textbox', { name: 'Your name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Noor');
  await userEvent.click(shown.getByRole('button', { name: 'Close' }));
  return screen.findByRole('dialog', { name: 'Save your changes?' });
};
export const Changed = meta.story({
  name: 'US-2: what is changed is saved, and closing asks before it is lost',
  play: async ({ args }) => {
    const question = await closeChanged();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Save' }));
    await expect(args.details?.onSave).toHaveBeenCalledWith({ name: 'Noor' }, { name: 'Acme Agent' });
  },
});
/** The dialog whose save is over as soon as the story lets it be, and done or not as `saves` says. */
const saving = (saves: boolean) => ({
  parameters: noPicture,
  render: function Saving({ onClose, ...args }: AccountDialogProps) {
    const [state, setState] = useState<DetailsEditing['state']>({ kind: 'idle' });
    const [name, setName] = useState(own.name);
    const [isOpen, setOpen] = useState(true);
    const onSave = (changed: Partial<AccountDetails>) => {
      setState({ kind: 'saving' });
      setTimeout(() => {
        if (saves) setName(changed.name ?? name);
        setState(saves ? { kind: 'idle' } : { kind: 'failed', problem: { code: 'generic' } });
      }, 200);
    };
    const close = () => {
      setOpen(false);
      onClose();
    };
    const shown = { ...args, state: ready({ name }), details: { state, onSave }, onClose: close };
    return <>{isOpen && <AccountDialog {...shown} />}</>;
  },
});
const saveAndLeave = async () => {
  const question = await closeChanged();
  await userEvent.click(within(question).getByRole('button', { name: 'Save and leave' }));
};
export const SavedAndLeft = meta.story({
  name: 'US-2, FA-1: what is saved on the way out is left once it is saved',
  ...saving(true),
  play: async ({ args }) => {
    await saveAndLeave();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
export const StaysUnsaved = meta.story({
  name: 'US-2, FA-1: what could not be saved on the way out stays, and says so',
  ...saving(false),
  play: async ({ args }) => {
    await saveAndLeave();
    await waitFor(async () => {
      await expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Noor');
      await waitFor(() => expect(screen.getByText('Not saved.')).toBeVisible());
    });
    await expect(args.onClose).not.toHaveBeenCalled();
    // Asked twice in a row: whether to save, and whether to leave while it saves.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  },
});
export const SignInAgain = meta.story({
  name: 'US-2: a sign-in that is not recent is asked for beside the passwords',
  args: { password: password({ kind: 'unconfirmed', last: 'none' }) },
  play: async () =>
    within(await dialog())
      .getByLabelText('New password')
      .scrollIntoView(),
});
export const Loading = meta.story({ args: { state: { kind: 'loading' } } });
export const Failed = meta.story({
  args: { state: { kind: 'failed', problem: { code: 'generic' }, retrying: false } },
  play: async ({ args }) => {
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Long = meta.story({
  args: { state: ready({ name: LONG_NAME, organisationName: LONG_NAME }) },
  globals: { locale: 'de' },
  play: async ({ canvasElement }) => expectContained(canvasElement.ownerDocument.body, 'long'),
});
export const Phone = meta.story({
  globals: onPhone,
  play: async ({ canvasElement }) => expectContained(canvasElement.ownerDocument.body, 'phone'),
});
export const Closed = meta.story({
  name: 'US-2: with nothing changed it closes at once',
  parameters: noPicture,
  play: async ({ args }) => {
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
