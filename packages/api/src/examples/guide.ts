import type { guideCalls } from '../contract/guide.ts';
import type { Examples } from './example.ts';
import { assistantGuid } from './ids.ts';

export const guideExamples: Examples<keyof typeof guideCalls> = {
  getQuickStart: {
    reply: {
      assistant: { assistantGuid, widgetKey: 'pk_example' },
      gaps: {
        create: null,
        data: null,
        test: null,
        style: 'notStyled',
        domain: 'noDomain',
        install: 'notPublished',
        invite: null,
        plan: null,
      },
    },
  },
};
