import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { assistantChoices, manyAssistantChoices } from './users.fixtures.ts';
import type { InviteState } from './users.types.ts';

const meta = preview.meta({
  component: InviteDialog,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      keyboard: [
        {
          keys: ['Enter'],
          does: 'turns the typed address into a tag; in the empty field it sends the invitations.',
        },
      ],
      dos: ['Say that an e-mail with a link is sent.', 'Keep what was typed when sending fails.'],
      donts: ['Ask for more than address and role.', 'Invite somebody twice without saying so.'],
      accessibility: [
        'Wrong addresses stay, are marked and say what is wrong, before anything is sent.',
        'What became of the invitations is spoken when the links appear.',
      ],
    }),
  },
  args: {
    state: { kind: 'idle' } as InviteState,
    assistants: assistantChoices,
    known: new Map([
      ['admin@acme.test', 'member'],
      ['new@acme.test', 'invited'],
    ]) as ReadonlyMap<string, 'member' | 'invited'>,
    onInvite: fn(),
    onAgain: fn(),
    onClose: fn(),
  },
});

const done = {
  kind: 'done',
  sent: ['agent.5@acme.test', 'agent.6@acme.test'].map((email, index) => ({
    userId: `${index}`,
    email,
    url: `https://parley.example.test/invitation/${index}`,
    endsAt: '2026-03-13T14:30:00.000Z',
    mailed: true,
  })),
  refused: [
    { email: 'admin@acme.test', reason: 'member' },
    { email: 'new@acme.test', reason: 'invited' },
    { email: 'agent.7@acme', reason: 'invalid' },
  ],
} as const satisfies InviteState;

