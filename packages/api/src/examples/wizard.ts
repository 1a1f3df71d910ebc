import type { wizardCalls } from '../contract/wizard.ts';
import type { Examples } from './example.ts';
import { done, newAssistantGuid } from './ids.ts';

export const wizardExamples: Examples<keyof typeof wizardCalls> = {
  getWizardProgress: { reply: { assistantGuid: newAssistantGuid, progress: null } },
  keepWizardProgress: {
    input: {
      step: 'identity',
      answers: {
        useCase: 'support',
        name: 'Helpdesk',
        description: '',
        welcomeMessage: '',
        starterQuestions: [],
      },
    },
    reply: done,
  },
};
