import type { accountCalls } from '../contract/account.ts';
import type { Examples } from './example.ts';
import { done } from './ids.ts';

export const accountExamples: Examples<keyof typeof accountCalls> = {
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
      role: 'admin',
      organisationName: 'Acme',
      supportEmail: 'support@acme.test',
      billingEmail: 'billing@acme.test',
      defaultLanguage: 'en',
      conversationDays: 90,
      avatarUrl: null,
    },
  },
  setUserLanguage: { input: { Language: 'de' }, reply: done },
  verifyEmail: { reply: done },
  isEmailVerified: { reply: { isEmailVerified: true, linkSent: false } },
  updateProfile: { input: { name: 'Acme Admin' }, reply: done },
  uploadAvatar: {
    input: { file: new File(['a picture'], 'portrait.png', { type: 'image/png' }) },
    reply: { avatarUrl: '/pictures/5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e08.webp' },
  },
  removeAvatar: { reply: done },
  updateOrganisation: { input: { organisationName: 'Acme' }, reply: done },
};
