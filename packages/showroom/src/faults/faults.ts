/**
 * What can be wrong with the API under a screen (DS-5), by the name that the toolbar and `globals=fault:429`
 * choose it with. What stands before a colon is what the toolbar itself has room for.
 */
export const FAULTS = {
  401: '401: Session refused',
  403: '403: No permission',
  404: '404: Not found',
  409: '409: Changed elsewhere',
  422: '422: Refused with a reason',
  429: '429: Too many requests',
  460: '460: No active subscription',
  461: '461: Issue with the subscription',
  462: '462: Trial ended',
  463: '463: Daily limit reached',
  464: '464: Monthly limit reached',
  500: '500: Server error, 502 of a proxy',
  slow: 'Slow: no answer yet',
  offline: 'Offline',
  malformed: 'Malformed: HTML, nothing, cut JSON',
  rows: 'Rows: one of each list is malformed',
} as const;

export type FaultName = `${keyof typeof FAULTS}`;

/** All faults, in the toolbar's order. */
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];

/** The faults of a call that writes: it replies with no list. */
export const WRITE_FAULT_NAMES = FAULT_NAMES.filter((name) => name !== 'rows');

/**
 * Which calls a fault hits. Whatever is chosen, the calls that lead to the screen (token and start-up) are
 * answered.
 */
export const FAULT_HITS = {
  all: 'Every call',
  reads: 'Reads: GET',
  writes: 'Writes: POST, and links that are asked for',
} as const;

export type FaultHits = keyof typeof FAULT_HITS;

/** What the toolbar says of itself. */
export const FAULT_HELP =
  'Shows the real page of portal or widget in place of a screen’s story, its calls failing through MSW. ' +
  'Where a screen must be read before something can be saved in it, let the fault hit writing alone.';
