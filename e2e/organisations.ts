import { demoOrganisations } from '@parley/server/demo';

/** Journeys that write work in an organisation that no other file of journeys opens. */
const OWNERS = [
  'account',
  'assistants',
  'billing',
  'conversations',
  'data-files',
  'faults',
  'guide',
  'shell',
  'users',
  'walk-1',
  'walk-2',
  'walk-3',
] as const;

/** The same, with the welcome wizard pending: one with a plan, one whose subscription was canceled. */
const PENDING = ['wizard', 'wizard-canceled'] as const;

const team = demoOrganisations.find(({ domain }) => domain === 'acme.test')?.plan;
if (!team) throw new Error('The demo has no organisation with room for journeys.');

type JourneyOrganisation = (typeof demoOrganisations)[number];

const organisationOf = (
  owner: (typeof OWNERS | typeof PENDING)[number],
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

/**
 * One for each file of journeys: two administrators, `admin@<owner>.test` and `colleague@<owner>.test`, and
 * a user, `agent@<owner>.test`; the password of the demo, a plan with room, and no assistant.
 */
export const journeyOrganisations: typeof demoOrganisations = [
  ...OWNERS.map((owner, index) => organisationOf(owner, index)),
  ...PENDING.map((owner, index) =>
    organisationOf(owner, OWNERS.length + index, {
      wizardPending: true,
      status: owner === 'wizard' ? 'active' : 'canceled',
    }),
  ),
];
