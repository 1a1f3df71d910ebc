import {
  ASSISTANT_NAME_MAX_LENGTH,
  type AssistantDraft,
  INSTRUCTIONS_MAX_LENGTH,
  type ListedDataFile,
  type PublishedVersion,
  STARTER_QUESTION_MAX_LENGTH,
  STARTER_QUESTIONS_MAX_COUNT,
} from '@parley/model';
import type { AssistantModel, AssistantUser, EmbedSnippets, WidgetSites } from './editor.types.ts';
import { FIELD_NAMES } from './fields.ts';

export const assistantDraft: AssistantDraft = {
  name: 'Shop Assistant',
  description: 'Shipping, returns and warranty for the online shop',
  avatarUrl: null,
  language: 'auto',
  model: 'balanced',
  temperature: 0.2,
  instructions: [
    'You answer for the online shop of Acme Outdoor.',
    '',
    '# Tone',
    'Be brief and friendly. Two or three sentences are enough.',
    'Use the words that customers use, not those of the warehouse.',
    '',
    '# Sources',
    'Answer from the data files alone. Never guess a price or a date.',
    'If the files disagree, name the newer one.',
    '',
    '# Hand over',
    'For complaints, give the number of the service desk: +1 555 0100.',
  ].join('\n'),
  fallbackMessage: 'I could not find that. Our service desk knows more: service@acme.test',
  welcomeMessage: 'Hello! Ask me about **shipping**, **returns** or **warranty**.',
  starterQuestions: ['Where is my order?', 'How do I return something?', 'Is my tent under warranty?'],
  citations: true,
  feedback: true,
  placeholder: 'Ask about your order',
  disclaimer: 'Answers are written by a computer and can be wrong.',
  audience: 'everyone',
  userIds: [],
  rateLimit: {
    max: 20,
    windowSeconds: 60,
    message: 'That was a lot at once. Please wait a minute.',
  },
  allowedDomains: ['shop.acme.test', '*.acme.test', 'http://localhost:*'],
  widget: {
    position: 'bottom-end',
    size: 'medium',
    theme: 'system',
    color: '#4f46d8',
    textColor: '#ffffff',
    launcherLabel: 'Ask us',
    autoOpenSeconds: null,
  },
};

/** What visitors still see: the draft before its last changes. */
export const publishedDraft: AssistantDraft = {
  ...assistantDraft,
  description: 'Shipping and returns',
  temperature: 0.4,
  instructions: assistantDraft.instructions
    .replace(
      'Be brief and friendly. Two or three sentences are enough.',
      'Be brief. Two sentences are enough.',
    )
    .replace('If the files disagree, name the newer one.\n', ''),
  welcomeMessage: 'Hello! Ask me about **shipping** and returns.',
  starterQuestions: ['Where is my order?', 'How do I return something?'],
  feedback: false,
  widget: { ...assistantDraft.widget, color: '#0f766e', autoOpenSeconds: 30 },
};

/** As the server makes a new assistant. */
export const emptyDraft: AssistantDraft = {
  ...assistantDraft,
  name: 'New assistant',
  description: '',
  instructions: '',
  fallbackMessage: '',
  welcomeMessage: '',
  starterQuestions: [],
  placeholder: '',
  disclaimer: '',
  allowedDomains: [],
  rateLimit: { max: 20, windowSeconds: 60, message: '' },
  widget: { ...assistantDraft.widget, launcherLabel: '' },
};

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung';
const filledTo = (length: number, text: string) =>
  `${text} `.repeat(Math.ceil(length / text.length)).slice(0, length);

/** Everything as long as it may be. */
export const longDraft: AssistantDraft = {
  ...assistantDraft,
  name: filledTo(ASSISTANT_NAME_MAX_LENGTH, LONG_WORD),
  description: filledTo(512, LONG_WORD),
  instructions: filledTo(INSTRUCTIONS_MAX_LENGTH, `${LONG_WORD} wird nur aus den Dateien beantwortet.\n`),
  starterQuestions: Array.from({ length: STARTER_QUESTIONS_MAX_COUNT }, (_, index) =>
    filledTo(STARTER_QUESTION_MAX_LENGTH, `${index + 1}. Gilt die ${LONG_WORD} auch für mich?`),
  ),
  welcomeMessage: filledTo(2000, `Willkommen bei der ${LONG_WORD}!`),
  disclaimer: filledTo(512, LONG_WORD),
  placeholder: filledTo(120, LONG_WORD),
  allowedDomains: Array.from({ length: 24 }, (_, index) => `niederlassung-${index + 1}.verwaltung.acme.test`),
  widget: { ...assistantDraft.widget, launcherLabel: filledTo(40, LONG_WORD) },
};

