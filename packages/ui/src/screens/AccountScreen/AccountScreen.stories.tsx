import { AVATAR_MAX_BYTES, type RefusedFields } from '@parley/model';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PORTRAIT } from '../../components/stories.fixtures.ts';
import { EachHostile, everyHostileText, expectContained } from '../../hostile.fixtures.ts';
import type { LanguageMenuProps } from '../../patterns/LanguageMenu/LanguageMenu.tsx';
import { onPhone, pictureFile } from '../../patterns/patterns.fixtures.tsx';
import { arrivesInPlace } from '../arrival.fixtures.tsx';
import { account, LONG_NAME } from '../screens.fixtures.ts';
import { AccountScreen, type AccountScreenProps, type AccountState } from './AccountScreen.tsx';
import type { Account, AvatarEditing, DetailsEditing, EmailVerification } from './account.types.ts';
import type { PasswordFormProps } from './PasswordForm.tsx';

const details = (state: DetailsEditing['state'] = { kind: 'idle' }): DetailsEditing => ({
  state,
  onSave: fn(),
});
const avatar = (state: AvatarEditing['state'] = { kind: 'idle' }): AvatarEditing => ({
  state,
  onUpload: fn(),
  onRemove: fn(),
});
const verification = (state: EmailVerification['state'], linkSent = true): EmailVerification => ({
  ...{ linkSent, state },
  onSend: fn(),
});
const password = (state: PasswordFormProps['state']) => ({
  args: { password: { state, onChange: fn(), onConfirm: fn(), onCancelConfirm: fn() } },
});
const ready = (change: Partial<Account>) => ({ kind: 'ready' as const, account: { ...account, ...change } });

const meta = preview.meta({
  component: AccountScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'ready', account } as AccountState,
    onRetry: fn(),
    password: {
      state: { kind: 'idle' },
      onChange: fn(),
      onConfirm: fn(),
      onCancelConfirm: fn(),
    } as PasswordFormProps,
    details: details(),
    avatar: avatar(),
    verification: verification({ kind: 'idle' }),
    language: { locale: 'en', onLocaleChange: fn() } as LanguageMenuProps,
  },
});

const reading = ({ state, onRetry, password: own }: AccountScreenProps) => (
  <AccountScreen state={state} onRetry={onRetry} password={own} />
);
const unverified = (state: EmailVerification['state'], linkSent?: boolean) => ({
  args: { state: ready({ emailVerified: false }), verification: verification(state, linkSent) },
});
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

export const Administrator = meta.story({
  play: async ({ canvas }) => {
    // The rules stand once, at the field that they are for.
    await expect(canvas.getAllByText(/lower-case letter/)).toHaveLength(1);
  },
});
export const WithPicture = meta.story({ args: { state: ready({ avatarUrl: PORTRAIT }) } });
export const NonAdministrator = meta.story({
  name: 'US-2: others change their name, and only read the organisation',
  args: { state: ready({ isAdmin: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Organization name' })).toBeNull();
    await expect(canvas.getByText('Only an administrator can change these.')).toBeVisible();
  },
});
export const ReadOnly = meta.story({
  render: reading,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Upload a picture' })).toBeNull();
  },
});
export const External = meta.story({
  name: 'US-2: external accounts change no password here',
  args: { state: ready({ externalAccount: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Password' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Change password' })).toBeNull();
  },
});
export const Unverified = meta.story({
  ...unverified({ kind: 'idle' }),
  name: 'US-2: an address that is not verified is said, and its link sent again',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Open the link that was sent to admin@acme.test.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(args.verification?.onSend).toHaveBeenCalledOnce();
  },
});
export const NoLinkYet = meta.story({
  ...unverified({ kind: 'idle' }, false),
  name: 'US-2: before a link was sent none is spoken of, and it can be sent',
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(/was sent/)).toBeNull();
    await expect(canvas.getByText(/A link to admin@acme.test/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(args.verification?.onSend).toHaveBeenCalledOnce();
  },
});
export const SendingLink = meta.story(unverified({ kind: 'sending' }));
export const LinkSent = meta.story(unverified({ kind: 'sent' }));
export const LinkFailed = meta.story(unverified({ kind: 'failed', problem: { code: 'generic' } }));
export const TooManyLinks = meta.story(
  unverified({ kind: 'failed', problem: { code: 'rateLimited', retryAfter: 60 } }),
);
export const Loading = meta.story({ args: { state: { kind: 'loading' } } });
const arriving = arrivesInPlace<AccountScreenProps>(
  (args, arrived) => <AccountScreen {...args} {...(!arrived && { state: { kind: 'loading' } })} />,
  {
    heading: 'h1',
    profile: 'section',
    organisation: 'section + section',
  },
);
export const ArrivesInPlace = meta.story({
  name: 'RT-9: nothing jumps when the account arrives',
  ...arriving,
});
export const ArrivesInPlaceOnAPhone = meta.story({
  name: 'RT-9: nor on a phone',
  globals: onPhone,
  ...arriving,
});
export const Failed = meta.story({
  args: { state: { kind: 'failed', problem: { code: 'generic' }, retrying: false } },
});
export const Offline = meta.story({
  args: {
    state: { kind: 'ready', account, outdated: { problem: { code: 'offline' }, retrying: false } },
  },
});
export const Long = meta.story({
  args: {
    state: ready({
      name: LONG_NAME,
      email: `${'x'.repeat(64)}@${'y'.repeat(120)}.test`,
      organisationName: LONG_NAME,
    }),
  },
  globals: { locale: 'de' },
  play: async ({ canvasElement }) => expectContained(canvasElement, 'long'),
});
export const LongReadOnly = meta.story({
  render: reading,
  args: { state: ready({ name: LONG_NAME, organisationName: LONG_NAME, isAdmin: false }) },
  globals: { locale: 'de' },
  play: async ({ canvasElement }) => expectContained(canvasElement, 'long'),
});
export const Phone = meta.story({
  globals: onPhone,
  play: async ({ canvasElement }) => expectContained(canvasElement, 'phone'),
});
export const PhoneReadOnly = meta.story({ render: reading, globals: onPhone });

