import { type AtlasGraph, type AtlasState, isLeaf } from './graph.ts';
import type { Box, PlacedState } from './layout.ts';

/** Measures of the map in px before it is scaled, shared with the style sheet. */
export const tile = { width: 176, picture: 110, name: 34, gap: 12, head: 34, padding: 12 } as const;

/** Smallest scale at which a tile tells one picture from another; below it the map is scrolled. */
const SMALLEST = 0.5;

/** How many tiles may stand in a row. */
const MOST_COLUMNS = 10;

/** All states of a machine side by side, without lines. */
export interface Tiles {
  width: number;
  height: number;
  /** What the map is drawn at, so that it fits the room. */
  scale: number;
  /** Groups before what they hold. */
  states: readonly PlacedState[];
}

type Size = Pick<Box, 'width' | 'height'>;

/**
 * Places the states of a machine as tiles, region by region, in rows that fit the room best (DS-4). Where not
 * even a small map fits, its width does, and it is scrolled.
 * @param room what the map may take, in px.
 */
export function tilesOf(graph: AtlasGraph, room: Size): Tiles {
  const [machine] = graph.states as [AtlasState];
  const count = graph.states.filter(isLeaf).length;
  const columns = Array.from({ length: Math.min(count, MOST_COLUMNS) }, (_, index) => index + 1);
  const upTo = (most: number) => columns.slice(0, most);
  const maps = columns.flatMap((whole) =>
    upTo(whole).flatMap((group) => upTo(group).map((inner) => placed(graph, machine, [whole, group, inner]))),
  );
  const fitOf = ({ width, height }: Size) => Math.min(1, room.width / width, room.height / height);
  const whole = best(maps, fitOf);
  if (fitOf(whole) >= SMALLEST) return { ...whole, scale: fitOf(whole) };
  const acrossOf = ({ width }: Size) => Math.min(1, room.width / width);
  const wide = maps.filter((map) => acrossOf(map) >= SMALLEST);
  const scrolled = wide.length > 0 ? best(wide, ({ height }) => -height) : best(maps, acrossOf);
  return { ...scrolled, scale: acrossOf(scrolled) };
}

type Placed = Omit<Tiles, 'scale'>;

const best = (maps: readonly Placed[], worth: (map: Placed) => number): Placed =>
  maps.reduce((one, other) => (worth(other) > worth(one) ? other : one));

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
function placed(graph: AtlasGraph, state: AtlasState, columns: readonly [number, ...number[]]): Placed {
  if (isLeaf(state)) {
    const size = { width: tile.width, height: tile.picture + tile.name };
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
