import { FAULT_SCREENS, type FaultScreen, type FaultScreenName, PASSING, REFUSALS } from './faultScreens.ts';
import { FAULT_NAMES, type FaultHits, type FaultName, WRITE_FAULT_NAMES } from './faults.ts';
import { FORMS, LISTS } from './formsAndLists.ts';
import { PROMISES, type Promised } from './promises.ts';

/** Where the text of a message stands that could not be delivered. */
export type KeptText =
  /** In a bubble that has failed, and offers another try. */
  | 'failed'
  /** In a bubble that is on its way, or that waits for the network. */
  | 'sending'
  | 'queued'
  /** In the composer, to be changed. */
  | 'composer'
  /** Out of sight, in the tab's storage: sent again when the chat is there. */
  | 'storage'
  /** In view, to be read and copied: there is no chat any more to send it in. */
  | 'shown';

/** Where each fault leaves the text of a message in the portal. */
const KEPT_TEXT: Record<FaultName, KeptText> = {
  401: 'storage',
  403: 'shown',
  404: 'shown',
  409: 'failed',
  422: 'composer',
  429: 'failed',
  460: 'failed',
  461: 'failed',
  462: 'failed',
  463: 'failed',
  464: 'failed',
  500: 'failed',
  slow: 'sending',
  offline: 'queued',
  malformed: 'failed',
  rows: 'failed',
};

/** The same in the widget, where it differs: it has no session that could end. */
const WIDGET_KEPT_TEXT: Partial<Record<FaultName, KeptText>> = {
  401: 'failed',
};

/** Where the text of a message stands that was sent in a story of a chat. */
export const keptTextOf = ({ screen, fault }: Pick<FaultStory, 'screen' | 'fault'>): KeptText =>
  (screen === 'Widget' && WIDGET_KEPT_TEXT[fault]) || KEPT_TEXT[fault];

/** What a screen promises of a fault. */
export function promisedOf({ screen, fault, hits }: Omit<FaultStory, 'scene'>): Promised {
  const { promises = PROMISES }: FaultScreen = FAULT_SCREENS[screen];
  return promises[fault][hits];
}

/**
 * How far a story of `Faults/` goes: it stays at the fault; the fault ends and the reader tries again; what
 * was read before is read again into the fault; 'Manage subscription' of the dialog is followed; each other
 * refusal of the subscription comes after the first, then a reply that tells nothing, and at last the session
 * has ended.
 */
export type FaultScene = 'pinned' | 'mended' | 'outdated' | 'followed' | 'refused';

/** A story of `Faults/`. */
export interface FaultStory {
  screen: FaultScreenName;
  fault: FaultName;
  hits: Exclude<FaultHits, 'all'>;
  scene: FaultScene;
}

const SCENE_NAMES: Record<FaultScene, string> = {
  pinned: '',
  mended: ', then mended',
  outdated: ' again',
  followed: ', dialog followed',
  refused: ' to 464, then 401',
};

/** `reading 500, then mended`. */
export function faultStoryName({ screen, fault, hits, scene }: FaultStory): string {
  const { verb: writing = 'saving' }: FaultScreen = FAULT_SCREENS[screen];
  const [verb, end] = [hits === 'reads' ? 'reading' : writing, SCENE_NAMES[scene]];
  return scene === 'outdated' ? `${verb}${end} ${fault}` : `${verb} ${fault}${end}`;
}

/** The faults that a story plays, in their order. */
export const faultsIn = ({ fault, scene }: Pick<FaultStory, 'fault' | 'scene'>): readonly FaultName[] =>
  scene === 'refused' ? REFUSALS : [fault];

/** The stories of a screen's faults, in their order. */
export function faultStoriesOf(screen: FaultScreenName): FaultStory[] {
  const { reads, writes, leaves, readsOnce, pictured }: FaultScreen = FAULT_SCREENS[screen];
  const stories = (hits: 'reads' | 'writes', scene: FaultScene, faults: readonly FaultName[]): FaultStory[] =>
    faults.map((fault) => ({ screen, fault, hits, scene }));
  const has = (faults: readonly FaultName[], some: readonly FaultName[]) =>
    some.filter((each) => faults.includes(each));
  const mended = (faults: readonly FaultName[]) =>
    has(faults, faults === FAULT_NAMES || faults === WRITE_FAULT_NAMES ? PASSING : ['500']);
  const isDialog = (fault: FaultName) => promisedOf({ screen, fault, hits: 'writes' }).kind === 'dialog';
  const isToldOf = (fault: FaultName) => promisedOf({ screen, fault, hits: 'reads' }).kind !== 'nothing';
  const failed = has(reads.filter(isToldOf), ['500']);
  // It is mended on the way.
  const outdated = readsOnce ? [] : failed;
  const refused = FORMS.includes(screen) && writes !== WRITE_FAULT_NAMES ? (['460'] as const) : [];
  const writesMended = leaves ? [] : mended(writes);
  // Without a picture, a story that a longer one begins with would show nothing more.
  const isBegun = (fault: FaultName) =>
    writesMended.includes(fault) || (refused.length > 0 && REFUSALS.includes(fault));
  const pinned = writes.filter((fault) => !isBegun(fault) || pictured?.includes(fault) !== false);
  return [
    ...stories('reads', 'pinned', reads),
    ...stories('reads', 'pinned', screen in LISTS && !reads.includes('rows') ? ['rows'] : []),
    ...stories('reads', 'mended', reads === FAULT_NAMES ? mended(reads) : outdated.length > 0 ? [] : failed),
    ...stories('reads', 'outdated', outdated),
    ...stories('writes', 'pinned', pinned),
    ...stories('writes', 'mended', writesMended),
    ...stories('writes', 'refused', refused),
    // Once to each place that a dialog leads to.
    ...stories(
      'writes',
      'followed',
      writes === WRITE_FAULT_NAMES ? has(writes, ['460', '461']).filter(isDialog) : [],
    ),
  ];
}
