import { type AssistantDraft, DAY_MS, DELETED_ASSISTANT_DAYS } from '@parley/model';
import type { AssistantDetails, assistantCalls } from '../contract/assistants.ts';
import type { deletedAssistantCalls } from '../contract/deletedAssistants.ts';
import { exampleAnswer } from './chat.ts';
import type { Examples } from './example.ts';
import { answerId, assistantGuid, done, messageId, newAssistantGuid, now, threadId, userId } from './ids.ts';

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
  feedback: true,
  language: 'auto',
};

const exampleDraft: AssistantDraft<number> = {
  name: exampleAssistant.name,
  description: exampleAssistant.description,
  avatarUrl: null,
  language: exampleAssistant.language,
  model: '',
  temperature: 0.2,
  instructions: 'Be brief and friendly.',
  fallbackMessage: '',
  welcomeMessage: exampleAssistant.welcomeMessage,
  starterQuestions: exampleAssistant.starterQuestions,
  citations: true,
  feedback: true,
  placeholder: exampleAssistant.placeholder,
  disclaimer: exampleAssistant.disclaimer,
  audience: 'everyone',
  userIds: [],
  rateLimit: { max: 20, windowSeconds: 60, message: '' },
  allowedDomains: ['shop.example.com'],
  widget: {
    position: 'bottom-end',
    size: 'medium',
    theme: 'system',
    color: '#4f46d8',
    textColor: '#ffffff',
    launcherLabel: '',
    autoOpenSeconds: null,
  },
};

const { avatarUrl: _avatar, audience: _audience, userIds: _users, ...exported } = exampleDraft;
const exampleExport = { format: 'parley-assistant', version: 1, assistant: exported } as const;
const severalAssistants = { input: { assistantGuids: [assistantGuid] }, reply: done };
const version = 7;

export const assistantExamples: Examples<keyof typeof assistantCalls | keyof typeof deletedAssistantCalls> = {
  getAssistants: {
    reply: {
      assistants: [
        {
          assistantGuid,
          name: exampleAssistant.name,
          description: exampleAssistant.description,
          avatarUrl: null,
          status: 'published',
          unpublishedChanges: true,
          draftName: null,
          audience: 'chosen',
          dataFileCount: 4,
          conversationCount: 31,
          careCount: 2,
          messages24h: 12,
          hourlyMessages: [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 1, 3, 0, 0, 2, 1, 0, 1, 0, 0],
          createdAt: now,
          updatedAt: now,
        },
      ],
      assistantLimit: 10,
      deletedCount: 1,
    },
  },
  getAssistant: { input: { assistantGuid }, reply: exampleAssistant },
  createAssistant: {
    input: { name: 'Returns assistant', assistantGuid },
    reply: { ...exampleAssistant, starterQuestions: [], status: 'draft' },
  },
  getAssistantDraft: {
    input: { assistantGuid },
    reply: {
      assistantGuid,
      status: 'published',
      widgetKey: 'pk_example',
      version,
      draft: exampleDraft,
      published: { ...exampleDraft, temperature: 0.4 },
      savedBy: 'Support lead',
      savedByCaller: true,
      savedAt: now,
      models: [],
      conversationCount: 31,
      careCount: 2,
      users: [{ userId, name: 'Support lead', email: 'lead@shop.example.com', status: 'active' }],
      installations: [{ site: 'https://shop.example.com', lastSeenAt: now }],
      refusals: [{ site: 'https://blog.example.com', lastSeenAt: now, domain: 'blog.example.com' }],
    },
  },
  saveAssistantDraft: {
    input: { assistantGuid, base: version, draft: exampleDraft },
    reply: { version: version + 1 },
  },
  publishAssistant: { input: { assistantGuid, version }, reply: done },
  revertAssistant: {
    input: { assistantGuid, base: version },
    reply: { version: version + 1, draft: exampleDraft },
  },
  getAssistantVersions: {
    input: { assistantGuid },
    reply: {
      versions: [
        { number: 2, publishedAt: now, publishedBy: 'Support lead', current: true, changed: ['name'] },
        { number: 1, publishedAt: null, publishedBy: null, current: false, changed: null },
      ],
    },
  },
  getAssistantVersion: {
    input: { assistantGuid, number: 1 },
    reply: { draft: { ...exampleDraft, temperature: 0.4, welcomeMessage: 'Hello!' } },
  },
  restoreAssistantVersion: {
    input: { assistantGuid, number: 1, base: version },
    reply: { version: version + 1, draft: { ...exampleDraft, temperature: 0.4, welcomeMessage: 'Hello!' } },
  },
  pauseAssistants: severalAssistants,
  resumeAssistants: severalAssistants,
  duplicateAssistant: {
    input: { assistantGuid, newAssistantGuid },
    reply: { assistantGuid: newAssistantGuid, name: `${exampleAssistant.name} (2)` },
  },
  exportAssistant: {
    input: { assistantGuid },
    file: {
      name: 'Shop assistant.json',
      mediaType: 'application/json',
      content: JSON.stringify(exampleExport),
    },
  },
  importAssistant: {
    input: { exported: exampleExport, assistantGuid: newAssistantGuid },
    reply: { assistantGuid: newAssistantGuid, name: exampleAssistant.name },
  },
  testAssistant: {
    input: {
      ...{ assistantGuid, threadId, messageId, answerId, draft: exampleDraft, history: [] },
      text: 'How long does delivery take?',
    },
    events: exampleAnswer,
  },
  checkPage: {
    input: { assistantGuid, address: 'https://shop.example.com/' },
    reply: {
      findings: [
        { code: 'page.reached', outcome: 'fine', about: '', line: '' },
        { code: 'assistant.published', outcome: 'fine', about: '', line: '' },
        { code: 'script.notSeen', outcome: 'unknown', about: '', line: '' },
        { code: 'domain.allowed', outcome: 'fine', about: 'shop.example.com', line: '' },
        {
          ...{ code: 'scripts.header', outcome: 'problem', about: '' },
          line: "script-src 'self' https://parley.example.com",
        },
        { code: 'frames.allowed', outcome: 'fine', about: '', line: '' },
        { code: 'isolation.none', outcome: 'fine', about: '', line: '' },
      ],
    },
  },
  uploadAssistantAvatar: {
    input: { assistantGuid, file: new File(['picture'], 'shop.png', { type: 'image/png' }) },
    reply: { avatarUrl: '/pictures/5f0c8f4e-52f5-4f0c-9d53-1a6a4c6b7e0c.webp' },
  },
  deleteAssistants: severalAssistants,
  getDeletedAssistants: {
    reply: {
      assistants: [
        {
          assistantGuid: newAssistantGuid,
          name: 'Returns assistant',
          avatarUrl: null,
          dataFileCount: 3,
          conversationCount: 128,
          deletedAt: now,
          deletedBy: 'Support lead',
          keptUntil: new Date(Date.parse(now) + DELETED_ASSISTANT_DAYS * DAY_MS).toISOString(),
        },
      ],
    },
  },
  restoreAssistants: severalAssistants,
  purgeAssistants: severalAssistants,
  getLast24Hours: {
    reply: {
      messages: 48,
      chatSessions: 17,
      hourlyMessages: [0, 0, 2, 1, 0, 0, 0, 0, 0, 1, 2, 4, 6, 3, 2, 5, 4, 3, 5, 4, 2, 3, 1, 0],
      hourlyChatSessions: [0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 2, 3, 2, 1, 2, 2, 2, 3, 2, 1, 1, 1, 0],
    },
  },
};
