/**
 * Three seeds walk with the journeys, one of them through the welcome wizard; `PARLEY_WALK_SEED=8`, or
 * `8,20,21`, walks from those instead.
 */
export const walkSeeds = (process.env.PARLEY_WALK_SEED ?? '7,12,22').split(',').map(Number);

/** Steps of each walk with the journeys; `PARLEY_WALK_STEPS=2000` makes longer ones. */
export const walkSteps = Number(process.env.PARLEY_WALK_STEPS ?? 500);

/** Findings of which each has a known-bad page that the walk must stop at. */
export const FINDINGS = [
  'white page',
  'dead end',
  'loop',
  'no rest',
  'uncaught error',
  'technical message',
  'lost text',
] as const;

/** What a walk may find wrong. */
export type Finding = (typeof FINDINGS)[number];

/** An organisation of a walk. */
interface WalkOwner {
  owner: string;
  wizardPending?: true;
}

/**
 * Every walk begins in an organisation of its own, which nobody else changes: alone or beside others, the
 * same seed meets the same pages. Every third seed begins in the welcome wizard, which is for organisations
 * without an assistant; the one on its host page belongs to another then.
 */
export const walkOwners: readonly WalkOwner[] = [
  ...walkSeeds.flatMap((seed): WalkOwner[] =>
    seed % 3 === 0
      ? [{ owner: `walk-${seed}`, wizardPending: true }, { owner: `walk-${seed}-site` }]
      : [{ owner: `walk-${seed}` }],
  ),
  ...['walk-once', 'walk-again'].map((owner) => ({ owner })),
  ...FINDINGS.map((_, index) => ({ owner: `walk-broken-${index}` })),
];

/** The published assistant that stands on the host page of a walk. */
export function walkAssistant(owner: string): { guid: string; widgetKey: string } {
  const index = walkOwners.findLastIndex((each) => each.owner === owner || each.owner === `${owner}-site`);
  if (index < 0) throw new Error(`No walk is called ${owner}.`);
  const guid = `a55150a0-0000-4000-8000-0000000002${`${index}`.padStart(2, '0')}`;
  return { guid, widgetKey: `pk_walk_${guid}` };
}
