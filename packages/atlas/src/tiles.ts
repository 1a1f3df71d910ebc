import { type AtlasGraph, type AtlasState, isLeaf } from './graph.ts';
import type { PlacedState } from './layout.ts';

/** Measures of the map in px, shared with the style sheet. */
export const tile = { width: 140, words: 44, picture: 86, gap: 8, head: 30, padding: 8 } as const;

/** How many tiles may stand in a row. */
const MOST_COLUMNS = 10;

/** All states of a machine side by side, without lines. */
export interface Tiles {
  width: number;
  height: number;
  /** Groups before what they hold. */
  states: readonly PlacedState[];
}

/**
 * Places the states of a machine as tiles, region by region, in rows that take least height (DS-4). Tiles are
 * as large as they are read; what does not fit is scrolled, from top to bottom.
 * @param room how wide the map may be, in px.
 */
export function tilesOf(graph: AtlasGraph, room: number): Tiles {
  const [machine] = graph.states as [AtlasState];
  const count = graph.states.filter(isLeaf).length;
  const columns = Array.from({ length: Math.min(count, MOST_COLUMNS) }, (_, index) => index + 1);
  const upTo = (most: number) => columns.slice(0, most);
  const maps = columns.flatMap((whole) =>
    upTo(whole).flatMap((group) => upTo(group).map((inner) => placed(graph, machine, [whole, group, inner]))),
  );
  const fitting = maps.filter(({ width }) => width <= room);
  const least = (of: 'width' | 'height', among: readonly Tiles[]) =>
    among.reduce((one, other) => (other[of] < one[of] ? other : one));
  return fitting.length > 0 ? least('height', fitting) : least('width', maps);
}

const within = ([own, ...rest]: readonly [number, ...number[]]): readonly [number, ...number[]] => [
  rest[0] ?? own,
  ...rest.slice(1),
];

/** Tiles beside each other take so much. */
const across = (columns: number) => columns * (tile.width + tile.gap) - tile.gap;

/**
 * A state with what it holds, from its own corner: leaves first, then groups, in rows.
 * @param columns how many tiles a row is wide, in the state and in those that it holds; the last goes on.
 */
function placed(graph: AtlasGraph, state: AtlasState, columns: readonly [number, ...number[]]): Tiles {
  if (isLeaf(state)) {
    const size = { width: tile.width, height: tile.words + tile.picture };
    return { ...size, states: [{ path: state.path, x: 0, y: 0, ...size }] };
  }
  const children = graph.states.filter(({ parent }) => parent === state.path);
  const blocks = [...children.filter(isLeaf), ...children.filter((child) => !isLeaf(child))].map((child) =>
    placed(graph, child, within(columns)),
  );
  const limit = across(columns[0]);
  const states: PlacedState[] = [];
  let [x, y, rowHeight, width] = [0, 0, 0, 0];
  for (const block of blocks) {
    if (x > 0 && x + block.width > limit) [x, y, rowHeight] = [0, y + rowHeight + tile.gap, 0];
    const [left, top] = [tile.padding + x, tile.head + y];
    states.push(...block.states.map((each) => ({ ...each, x: each.x + left, y: each.y + top })));
    width = Math.max(width, x + block.width);
    x += block.width + tile.gap;
    rowHeight = Math.max(rowHeight, block.height);
  }
  const size = { width: width + 2 * tile.padding, height: tile.head + y + rowHeight + tile.padding };
  return { ...size, states: [{ path: state.path, x: 0, y: 0, ...size }, ...states] };
}
