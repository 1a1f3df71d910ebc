import type { AssistantDetails, assistantCalls } from '../contract/assistants.ts';
import type { Examples } from './example.ts';
import { assistantGuid, now } from './ids.ts';

export const exampleAssistant: AssistantDetails = {
  assistantGuid,
  name: 'Shop assistant',
  description: 'Answers questions about orders, delivery and returns.',
  avatarUrl: null,
  status: 'published',
  welcomeMessage: 'Hello! What can I help you with?',
  starterQuestions: ['How long does delivery take?'],
  placeholder: 'Ask about an order',
  disclaimer: 'Answers may be wrong. Check what matters.',
  language: 'auto',
};

export const assistantExamples: Examples<keyof typeof assistantCalls> = {
  getAssistants: {
    reply: {
      assistants: [
        {
          assistantGuid,
          name: exampleAssistant.name,
          description: exampleAssistant.description,
          avatarUrl: null,
          status: 'published',
          dataFileCount: 4,
          messages24h: 12,
          updatedAt: now,
        },
      ],
    },
  },
  getAssistant: { input: { assistantGuid }, reply: exampleAssistant },
  createAssistant: {
    input: { name: 'Returns assistant' },
    reply: { ...exampleAssistant, starterQuestions: [], status: 'draft' },
  },
  getLast24Hours: { reply: { messages: 48, chatSessions: 17 } },
};
