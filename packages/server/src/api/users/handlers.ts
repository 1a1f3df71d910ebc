import type { userCalls } from '@parley/api/contract';
import type { User } from '../../database/schema.ts';
import { countInvitationLink } from '../../users/invitationLimits.ts';
import { createInvitations } from '../../users/invitations.ts';
import { createMembers } from '../../users/members.ts';
import { createPresence } from '../../users/presence.ts';
import { readUserPage } from '../../users/readUserPage.ts';
import type { HandlerDependencies, HandlersOf } from '../handler.ts';

const done = { ok: true } as const;

/** Calls about the users of the organisation and their invitations (US-1). */
export function userHandlers(dependencies: HandlerDependencies): HandlersOf<typeof userCalls> {
  const { database, clock } = dependencies;
  const presence = createPresence(database, clock);
  const members = createMembers(database, clock);
  const invitations = createInvitations(dependencies);

  return {
    getUsers: ({ caller, input }) => readUserPage(database.db, caller, input),

    getContacts: async ({ caller }) => ({ contacts: await presence.contactsOf(caller.user) }),

    async inviteUsers({
      caller: { organisation, user },
      input: { invitationGuid, emails, role, assistantGuids },
    }) {
      await members.requireAssistants(organisation.id, assistantGuids);
      const who = { emails, role, assistantIds: [...new Set(assistantGuids)], by: user };
      return invitations.invite(organisation, invitationGuid, who);
    },

    async resendInvitations({ caller: { organisation, user }, input }) {
      const invited = await members.find(organisation.id, input.userIds);
      return { sent: await invitations.resend(organisation, input.invitationGuid, invited, user) };
    },

    async createInvitationLink({ caller, input }) {
      const [invited] = await members.find(caller.organisation.id, [input.userId]);
      await countInvitationLink(database.db, caller.organisation.id, clock.now());
      return invitations.link(input.invitationGuid, invited as User, caller.user);
    },

    async changeUserRole({ caller, input: { userIds, role } }) {
      await members.changeRole(caller.organisation.id, userIds, role);
      return done;
    },

    async setUserAssistants({ caller, input: { userId, assistantGuids } }) {
      await members.setAssistants(caller.user, userId, assistantGuids);
      return done;
    },

    async activateUsers({ caller, input }) {
      await members.activate(caller.organisation.id, input.userIds);
      return done;
    },

    async deactivateUsers({ caller, input }) {
      await members.deactivate(caller.organisation.id, input.userIds);
      return done;
    },

    async removeUsers({ caller, input }) {
      return { userIds: await members.remove(caller.organisation.id, input.userIds) };
    },
  };
}
