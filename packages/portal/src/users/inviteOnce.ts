import type { Client, InputOf, ReplyOf } from '@parley/api';
import { callOrLookUp } from '../app/callOrLookUp.ts';

/**
 * Invites, and looks up a call whose reply was lost (FA-1): who was invited by it gets a link as a reply has
 * it, without another mail.
 * @throws as the call; where nobody was invited, it may still be under way
 */
export const inviteOnce = (
  client: Client,
  invitation: InputOf<'inviteUsers'>,
): Promise<ReplyOf<'inviteUsers'>> =>
  callOrLookUp(
    () => client.call('inviteUsers', invitation),
    () => lookUp(client, invitation.emails),
  );

async function lookUp(client: Client, emails: readonly string[]): Promise<ReplyOf<'inviteUsers'> | null> {
  const outcomes = await Promise.all(emails.map((email) => outcomeOf(client, email)));
  const sent = outcomes.flatMap((outcome) => outcome.sent ?? []);
  return sent.length > 0 ? { sent, refused: outcomes.flatMap((outcome) => outcome.refused ?? []) } : null;
}

/** What became of one address. */
async function outcomeOf(client: Client, email: string) {
  const { rows } = await client.call('getUsers', { search: email });
  const user = rows.find((row) => row.email === email);
  return user?.status === 'invited'
    ? { sent: await client.call('createInvitationLink', { userId: user.userId }) }
    : { refused: { email, reason: user ? ('member' as const) : ('invalid' as const) } };
}
