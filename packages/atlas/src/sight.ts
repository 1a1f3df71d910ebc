/** Windows that a screen can be seen in, in CSS px. */
export const STAGE_WINDOWS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;
export type StageWindow = keyof typeof STAGE_WINDOWS;

/**
 * Everything that one sees of a machine's page, as its address keeps it: a link brings a colleague to the
 * same sight (DS-4). The words hold nothing but letters, figures, '-' and '_', and '' is how the page begins.
 */
export interface Sight {
  /** The pinned state that the walk begins at, as the id of its story ends: `ready-idle-empty`. */
  state: string;
  /** The steps of the walk since, as `stepsOf` writes them. */
  steps: string;
  /** What the drawing shows. */
  view: '' | 'tiles' | 'lines';
  /** Which lines are drawn in full. */
  lines: '' | 'chosen' | 'all';
  /** Where the camera is over the lines, as `textOf` writes it. */
  camera: string;
  /** The transition that is looked at, as `addressOf` names it. */
  transition: string;
  /** The window that the screen is seen in. */
  window: '' | StageWindow;
  /** Whether what cannot happen now is listed. */
  others: '' | 'open';
  /** The table below the drawing. */
  table: '' | 'states' | 'transitions';
}

/** How a page begins. */
export const plainSight: Sight = {
  ...{ state: '', steps: '', view: '', lines: '', camera: '', transition: '' },
  ...{ window: '', others: '', table: '' },
};

/** Where a drawing is looked at from: its point in the middle of the frame, and the scale. */
export interface Camera {
  scale: number;
  x: number;
  y: number;
}

/** Small scales are far apart in per cent. */
const PER_MILLE = 1000;

/** A camera as it stands in an address: `750_1200_340`, the scale in per mille. */
export const textOf = ({ scale, x, y }: Camera): string =>
  [scale * PER_MILLE, x, y].map(Math.round).join('_');

/** The camera of an address; null where it says none. */
export function cameraIn(text: string): Camera | null {
  const [, scale, x, y] = /^(\d+)_(\d+)_(\d+)$/.exec(text) ?? [];
  return Number(scale) > 0 ? { scale: Number(scale) / PER_MILLE, x: Number(x), y: Number(y) } : null;
}
