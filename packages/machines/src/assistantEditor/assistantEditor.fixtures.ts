import type { AssistantDraft } from '@parley/model';
import type { SnapshotFrom, StateValueFrom } from 'xstate';
import { failureOf } from '../errors/errorPolicy.ts';
import type { FixturesOf, LeafOf } from '../fixture.types.ts';
import { assistantEditorMachine } from './assistantEditor.machine.ts';
import type { AssistantEditorContext, NewerDraft } from './assistantEditor.types.ts';

/** The assistant that is edited, whole. */
export const exampleDraft: AssistantDraft = {
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
  welcomeMessage: 'Hello! How can I help you?',
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
const changed: AssistantDraft = { ...exampleDraft, name: 'Shop Helper', temperature: 0.4 };

const context: AssistantEditorContext = {
  saved: { draft: exampleDraft, version: 7 },
  published: { ...exampleDraft, welcomeMessage: 'Welcome!' },
  draft: exampleDraft,
  sent: exampleDraft,
  purpose: 'stay',
  leaveTo: '',
  newer: null,
  ahead: null,
  wanted: null,
  refused: {},
  failure: null,
  isOvertaken: false,
  isOffline: false,
};

/** Something is not saved. */
const unsaved: Partial<AssistantEditorContext> = { draft: changed, sent: changed };
const failure = failureOf({ status: 500, code: 'internal' });
const offlineFailure = failureOf({ status: 0, code: 'network' });
const leaving: Partial<AssistantEditorContext> = { ...unsaved, purpose: 'leave', leaveTo: '/users' };

const newer: NewerDraft = {
  draft: { ...exampleDraft, name: 'Shop Desk', description: 'Shipping and returns' },
  version: 8,
  savedBy: 'Support lead',
  isOwn: false,
  savedAt: '2026-03-10T14:21:00.000Z',
};
const ahead = { draft: newer.draft, version: newer.version };
/** The second publication is to become the draft. */
const wanted = 2;

type Value = StateValueFrom<typeof assistantEditorMachine>;

const at = (value: Value, changes: Partial<AssistantEditorContext> = {}) =>
  assistantEditorMachine.resolveState({ value, context: { ...context, ...changes } });

/** Every state of the editor, pinned. */
export const assistantEditorFixtures = {
  clean: at('clean'),
  'clean@neverPublished': at('clean', { published: null }),
  dirty: at('dirty', unsaved),
  'dirty@newerElsewhere': at('dirty', { ...unsaved, ahead }),
  saving: at('saving', unsaved),
  'saving@leaving': at('saving', leaving),
  'saving@publishing': at('saving', { ...unsaved, purpose: 'publish' }),
  saved: at('saved', { saved: { draft: changed, version: 8 }, ...unsaved }),
  saveFailed: at('saveFailed', { ...unsaved, failure }),
  'saveFailed@offline': at('saveFailed', { ...unsaved, failure: offlineFailure }),
  refused: at('refused', { ...unsaved, refused: { name: 'Another assistant has this name.' } }),
  conflict: at('conflict', { ...unsaved, newer }),
  'leaving.asking': at({ leaving: 'asking' }, leaving),
  'leaving.failed': at({ leaving: 'failed' }, { ...leaving, failure }),
  'publishing.asking': at({ publishing: 'asking' }),
  'publishing.asking@unsaved': at({ publishing: 'asking' }, unsaved),
  'publishing.running': at({ publishing: 'running' }),
  'publishing.failed': at({ publishing: 'failed' }, { failure }),
  'reverting.asking': at({ reverting: 'asking' }),
  'reverting.running': at({ reverting: 'running' }),
  'reverting.failed': at({ reverting: 'failed' }, { failure }),
  'versions.looking': at({ versions: 'looking' }),
  'versions.asking': at({ versions: 'asking' }, { wanted }),
  'versions.running': at({ versions: 'running' }, { wanted }),
  'versions.failed': at({ versions: 'failed' }, { wanted, failure }),
  'versions.conflict': at({ versions: 'conflict' }, { wanted, newer }),
  'deleting.asking': at({ deleting: 'asking' }),
  'deleting.running': at({ deleting: 'running' }),
  'deleting.failed': at({ deleting: 'failed' }, { failure }),
  offline: at('offline', { isOffline: true }),
  'offline@unsaved': at('offline', { ...unsaved, isOffline: true }),
  deleted: at('deleted'),
} satisfies FixturesOf<LeafOf<Value>, SnapshotFrom<typeof assistantEditorMachine>>;