export const SaveWhatChanged = meta.story({
  name: 'US-2: only what was changed is saved, and only what is right',
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await type(canvas.getByRole('textbox', { name: 'Organization name' }), 'Acme Mountain');
    const support = canvas.getByRole('textbox', { name: 'Support email' });
    await type(support, 'help@');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(support).toBeInvalid();
    await expect(args.details?.onSave).not.toHaveBeenCalled();
    await type(support, 'help@acme.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.details?.onSave).toHaveBeenCalledWith(
      { organisationName: 'Acme Mountain', supportEmail: 'help@acme.test' },
      { organisationName: expect.any(String), supportEmail: expect.any(String) },
    );
  },
});
export const TooLong = meta.story({
  name: 'US-2: a text that is too long is said at its field with the limit, and is not sent',
  play: async ({ canvas, args }) => {
    const organisation = canvas.getByRole('textbox', { name: 'Organization name' });
    await userEvent.clear(organisation);
    await userEvent.paste('x'.repeat(5000));
    await expect(organisation).toHaveAccessibleDescription(/^At most 256 characters\.$/);
    await expect(canvas.getByText('5,000 / 256')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.details?.onSave).not.toHaveBeenCalled();
  },
});
export const FieldRefused = meta.story({
  name: 'ER-1: what the server did not take is said at its field until that is changed',
  parameters: noPicture,
  args: { details: details() },
  render: function Refused(args) {
    const [refused, setRefused] = useState<RefusedFields>();
    const onSave = () => setRefused({ name: 'This is not accepted as it was entered.' });
    const state = { kind: 'idle' as const, ...(refused && { refused }) };
    return <AccountScreen {...args} details={{ state, onSave }} />;
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Your name' });
    await type(name, 'Acme Lead');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toBeInvalid());
    await expect(name).toHaveAccessibleDescription('This is not accepted as it was entered.');
    await type(name, 'Acme Leader');
    await expect(name).toBeValid();
  },
});
/** Another window has saved another name once the reader's own is typed. */
function Contested(args: AccountScreenProps) {
  const [other, setOther] = useState<string>();
  return (
    <div onInput={() => setOther('Acme Mountain Sports')}>
      <AccountScreen {...args} state={ready(other === undefined ? {} : { organisationName: other })} />
    </div>
  );
}
const contested =
  /^Changed meanwhile, .+: Organization name\. “Save” replaces that, “Discard” takes it over\.$/;
