import { CHOICES } from '../choices.ts';
import type { StoryGlobals } from '../globals.ts';

/** What can be chosen of each side of the matrix, in the order in which cells are laid out. */
export const SIDES = {
  theme: ['light', 'dark'],
  contrast: ['normal', 'high'],
  direction: ['ltr', 'rtl'],
  locale: ['en', 'de', 'es', 'pl', 'pseudo'],
  width: ['phone', 'tablet', 'desktop'],
  pointer: ['mouse', 'touch'],
} as const;

type Side = keyof typeof SIDES;

/** Names of the sides, in their order. */
export const SIDE_NAMES = Object.keys(SIDES) as Side[];

/** What the sides and their values are called: as in the toolbars, where these have them too. */
export const SIDE_WORDS: {
  readonly [S in Side]: {
    readonly title: string;
    readonly values: Readonly<Record<(typeof SIDES)[S][number], string>>;
  };
} = {
  ...CHOICES,
  width: { title: 'Width', values: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' } },
  pointer: { title: 'Pointer', values: { mouse: 'Mouse', touch: 'Touch' } },
};

/** What a value of a side is called. */
export const wordOf = (side: Side, value: string) =>
  (SIDE_WORDS[side].values as Readonly<Record<string, string>>)[value] ?? value;

/** Widths of a window, in CSS pixels. */
export const WIDTHS: Record<(typeof SIDES)['width'][number], number> = {
  phone: 390,
  tablet: 820,
  desktop: 1440,
};

/** Width of a cell of a component: few need more, and at a page's width none is readable. */
const COMPONENT_WIDTH = 480;

/** Stories of what is a part of a page, as their ids begin. */
const PART = /^(?:components|layout)-/;

/**
 * Width of the window of a cell; a component's is narrower than the one that it acts as.
 * @param needed what the story takes at least, as far as that is known.
 */
export function frameWidthOf(storyId: string, cell: Cell, needed = 0): number {
  const acted = WIDTHS[cell.width];
  return PART.test(storyId) ? Math.min(acted, Math.max(COMPONENT_WIDTH, needed)) : acted;
}

/** One cell: a value of each side. */
export type Cell = { readonly [S in Side]: (typeof SIDES)[S][number] };

/** The values of each side that are laid out. */
export type Choice = { readonly [S in Side]: readonly (typeof SIDES)[S][number][] };

/** What is laid out at first: the themes in both directions, on a phone and a desktop. */
export const FIRST_CHOICE: Choice = {
  theme: ['light', 'dark'],
  contrast: ['normal'],
  direction: ['ltr', 'rtl'],
  locale: ['en'],
  width: ['phone', 'desktop'],
  pointer: ['mouse'],
};

/** Every combination of the chosen values. */
export function cellsOf(choice: Choice): Cell[] {
  const combined = SIDE_NAMES.reduce<Record<string, string>[]>(
    (cells, side) => cells.flatMap((cell) => choice[side].map((value) => ({ ...cell, [side]: value }))),
    [{}],
  );
  return combined as Cell[];
}

/**
 * Cells by the rows that they stand in: those that differ in their width alone stand beside each other. Where
 * one width is chosen, all are one row.
 */
export function rowsOf<C extends { cell: Cell }>(cells: readonly C[], choice: Choice): C[][] {
  if (choice.width.length === 1) return [[...cells]];
  const sides = SIDE_NAMES.filter((side) => side !== 'width');
  const rows = Map.groupBy(cells, ({ cell }) => sides.map((side) => cell[side]).join(' '));
  return [...rows.values()];
}

/** Sides by which cells are told apart: those of which more than one value is chosen, or the theme. */
function tellingSides(choice: Choice): readonly Side[] {
  const telling = SIDE_NAMES.filter((side) => choice[side].length > 1);
  return telling.length > 0 ? telling : ['theme'];
}

/** A cell's name in addresses: its values of the telling sides. */
export const labelOf = (cell: Cell, choice: Choice) =>
  tellingSides(choice)
    .map((side) => cell[side])
    .join(', ');

/** What a reader calls a cell. */
export const nameOf = (cell: Cell, choice: Choice) =>
  tellingSides(choice)
    .map((side) => wordOf(side, cell[side]))
    .join(', ');

/** Turns a value on or off; the last one of a side stays. */
export function toggled(choice: Choice, side: Side, value: string): Choice {
  const chosen: readonly string[] = choice[side];
  const next = SIDES[side].filter((each) => (each === value) !== chosen.includes(each));
  return next.length === 0 ? choice : { ...choice, [side]: next };
}

/** What the sidebar lists, as far as the matrix asks. */
export interface Entry {
  id: string;
  type: string;
  title?: string;
}

/**
 * The story that is laid out where an entry is chosen: itself, or for the page of a component its first one.
 * @param entries all entries by id, in the order of the sidebar.
 */
export function laidOutFor(id: string, entries: Readonly<Record<string, Entry>>): string {
  const entry = entries[id];
  if (entry?.type !== 'docs') return id;
  const first = Object.values(entries).find(({ type, title }) => type === 'story' && title === entry.title);
  return first?.id ?? id;
}

/** Address of a story alone, as a cell shows it. */
export function addressOf(storyId: string, cell: Cell): string {
  const globals = {
    theme: cell.theme,
    contrast: cell.contrast,
    direction: cell.direction,
    locale: cell.locale,
  } satisfies Partial<StoryGlobals>;
  const query = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  return `iframe.html?id=${storyId}&viewMode=story&globals=${query.join(';')}`;
}

/** Name of what is compared, in an address. */
const COMPARED = 'compare';

/** A label as it stands in an address. */
const tokenOf = (label: string) => label.replaceAll(', ', '+');

/**
 * A choice as it stands in an address: `theme:dark;width:phone+tablet`, only what differs from the first.
 * @param compared labels of the cells that lie over each other.
 */
export function textOf(choice: Choice, compared: readonly string[] = []): string {
  const sides = SIDE_NAMES.filter((side) => `${choice[side]}` !== `${FIRST_CHOICE[side]}`).map(
    (side) => `${side}:${choice[side].join('+')}`,
  );
  return [...sides, ...(compared.length > 0 ? [`${COMPARED}:${compared.map(tokenOf).join(',')}`] : [])].join(
    ';',
  );
}

/** What an address tells, by its names. */
const toldIn = (text: string | undefined) =>
  new Map((text ?? '').split(';').map((part) => part.split(':', 2) as [string, string | undefined]));

/** Labels of the cells that an address compares: two at most, and only such as are laid out. */
export function comparedIn(text: string | undefined, choice: Choice): string[] {
  const labels = cellsOf(choice).map((cell) => labelOf(cell, choice));
  const wanted = (toldIn(text).get(COMPARED) ?? '').replaceAll(' ', '+').split(',');
  return labels.filter((label) => wanted.includes(tokenOf(label))).slice(0, 2);
}

/** The labels that compared cells have in another choice; what is no longer laid out is left out. */
export function relabelled(compared: readonly string[], before: Choice, after: Choice): string[] {
  const same = (one: Cell, other: Cell) => SIDE_NAMES.every((side) => one[side] === other[side]);
  const cells = cellsOf(before).filter((cell) => compared.includes(labelOf(cell, before)));
  return cellsOf(after)
    .filter((cell) => cells.some((each) => same(each, cell)))
    .map((cell) => labelOf(cell, after));
}

/** The choice that an address tells of; what makes no sense is as at first. */
export function choiceIn(text: string | undefined): Choice {
  const told = toldIn(text);
  const valuesOf = (side: Side) => {
    const wanted = (told.get(side) ?? '').split(/[+ ]/);
    const known = SIDES[side].filter((value) => wanted.includes(value));
    return known.length > 0 ? known : FIRST_CHOICE[side];
  };
  return Object.fromEntries(SIDE_NAMES.map((side) => [side, valuesOf(side)])) as unknown as Choice;
}