/** Nothing in it is visible before it has faded in. */
const dialogInView = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Invite people' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const Empty = meta.story({
  name: 'US-1, A11Y-1: who invites types at once: the focus is in the addresses',
  play: async () => {
    const dialog = await dialogInView();
    const field = dialog.getByRole('textbox', { name: 'Email addresses' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('ada@acme.test');
    await expect(field).toHaveValue('ada@acme.test');
    await userEvent.clear(field);
  },
});
export const ManyAssistants = meta.story({ args: { assistants: manyAssistantChoices } });
export const NoAssistants = meta.story({ args: { assistants: [] } });
export const OtherScript = meta.story({
  name: 'US-1: an address at a domain of another script is invited, and read as it was written',
  play: async ({ args }) => {
    const dialog = await dialogInView();
    const field = dialog.getByRole('textbox', { name: 'Email addresses' });
    await userEvent.click(field);
    await userEvent.paste('Anna@München.de, ola@пример.рф');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByText('anna@münchen.de')).toBeVisible());
    await waitFor(() => expect(dialog.getByText('ola@пример.рф')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
    await expect(args.onInvite).toHaveBeenCalledWith(
      expect.objectContaining({ emails: ['anna@xn--mnchen-3ya.de', 'ola@xn--e1afmkfd.xn--p1ai'] }),
    );
  },
});
export const Typed = meta.story({
  name: 'US-1: an address that is only typed is invited too, wherever the focus is',
  parameters: noPicture,
  play: async ({ args }) => {
    const dialog = await dialogInView();
    const field = dialog.getByRole('textbox', { name: 'Email addresses' });
    await userEvent.type(field, 'ada@acme.test{Enter}ola@acme.test');
    // As by voice: the focus stays in the field.
    dialog.getByRole('button', { name: 'Send invitations' }).click();
    await waitFor(() =>
      expect(args.onInvite).toHaveBeenCalledWith(
        expect.objectContaining({ emails: ['ada@acme.test', 'ola@acme.test'] }),
      ),
    );
  },
});
export const Reach = meta.story({
  name: 'US-1: which assistants the invited may use is said, also where none is chosen',
  parameters: noPicture,
  play: async () => {
    const dialog = await dialogInView();
    await expect(
      dialog.getByText(
        'Nothing is chosen: they will be able to chat with what is open to everyone: Returns Desk.',
      ),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Shop Assistant' }));
    await expect(
      dialog.getByText('They will be able to chat with: Shop Assistant and Returns Desk.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByText('Administrator'));
    await expect(dialog.queryByText(/^They will be able/)).toBeNull();
  },
});
export const FindsNothing = meta.story({
  name: 'US-1: whoever is invited without a published assistant finds nothing yet',
  args: { assistants: assistantChoices.filter(({ forEveryone }) => !forEveryone) },
  play: async ({ args }) => {
    const dialog = await dialogInView();
    const told = () => dialog.queryByText(/^They will find nothing to chat with yet/);
    await expect(told()).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Store Finder' }));
    await expect(told()).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Shop Assistant' }));
    await expect(told()).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Shop Assistant' }));
    await userEvent.click(dialog.getByText('Administrator'));
    await expect(told()).toBeNull();
    await userEvent.click(dialog.getByText('User'));
    // It is told, and is no reason not to invite.
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email addresses' }), 'agent.5@acme.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
});
export const Sending = meta.story({ args: { state: { kind: 'sending' } } });
export const Failed = meta.story({ args: { state: { kind: 'failed', problem: { code: 'generic' } } } });
export const NotConfirmed = meta.story({
  name: 'FA-1: an address that an unconfirmed call may have invited can be sent once more',
  args: { state: { kind: 'idle' }, known: new Map() },
  parameters: noPicture,
  render: function Confirming(args) {
    const [wasSent, setSent] = useState(false);
    const lost = {
      state: { kind: 'failed', problem: { code: 'notConfirmed' } },
      known: new Map([['agent.5@acme.test', 'invited' as const]]),
    } as const;
    const onInvite: typeof args.onInvite = (wish) => {
      setSent(true);
      args.onInvite(wish);
    };
    return <InviteDialog {...args} {...(wasSent ? lost : {})} onInvite={onInvite} />;
  },
  play: async ({ args }) => {
    const dialog = await dialogInView();
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Email addresses' }),
      'agent.5@acme.test{Enter}',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
    await dialog.findByText('Not confirmed');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
    await expect(args.onInvite).toHaveBeenCalledTimes(2);
    await expect(dialog.queryByText(/Already invited/)).toBeNull();
  },
});
export const Done = meta.story({
  name: 'US-1: a link for each, which ends in 72 hours and can be copied, and who was refused and why',
  args: { state: done },
  play: async ({ args }) => {
    const dialog = await dialogInView();
    await waitFor(() => expect(dialog.getByText(/ends after 72 hours/)).toBeVisible());
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Copy the link of agent.5@acme.test' })).toBeVisible(),
    );
    await waitFor(() => expect(dialog.getByText('Already belongs to your organization.')).toBeVisible());
    await waitFor(() => expect(dialog.getByText('This is not an email address.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Invite more' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});
export const SomeNotMailed = meta.story({
  name: 'US-1: whose invitation was not mailed is said',
  args: {
    state: {
      kind: 'done',
      sent: done.sent.map((invitation, index) => ({ ...invitation, mailed: index === 0 })),
      refused: [],
    },
  },
  play: async () => {
    const dialog = await dialogInView();
    const told = await dialog.findByText('Not mailed: 1 invitation');
    await expect(told.closest('[role=status]')).toHaveTextContent(/Copy it and pass it on\.$/);
    await waitFor(() => expect(dialog.getByRole('heading', { name: '1 invitation sent' })).toBeVisible());
    const ways = dialog.getAllByRole('button', { name: /^Copy link/ });
    await expect(ways.map((way) => way.textContent)).toEqual(['Copy link agent.6@acme.test']);
  },
});
export const NoMailServer = meta.story({
  name: 'US-1: without a mail server all are to be brought',
  args: {
    state: {
      kind: 'done',
      sent: done.sent.map((invitation) => ({ ...invitation, mailed: false })),
      refused: [],
    },
  },
  play: async () => {
    const dialog = await dialogInView();
    await waitFor(() => expect(dialog.getByText('Not mailed: 2 invitations')).toBeVisible());
    await expect(dialog.queryByText(/sent$/)).toBeNull();
    await expect(dialog.getAllByRole('button', { name: /^Copy link/ })).toHaveLength(2);
  },
});
export const NoneSent = meta.story({
  args: { state: { kind: 'done', sent: [], refused: [{ email: 'admin@acme.test', reason: 'member' }] } },
});
export const Phone = meta.story({ args: { state: done }, globals: onPhone });
export const SeveralByEmail = meta.story({
  name: 'US-1: several people are invited at once, and wrong addresses are not sent',
  play: async ({ args }) => {
    const dialog = await dialogInView();
    const send = dialog.getByRole('button', { name: 'Send invitations' });
    await userEvent.click(send);
    await waitFor(() => expect(dialog.getByText('Enter at least one address.')).toBeVisible());
    const emails = dialog.getByRole('textbox', { name: 'Email addresses' });
    await userEvent.type(emails, 'Agent.5@acme.test, admin@acme.test, agent.6@acme.test{Enter}');
    await userEvent.click(send);
    await waitFor(() => expect(dialog.getByText(/Already belongs to your organization/)).toBeVisible());
    await expect(args.onInvite).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: /Remove admin@acme.test/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Store Finder' }));
    await userEvent.click(send);
    await expect(args.onInvite).toHaveBeenCalledWith({
      emails: ['agent.5@acme.test', 'agent.6@acme.test'],
      role: 'user',
      assistantIds: ['2'],
    });
  },
});
export const Refused = meta.story({
  name: 'US-1, A11Y-1: what is refused leads to the first marked address, and is told until none is left',
  play: async ({ args }) => {
    const dialog = await dialogInView();
    const send = dialog.getByRole('button', { name: 'Send invitations' });
    const emails = dialog.getByRole('textbox', { name: 'Email addresses' });
    await userEvent.click(send);
    await waitFor(() => expect(emails).toHaveFocus());
    await userEvent.type(
      emails,
      'agent.5@acme.test, admin@acme.test, agent.6@acme, agent.7@acme.test{Enter}',
    );
    await userEvent.click(send);
    const first = dialog.getByRole('row', { name: /^admin@acme.test/ });
    await waitFor(() => expect(first).toHaveFocus());
    const told = () => dialog.queryByText('Correct or remove the marked addresses first.');
    await expect(told()).toBeVisible();

    await userEvent.keyboard('{Delete}');
    const second = dialog.getByRole('row', { name: /^agent.6@acme/ });
    await waitFor(() => expect(second).toHaveFocus());
    await expect(told()).toBeVisible();
    await userEvent.keyboard('{Delete}');
    await expect(told()).toBeNull();
    await userEvent.click(send);
    await expect(args.onInvite).toHaveBeenCalledWith(
      expect.objectContaining({ emails: ['agent.5@acme.test', 'agent.7@acme.test'] }),
    );
  },
});
export const NoMailServerTakes = meta.story({
  name: 'US-1: an address that the server would refuse is marked at once',
  parameters: noPicture,
  play: async () => {
    const dialog = await dialogInView();
    const emails = dialog.getByRole('textbox', { name: 'Email addresses' });
    await userEvent.type(emails, 'ünï@x.test{Enter}<script>alert(1)</script>@x.test{Enter}ola@x.test{Enter}');
    await expect(emails).toHaveAccessibleDescription(
      'ünï@x.test: This is not an email address.\n' +
        '<script>alert(1)</script>@x.test: This is not an email address.',
    );
  },
});
export const TooLongAddress = meta.story({
  name: 'US-1: an address that is too long is said to be too long',
  parameters: noPicture,
  play: async ({ args }) => {
    const dialog = await dialogInView();
    const emails = dialog.getByRole('textbox', { name: 'Email addresses' });
    await userEvent.click(emails);
    await userEvent.paste(`${'a'.repeat(250)}@acme.test,`);
    await expect(emails).toHaveAccessibleDescription(/Too long: an address has at most 254 characters\.$/);
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
});
export const PastedFromMail = meta.story({
  name: 'US-1: the list of a mail program is taken as it is',
  parameters: noPicture,
  play: async ({ args }) => {
    const dialog = await dialogInView();
    await userEvent.click(dialog.getByRole('textbox', { name: 'Email addresses' }));
    await userEvent.paste('"Lopez, Maria" <Maria@harbour.test>; ola@harbour.test');
    await userEvent.paste('lena@harbour.test joerg@harbour.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
    await expect(args.onInvite).toHaveBeenCalledWith({
      emails: ['maria', 'ola', 'lena', 'joerg'].map((name) => `${name}@harbour.test`),
      role: 'user',
      assistantIds: [],
    });
  },
});
export const Administrators = meta.story({
  name: 'US-1: administrators are invited without choosing assistants',
  play: async ({ args }) => {
    const dialog = await dialogInView();
    await userEvent.click(dialog.getByRole('radio', { name: /Administrator/ }));
    await expect(dialog.queryByRole('checkbox')).toBeNull();
    await userEvent.type(dialog.getByRole('textbox'), 'lead@acme.test{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
    await expect(args.onInvite).toHaveBeenCalledWith({
      emails: ['lead@acme.test'],
      role: 'admin',
      assistantIds: [],
    });
  },
});
export const ForEveryone = meta.story({
  name: 'US-1: an assistant for everyone is told as open to everyone, with no box to choose it',
  parameters: noPicture,
  play: async ({ args }) => {
    const dialog = await dialogInView();
    await waitFor(() => expect(dialog.getByText('0 of 3 chosen')).toBeVisible());
    const open = dialog.getByText('Returns Desk').closest('li');
    await expect(open).toHaveTextContent('Open to everyone.');
    await expect(open).toBe(dialog.getAllByRole('listitem').at(-1));
    await expect(open?.querySelector('svg')).toBeVisible();
    await expect(dialog.queryByRole('checkbox', { name: 'Returns Desk' })).toBeNull();
    await expect(dialog.queryByRole('checkbox', { checked: true })).toBeNull();
    const unpublished = dialog.getByRole('checkbox', { name: 'Store Finder' });
    await expect(unpublished).toHaveAccessibleDescription('Nobody can use it before it is published.');
    await userEvent.type(dialog.getByRole('textbox'), 'agent.5@acme.test{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
    await expect(args.onInvite).toHaveBeenCalledWith({
      emails: ['agent.5@acme.test'],
      role: 'user',
      assistantIds: [],
    });
  },
});
export const LongNames = meta.story({
  name: 'US-1: long names stay inside the dialog',
  globals: onPhone,
  parameters: { visual: { modes: ['light', 'dark'] } },
  args: {
    assistants: [
      {
        id: '1',
        name: 'Rindfleischetikettierungsüberwachungsaufgabe'.repeat(4),
        forEveryone: false,
        status: 'published',
      },
      { id: '2', name: 'W'.repeat(200), forEveryone: true, status: 'draft' },
    ],
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Invite people' });
    for (const row of await within(dialog).findAllByRole('listitem')) {
      await waitFor(() => expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth));
      await expect(row.scrollHeight).toBeLessThanOrEqual(row.clientHeight);
      const { left, right } = row.getBoundingClientRect();
      const around = dialog.getBoundingClientRect();
      await expect(left >= around.left && right <= around.right).toBe(true);
    }
  },
});
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <InviteDialog
          {...args}
          state={{
            kind: 'done',
            sent: [
              { userId: '1', email: text, url: text, endsAt: '2026-03-13T14:30:00.000Z', mailed: false },
            ],
            refused: [{ email: text, reason: 'invalid' }],
          }}
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});

export const AsksBeforeItCloses = meta.story({
  name: 'FA-1: Escape and Cancel ask while addresses are typed',
  parameters: noPicture,
  play: async ({ args }) => {
    const dialog = await dialogInView();
    const field = dialog.getByRole('textbox', { name: /^Email addresses/ });
    await userEvent.type(field, 'agent.5@acme.test{Enter}');
    await userEvent.keyboard('{Escape}');
    const asked = within(await screen.findByRole('alertdialog', { name: 'Discard these invitations?' }));
    await expect(asked.getByText('They have not been sent.')).toBeInTheDocument();
    await userEvent.click(asked.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog.getByText('agent.5@acme.test')).toBeVisible());

    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const ClosesWithoutAsking = meta.story({
  name: 'FA-1: Escape closes it where nothing is typed',
  parameters: noPicture,
  play: async ({ args }) => {
    await dialogInView();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
