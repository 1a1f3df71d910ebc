import type { userCalls } from '../contract/users.ts';
import type { Examples } from './example.ts';
import { assistantGuid, done, invitationGuid, invitedUserId, now, userId } from './ids.ts';

const invitation = {
  userId: invitedUserId,
  email: 'new.colleague@acme.test',
  url: 'https://parley.test/invitation/kX9w0example',
  endsAt: now,
  mailed: true,
};

export const userExamples: Examples<keyof typeof userCalls> = {
  getUsers: {
    input: {},
    reply: {
      rows: [
        {
          userId,
          name: 'Acme Admin',
          email: 'admin@acme.test',
          avatarUrl: null,
          role: 'admin',
          status: 'active',
          assistantGuids: [assistantGuid],
          usableAssistants: 1,
          isSelf: true,
          lastActivity: '2026-03-10T08:55:00.000Z',
          invitationEndsAt: null,
        },
      ],
      total: 1,
      activeAdmins: 1,
      totalAssistants: 1,
    },
  },
  getContacts: {
    reply: {
      contacts: [
        {
          id: userId,
          name: 'Acme Agent',
          email: 'agent@acme.test',
          avatarUrl: null,
          isActive: true,
          lastActivity: now,
        },
      ],
    },
  },
  inviteUsers: {
    input: { invitationGuid, emails: [invitation.email], role: 'user', assistantGuids: [assistantGuid] },
    reply: { sent: [invitation], refused: [] },
  },
  resendInvitations: { input: { invitationGuid, userIds: [invitedUserId] }, reply: { sent: [invitation] } },
  createInvitationLink: { input: { invitationGuid, userId: invitedUserId }, reply: invitation },
  changeUserRole: { input: { userIds: [userId], role: 'admin' }, reply: done },
  setUserAssistants: { input: { userId, assistantGuids: [assistantGuid] }, reply: done },
  activateUsers: { input: { userIds: [userId] }, reply: done },
  deactivateUsers: { input: { userIds: [userId] }, reply: done },
  removeUsers: { input: { userIds: [invitedUserId] }, reply: { userIds: [invitedUserId] } },
};