export const ChangedElsewhere = meta.story({
  name: 'FA-1: what was changed elsewhere meanwhile is announced, and shown at its field',
  render: Contested,
  play: async ({ canvas }) => {
    const organisation = canvas.getByRole('textbox', { name: 'Organization name' });
    await type(organisation, 'Acme Alpine');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(contested);
    await expect(organisation).toHaveAccessibleDescription(
      /to “Acme Mountain Sports”\. Saving replaces that\.$/,
    );
  },
});
export const TakenOver = meta.story({
  name: 'FA-1: discarding takes over what was changed elsewhere',
  parameters: noPicture,
  render: Contested,
  play: async ({ canvas }) => {
    const organisation = canvas.getByRole('textbox', { name: 'Organization name' });
    await type(organisation, 'Acme Alpine');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(organisation).toHaveValue('Acme Mountain Sports');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
});
export const FewerDays = meta.story({
  name: 'AS-6: that conversations will be deleted is said before it is saved',
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Older conversations will be deleted')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Keep conversations for' }));
    const warning = await canvas.findByText('Older conversations will be deleted');
    await expect(warning.closest('[role=status]')).toBeVisible();
  },
});
/** Shortens for how long conversations are kept, and saves. @returns the field */
const keepFor = async (canvas: ReturnType<typeof within>, days: string) => {
  const field = canvas.getByRole('textbox', { name: 'Keep conversations for' });
  await type(field, days);
  await userEvent.tab();
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  return field;
};
const olderQuestion = () => screen.findByRole('alertdialog', { name: 'Delete older conversations?' });
const counting = (countOlder: DetailsEditing['countOlder']) => ({
  args: { details: { ...details(), countOlder: fn(countOlder) } as DetailsEditing },
});
export const OlderDeleted = meta.story({
  name: 'AS-6: conversations that go are counted, and deleted after a question alone',
  ...counting(async () => 1204),
  play: async ({ canvas, args }) => {
    const field = await keepFor(canvas, '9');
    const question = within(await olderQuestion());
    await waitFor(() => expect(question.getByText(/^1,204 conversations .+ 9 days old/)).toBeVisible());
    await expect(args.details?.countOlder).toHaveBeenCalledWith(9);
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.details?.onSave).not.toHaveBeenCalled();
    await expect(field).toHaveValue('9 days');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const again = within(await olderQuestion());
    await waitFor(() => expect(again.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});
export const OlderConfirmed = meta.story({
  name: 'AS-6: whoever means it deletes and saves, once',
  parameters: noPicture,
  ...counting(async () => 1),
  play: async ({ canvas, args }) => {
    await keepFor(canvas, '9');
    const question = within(await olderQuestion());
    await expect(question.getByText(/^1 conversation whose .+ 9 days old/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Delete and save' }));
    await expect(args.details?.onSave).toHaveBeenCalledOnce();
    await expect(args.details?.onSave).toHaveBeenCalledWith(
      { conversationDays: 9 },
      { conversationDays: 90 },
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
export const OlderUncounted = meta.story({
  name: 'AS-6: where they cannot be counted, it is asked without their number',
  ...counting(async () => null),
  globals: onPhone,
  play: async ({ canvas }) => {
    await keepFor(canvas, '1');
    const question = within(await olderQuestion());
    await waitFor(() => expect(question.getByText(/^Conversations .+ 1 day old/)).toBeVisible());
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});
export const NoneOlder = meta.story({
  name: 'AS-6: where none goes, or all are kept for longer, nothing is asked',
  parameters: noPicture,
  ...counting(async () => 0),
  play: async ({ canvas, args }) => {
    await keepFor(canvas, '9');
    await waitFor(() => expect(args.details?.onSave).toHaveBeenCalledOnce());
    await keepFor(canvas, '120');
    await expect(args.details?.onSave).toHaveBeenCalledTimes(2);
    await expect(args.details?.countOlder).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});
export const Discard = meta.story({
  name: 'US-2: discarding brings back what was there',
  parameters: noPicture,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Your name' });
    await type(name, 'Acme Lead');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(name).toHaveValue('Acme Admin');
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
});
export const Saving = meta.story({
  args: { details: details({ kind: 'saving' }) },
  play: async ({ canvas, args }) => {
    await type(canvas.getByRole('textbox', { name: 'Your name' }), 'Acme Lead{Enter}');
    await expect(args.details?.onSave).not.toHaveBeenCalled();
  },
});
export const SaveFailed = meta.story({
  args: { details: details({ kind: 'failed', problem: { code: 'timedOut' } }) },
  play: async ({ canvas }) => {
    await type(canvas.getByRole('textbox', { name: 'Your name' }), 'Acme Lead');
    await expect(canvas.getByText(/has not answered in time/).closest('[role=alert]')).toBeVisible();
  },
});

export const UploadingPicture = meta.story({ args: { avatar: avatar({ kind: 'uploading' }) } });
export const RemovingPicture = meta.story({
  args: { state: ready({ avatarUrl: PORTRAIT }), avatar: avatar({ kind: 'removing' }) },
});
export const PictureFailed = meta.story({
  args: { avatar: avatar({ kind: 'failed', problem: { code: 'generic' } }) },
});
export const PictureRefused = meta.story({
  name: 'US-2: what is no picture, or too large, is refused before it is sent',
  play: async ({ canvasElement, canvas, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no way to choose a picture.');
    const choose = (file: File) => userEvent.upload(input, file, { applyAccept: false });
    await choose(new File(['x'], 'portrait.svg', { type: 'image/svg+xml' }));
    await expect(await canvas.findByText('This is no PNG, JPEG or WebP picture.')).toBeVisible();
    await expect(args.avatar?.onUpload).not.toHaveBeenCalled();
    await choose(pictureFile('portrait.png', AVATAR_MAX_BYTES));
    await waitFor(() => expect(args.avatar?.onUpload).toHaveBeenCalledOnce());
    await expect(canvas.queryByText('This is no PNG, JPEG or WebP picture.')).toBeNull();
    await choose(pictureFile('portrait.png', AVATAR_MAX_BYTES + 1));
    await expect(await canvas.findByText('This picture is larger than 1 MB.')).toBeVisible();
    await expect(args.avatar?.onUpload).toHaveBeenCalledOnce();
  },
});

export const ChangingPassword = meta.story(password({ kind: 'busy' }));
export const PasswordChanged = meta.story(password({ kind: 'changed' }));
export const PasswordFailed = meta.story(
  password({ kind: 'failed', problem: { code: 'refused', text: 'This password was used before.' } }),
);
export const PasswordSame = meta.story({
  name: 'US-2: a new password that the server did not take says so until it is changed',
  args: password({ kind: 'idle' }).args,
  render: function Same(args) {
    const [state, setState] = useState<PasswordFormProps['state']>({ kind: 'idle' });
    const onChange = () => {
      setState({ kind: 'busy' });
      const refused = { newPassword: 'This is your password already. Choose another one.' };
      setTimeout(() => setState({ kind: 'idle', refused }), 200);
    };
    return <AccountScreen {...args} password={{ ...args.password, state, onChange }} />;
  },
  play: async ({ canvas }) => {
    const first = canvas.getByLabelText('New password');
    const second = canvas.getByLabelText('Repeat new password');
    await userEvent.type(first, 'Parley-demo-1');
    await userEvent.type(second, 'Parley-demo-1{Enter}');
    await waitFor(() => expect(first).toBeInvalid());
    await expect(first).toHaveAccessibleDescription(/^This is your password already\. Choose another one\./);
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.type(first, '2');
    await expect(first).toBeValid();
    await userEvent.type(second, '2{Enter}');
    await waitFor(() => expect(first).toBeInvalid());
  },
});
export const PasswordRules = meta.story({
  name: 'US-2: a password that breaks a rule, or differs, is not sent',
  play: async ({ canvas, args }) => {
    const first = canvas.getByLabelText('New password');
    const second = canvas.getByLabelText('Repeat new password');
    const change = canvas.getByRole('button', { name: 'Change password' });
    await userEvent.click(change);
    await waitFor(() => expect(first).toHaveFocus());
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
export const SignInAgain = meta.story({
  ...password({ kind: 'unconfirmed', last: 'none' }),
  name: 'US-2: who signed in some time ago does so once more, and what was typed stays',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'Parley-demo-1');
    await userEvent.type(canvas.getByLabelText('Repeat new password'), 'Parley-demo-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in again' }));
    await expect(args.password.onConfirm).toHaveBeenCalledWith({
      newPassword: 'Parley-demo-1',
      repeatNewPassword: 'Parley-demo-1',
    });
    await expect(canvas.getByLabelText('New password')).toHaveValue('Parley-demo-1');
  },
});
export const SigningInAgain = meta.story({
  ...password({ kind: 'confirming' }),
  name: 'US-2: a window that waits can be opened again, or given up',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the sign-in window again' }));
    await expect(args.password.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.password.onCancelConfirm).toHaveBeenCalledOnce();
  },
});
export const NotSignedInAgain = meta.story(password({ kind: 'unconfirmed', last: 'closed' }));
export const WindowBlocked = meta.story(password({ kind: 'unconfirmed', last: 'blocked' }));
export const OwnLanguage = meta.story({
  name: 'US-2, SH-5: the own language is changed at once, to any of four',
  parameters: noPicture,
  args: { language: { locale: 'en', onLocaleChange: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^English Language/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
    await userEvent.click(screen.getByRole('option', { name: 'Polski' }));
    await expect(args.language?.onLocaleChange).toHaveBeenCalledWith('pl');
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
});
export const DefaultLanguage = meta.story({
  name: 'US-2: the default language is one of four',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Default language/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
  },
});
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <AccountScreen
          {...args}
          state={ready({ name: text, email: text, organisationName: text, emailVerified: false })}
          details={details({ kind: 'failed', problem: { code: 'refused', text } })}
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});
export const HostileTextReadOnly = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) =>
        reading({
          ...args,
          state: ready({
            name: text,
            email: text,
            organisationName: text,
            supportEmail: text,
            billingEmail: text,
          }),
        })
      }
    </EachHostile>
  ),
  play: everyHostileText(),
});
