import type { guideCalls } from '../contract/guide.ts';
import type { Examples } from './example.ts';
import { assistantGuid } from './ids.ts';

export const guideExamples: Examples<keyof typeof guideCalls> = {
  getQuickStart: {
    reply: {
      assistants: [{ assistantGuid, name: 'Shop Assistant', widgetKey: 'pk_example' }],
      gaps: {
        create: null,
        data: null,
        test: null,
        style: 'notStyled',
        domain: 'noDomain',
        publish: 'notPublished',
        install: 'notSeen',
        invite: null,
        plan: 'limitsNotSeen',
      },
    },
  },
};
