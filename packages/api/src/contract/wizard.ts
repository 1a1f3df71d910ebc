import { USE_CASES, WIZARD_STEPS } from '@parley/model';
import { z } from 'zod';
import type { Calls } from './call.ts';
import { done, guid, maxUnits } from './common.ts';

/** Longest text that is kept: more than any field takes, so that what is too long is kept too. */
const TEXT_MAX_LENGTH = 8000;
const QUESTIONS_MAX_COUNT = 20;

const text = z.string().check(...maxUnits(TEXT_MAX_LENGTH));

/** How far somebody is in the welcome wizard. */
export const wizardProgress = z.object({
  step: z.enum(WIZARD_STEPS),
  answers: z.object({
    useCase: z.enum(USE_CASES).nullable(),
    name: text,
    description: text,
    welcomeMessage: text,
    starterQuestions: z.array(text).max(QUESTIONS_MAX_COUNT),
  }),
});

/** Calls of the welcome wizard (WZ-1). */
export const wizardCalls = {
  getWizardProgress: {
    summary: 'How far the caller is in the welcome wizard',
    auth: 'admin',
    reply: z.object({
      /**
       * Id for the organisation's first assistant: the same for all of its administrators,
       * so that `CreateAssistant` makes one, however many windows finish the wizard.
       */
      assistantGuid: guid,
      /** Null where nothing was answered yet. */
      progress: wizardProgress.nullable(),
    }),
    errors: [],
  },
  keepWizardProgress: {
    summary: 'Keep how far the caller is in the welcome wizard, until it is done',
    auth: 'admin',
    body: wizardProgress,
    reply: done,
    errors: [],
  },
} as const satisfies Calls;
