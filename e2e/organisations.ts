import { demoOrganisations } from '@parley/server/demo';
import { walkAssistant, walkOwners } from './walkSeeds.ts';

/** Journeys that write work in an organisation that no other file of journeys opens. */
const OWNERS = [
  'account',
  'account-windows',
  'assistants',
  'billing',
  'cells',
  'chat',
  'conversations',
  'data-files',
  'duplicates',
  'faults',
  'guide',
  'password',
  'shell',
  'users',
] as const;

/** The same, with the welcome wizard pending: with a plan, or with a subscription that was canceled. */
const PENDING = ['wizard', 'wizard-canceled', 'wizard-language'] as const;

const team = demoOrganisations.find(({ domain }) => domain === 'acme.test')?.plan;
if (!team) throw new Error('The demo has no organisation with room for journeys.');

type JourneyOrganisation = (typeof demoOrganisations)[number];

const organisationOf = (
  owner: string,
  index: number,
  rest: Partial<JourneyOrganisation> = {},
): JourneyOrganisation => ({
  guid: `0a9a0000-0000-4000-8000-0000000001${`${index}`.padStart(2, '0')}`,
  name: `Journeys of ${owner}`,
  domain: `${owner}.test`,
  status: 'active',
  plan: team,
  users: [
    { email: `admin@${owner}.test`, name: 'First Admin', role: 'admin' },
    { email: `colleague@${owner}.test`, name: 'Second Admin', role: 'admin' },
    { email: `agent@${owner}.test`, name: 'Agent', role: 'user' },
  ],
  assistants: [],
  ...rest,
});

type Desk = JourneyOrganisation['assistants'][number];

const deskOf = (known: Pick<Desk, 'guid' | 'widgetKey'>, ...sites: string[]): Desk => ({
  ...known,
  name: 'Harbour desk',
  description: 'Loans and opening hours.',
  status: 'published',
  files: 'library',
  language: 'en',
  welcomeMessage: 'Welcome!',
  starterQuestions: ['How long may I keep a book?'],
  allowedDomains: ['http://localhost:*', ...sites],
});

/** A published assistant that stands on pages of two sites, `localhost` and `127.0.0.1`. */
export const TWO_SITES = {
  guid: 'a55150a0-0000-4000-8000-000000000301',
  widgetKey: 'pk_two_sites_a55150a0-0000-4000-8000-000000000301',
};

/** A published assistant whose pages are checked. */
export const CHECKED_DESK = {
  guid: 'a55150a0-0000-4000-8000-000000000302',
  widgetKey: 'pk_page_check_a55150a0-0000-4000-8000-000000000302',
};

/** A published assistant whose organization has no plan. */
export const UNPAID_DESK = {
  guid: 'a55150a0-0000-4000-8000-000000000304',
  widgetKey: 'pk_unpaid_a55150a0-0000-4000-8000-000000000304',
};

/** The same, of which a site that it does not allow has the snippet. */
export const REFUSING_DESK = {
  guid: 'a55150a0-0000-4000-8000-000000000303',
  widgetKey: 'pk_refusing_a55150a0-0000-4000-8000-000000000303',
};

/**
 * One for each file of journeys: two administrators, `admin@<owner>.test` and `colleague@<owner>.test`, and
 * a user, `agent@<owner>.test`; the password of the demo, a plan with room, and no assistant.
 */
export const journeyOrganisations: typeof demoOrganisations = [
  ...OWNERS.map((owner, index) => organisationOf(owner, index)),
  ...PENDING.map((owner, index) =>
    organisationOf(owner, OWNERS.length + index, {
      wizardPending: true,
      status: owner === 'wizard-canceled' ? 'canceled' : 'active',
    }),
  ),
  ...walkOwners.map(({ owner, wizardPending }, index) =>
    organisationOf(owner, OWNERS.length + PENDING.length + index, {
      ...(wizardPending ? { wizardPending } : { assistants: [deskOf(walkAssistant(owner))] }),
    }),
  ),
  organisationOf('two-sites', 99, { assistants: [deskOf(TWO_SITES, 'http://127.0.0.1:*')] }),
  organisationOf('canceled-windows', 97, { status: 'canceled', assistants: [deskOf(UNPAID_DESK)] }),
  organisationOf('page-check', 98, { assistants: [deskOf(CHECKED_DESK), deskOf(REFUSING_DESK)] }),
];