/** Every version but the newest holds `publishedDraft` in stories. */
export const publishedVersions: readonly PublishedVersion[] = [
  {
    ...{ number: 4, publishedAt: '2026-03-09T16:05:00.000Z', publishedBy: 'Support lead', current: true },
    changed: ['widget.color', 'name', 'welcomeMessage', 'starterQuestions'],
  },
  {
    ...{ number: 3, publishedAt: '2026-02-20T08:41:00.000Z', publishedBy: 'Shop manager', current: false },
    changed: ['temperature'],
  },
  {
    ...{ number: 2, publishedAt: '2026-01-12T11:30:00.000Z', publishedBy: 'Support lead', current: false },
    changed: FIELD_NAMES,
  },
  { number: 1, publishedAt: null, publishedBy: null, current: false, changed: null },
];

export const models: readonly AssistantModel[] = [
  { id: 'quick', name: 'Quick', description: 'Short answers at once, for simple questions' },
  { id: 'balanced', name: 'Balanced', description: 'Good answers in a second or two' },
  { id: 'thorough', name: 'Thorough', description: 'Compares many sources; takes longer' },
];

export const assistantUsers: readonly AssistantUser[] = [
  { id: '1', name: 'Support lead', email: 'lead@acme.test', status: 'active' },
  { id: '2', name: 'Agent 1', email: 'agent1@acme.test', status: 'active' },
  { id: '3', name: 'Agent 2', email: 'agent2@acme.test', status: 'inactive' },
  { id: '4', name: 'Shop manager', email: 'shop@acme.test', status: 'invited' },
];

const MEGABYTE = 1024 * 1024;

export const dataFiles: readonly ListedDataFile[] = [
  {
    id: 'f1',
    name: 'shipping-terms.pdf',
    bytes: 1.4 * MEGABYTE,
    pages: 12,
    status: 'ready',
    progress: null,
    reason: '',
    updatedAt: '2026-03-02T09:12:00Z',
  },
  {
    id: 'f2',
    name: 'returns.docx',
    bytes: 0.3 * MEGABYTE,
    pages: 4,
    status: 'ready',
    progress: null,
    reason: '',
    updatedAt: '2026-02-18T15:40:00Z',
  },
  {
    id: 'f3',
    name: 'warranty-2026.pdf',
    bytes: 6.2 * MEGABYTE,
    pages: 0,
    status: 'indexing',
    progress: 0.42,
    reason: '',
    updatedAt: '2026-03-10T13:50:00Z',
  },
  {
    id: 'f4',
    name: 'store-hours.csv',
    bytes: 18_204,
    pages: 0,
    status: 'queued',
    progress: null,
    reason: '',
    updatedAt: '2026-03-10T13:54:00Z',
  },
  {
    id: 'f5',
    name: 'catalogue-scan.pdf',
    bytes: 9.8 * MEGABYTE,
    pages: 0,
    status: 'failed',
    progress: null,
    reason: 'The pages are pictures without text.',
    updatedAt: '2025-11-05T11:03:00Z',
  },
];

export const snippets: EmbedSnippets = {
  script:
    '<script async src="https://parley.test/widget.js" data-assistant="5f0c3a52" data-widget-key="wk_8s1"></script>',
  iframe:
    '<iframe src="https://parley.test/widget-chat/5f0c3a52" title="Shop Assistant" width="400" height="640" style="border: 0; max-width: 100%" allow="clipboard-write" referrerpolicy="origin"></iframe>',
  react: [
    "import { useEffect } from 'react';",
    '',
    'export function ShopAssistant() {',
    '  useEffect(() => {',
    "    const script = document.createElement('script');",
    "    script.src = 'https://parley.test/widget.js';",
    "    script.dataset.assistant = '5f0c3a52';",
    "    script.dataset.widgetKey = 'wk_8s1';",
    '    document.body.append(script);',
    '    return () => {',
    '      window.Parley?.destroy();',
    '      script.remove();',
    '    };',
    '  }, []);',
    '  return null;',
    '}',
  ].join('\n'),
};

export const sites: WidgetSites = {
  installed: [
    { site: 'https://shop.acme.test', lastSeenAt: '2026-03-10T14:25:00.000Z' },
    { site: 'https://help.acme.test', lastSeenAt: '2026-03-07T16:40:00.000Z' },
  ],
  refused: [],
};

/** Sites that have the snippet and are not allowed. */
export const refusedSites: WidgetSites['refused'] = [
  { site: 'https://blog.acme.test', lastSeenAt: '2026-03-10T13:05:00.000Z', domain: 'blog.acme.test' },
  { site: 'http://old.acme.test', lastSeenAt: '2026-03-09T08:30:00.000Z', domain: null },
];
