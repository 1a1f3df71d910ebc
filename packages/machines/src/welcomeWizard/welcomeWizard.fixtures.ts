import type { WizardAnswers, WizardStep } from '@parley/model';
import type { SnapshotFrom, StateValueFrom } from 'xstate';
import { failureOf } from '../errors/errorPolicy.ts';
import type { FixturesOf, LeafOf } from '../fixture.types.ts';
import { welcomeWizardMachine } from './welcomeWizard.machine.ts';
import type { WelcomeWizardContext } from './welcomeWizard.types.ts';

const empty: WizardAnswers = {
  useCase: null,
  name: '',
  description: '',
  welcomeMessage: 'Hello! How can I help you?',
  starterQuestions: [],
};
const answers: WizardAnswers = {
  useCase: 'support',
  name: 'Acme Helpdesk',
  description: 'Answers questions about orders, returns and opening hours',
  welcomeMessage: 'Hello! Ask me about your order, returns or opening hours.',
  starterQuestions: ['Where is my order?', 'How do I return something?', 'When are you open?'],
};

const context: WelcomeWizardContext = {
  steps: ['useCase', 'identity', 'data', 'hello', 'embed'],
  progress: { step: 'useCase', answers: empty },
  isKept: false,
  made: null,
  overwrites: false,
  failure: null,
};

/** As far as this step, with all that comes before it answered and kept. */
const upTo = (step: WizardStep): Partial<WelcomeWizardContext> => ({
  progress: { step, answers },
  isKept: true,
});

/** Without the steps that no API call supports. */
const short: Partial<WelcomeWizardContext> = { ...upTo('hello'), steps: ['useCase', 'identity', 'hello'] };
const made: Partial<WelcomeWizardContext> = {
  ...upTo('embed'),
  made: { assistantGuid: '7d0f8a4e-6c1b-4f7e-9b8e-1c2d3e4f5a6b', name: 'Acme Helpdesk' },
};
const taken: Partial<WelcomeWizardContext> = {
  ...upTo('embed'),
  made: {
    assistantGuid: '7d0f8a4e-6c1b-4f7e-9b8e-1c2d3e4f5a6b',
    name: 'Acme Advisor',
    takenBy: 'Robin Becker',
  },
};
const broken = failureOf({ status: 500, code: 'internal' });
const offline = failureOf({ status: 0, code: 'network' });
const refused = failureOf({ status: 422, code: 'assistant_limit', text: 'Your plan allows 1 assistant.' });
const unpaid = failureOf({ status: 460, code: 'no_subscription' });

type Value = StateValueFrom<typeof welcomeWizardMachine>;

const at = (value: Value, changes: Partial<WelcomeWizardContext> = {}) =>
  welcomeWizardMachine.resolveState({ value, context: { ...context, ...changes } });

/** Every state of the welcome wizard, pinned. */
export const welcomeWizardFixtures = {
  'starting.restoring': at({ starting: 'restoring' }),
  'starting.looking': at({ starting: 'looking' }),
  'answering.useCase': at({ answering: 'useCase' }),
  'answering.useCase@resumed': at({ answering: 'useCase' }, upTo('useCase')),
  'answering.identity': at({ answering: 'identity' }, upTo('identity')),
  'answering.identity@notKept': at({ answering: 'identity' }, { ...upTo('identity'), isKept: false }),
  'answering.data': at({ answering: 'data' }, upTo('data')),
  'answering.hello': at({ answering: 'hello' }, upTo('hello')),
  'answering.hello@short': at({ answering: 'hello' }, short),
  'answering.embed': at({ answering: 'embed' }, upTo('embed')),
  'finishing.looking': at({ finishing: 'looking' }, upTo('embed')),
  'finishing.looking@short': at({ finishing: 'looking' }, short),
  'finishing.creating': at({ finishing: 'creating' }, upTo('embed')),
  'finishing.completing': at({ finishing: 'completing' }, made),
  failed: at('failed', { ...upTo('embed'), failure: broken }),
  'failed@offline': at('failed', { ...upTo('embed'), failure: offline }),
  'failed@refused': at('failed', { ...upTo('identity'), failure: refused }),
  'failed@dialog': at('failed', { ...upTo('embed'), failure: unpaid }),
  taken: at('taken', taken),
  'made.idle': at({ made: 'idle' }, made),
  'made.opening': at({ made: 'opening' }, made),
  'made.failed': at({ made: 'failed' }, { ...made, failure: broken }),
  finished: at('finished', made),
} satisfies FixturesOf<LeafOf<Value>, SnapshotFrom<typeof welcomeWizardMachine>>;
