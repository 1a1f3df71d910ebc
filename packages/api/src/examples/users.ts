import type { userCalls } from '../contract/users.ts';
import type { Examples } from './example.ts';
import { assistantGuid, done } from './ids.ts';

export const userExamples: Examples<keyof typeof userCalls> = {
  showWelcomeWizard: { reply: { showWelcomeWizard: false } },
  completeWelcomeWizard: { reply: done },
  changePassword: {
    input: { newPassword: 'Correct-horse-1', repeatNewPassword: 'Correct-horse-1' },
    reply: done,
  },
  getUserSettings: {
    reply: {
      language: 'en',
      name: 'Acme Admin',
      email: 'admin@acme.test',
      organisationName: 'Acme',
      supportEmail: 'support@acme.test',
    },
  },
  setUserLanguage: { input: { Language: 'de' }, reply: done },
  verifyEmail: { reply: done },
  isEmailVerified: { reply: { isEmailVerified: true } },
  getUsers: {
    reply: {
      users: [
        {
          id: 'auth0|acme-admin',
          name: 'Acme Admin',
          email: 'admin@acme.test',
          avatarUrl: null,
          role: 'admin',
          status: 'active',
          assistantGuids: [assistantGuid],
        },
      ],
    },
  },
};
