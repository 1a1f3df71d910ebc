import type { ElkExtendedEdge, ElkNode, ELK as LayoutEngine, LayoutOptions } from 'elkjs';
import {
  type AtlasGraph,
  type AtlasState,
  type AtlasTransition,
  beginningOf,
  isLeaf,
  lineage,
  stays,
  transitionsFrom,
  triggerWords,
} from './graph.ts';

/** Where something stands, in px from the start of the whole drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** A state, with its place. */
export interface PlacedState extends Box {
  path: string;
}

/** All transitions from one state to another: one line, one label of several rows. */
export interface PlacedEdge {
  /** `source>target`. */
  id: string;
  source: string;
  target: string;
  /** Ids of the transitions, in the order of their rows. */
  transitions: readonly string[];
  /** The corners of the line, its ends included. */
  points: readonly Point[];
  label: Box;
}

/** The mark from which a line leads to where a group begins. */
export interface PlacedStart extends Point {
  /** Path of the group. */
  group: string;
  points: readonly Point[];
}

/** The drawing of a machine: plain data, which names states by path and transitions by id. */
export interface Layout {
  width: number;
  height: number;
  /** Groups before what they hold. */
  states: readonly PlacedState[];
  edges: readonly PlacedEdge[];
  starts: readonly PlacedStart[];
}

/** Measures in px, shared with the style sheet. */
export const measures = {
  card: { width: 240, picture: 150, name: 44, padding: 8 },
  /** Room above what a group holds, for its name. */
  groupHead: 44,
  groupPadding: 24,
  /** Height of a row of a label, or of the list of what stays. */
  row: 22,
  /** What a label has around its rows. */
  labelPadding: 4,
  start: 14,
} as const;

/**
 * An upper limit for the width of a small letter, in px; the drawing must be the same whatever fonts there
 * are.
 */
const LETTER = 7.2;
/** How wide a row may get before it is cut. */
const ROW_MAX = 300;

/** The words of a transition on its label: event, and condition in brackets. */
export const labelOf = (transition: AtlasTransition): string =>
  transition.guard === null ? triggerWords(transition) : `${triggerWords(transition)} [${transition.guard}]`;

/** For the machine and for each group in it, as ELK does not pass options on to what is inside a group. */
const OPTIONS: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=24,left=24,bottom=24,right=24]',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '9',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '50',
};

/**
 * Places every state and every line (DS-4). The same graph gives the same drawing.
 * @param engine in a worker in browsers, so that nothing else waits.
 */
export async function layoutOf(graph: AtlasGraph, engine: LayoutEngine): Promise<Layout> {
  const edges = edgesOf(graph);
  const placed = await engine.layout(elkGraphOf(graph, edges));
  const nodes = new Map(nodesIn(placed).map((node) => [node.id, node]));
  const lines = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    states: graph.states.map(({ path }) => ({ path, ...boxOf(nodes.get(nodeId(path))) })),
    edges: edges.map(({ id, source, target, transitions, isBackwards }) => {
      const line = lines.get(id);
      const points = pointsOf(line);
      return {
        ...{ id, source, target, transitions: transitions.map((each) => each.id) },
        points: isBackwards ? points.reverse() : points,
        label: boxOf(line?.labels?.[0]),
      };
    }),
    starts: groupsOf(graph).map(({ path }) => {
      const { x, y } = boxOf(nodes.get(startId(path)));
      return { group: path, x, y, points: pointsOf(lines.get(startId(path))) };
    }),
  };
}

interface Edge {
  id: string;
  source: string;
  target: string;
  transitions: readonly AtlasTransition[];
  /**
   * Whether it leads back to an earlier state. ELK gets it reversed, so that the layout follows the other
   * edges.
   */
  isBackwards: boolean;
}

/** Transitions that stay in a state: rows below its name. */
export const stayingIn = ({ transitions }: AtlasGraph, path: string): AtlasTransition[] =>
  transitions.filter((each) => each.source === path && stays(each));

/** One for each two states that transitions connect. */
function edgesOf(graph: AtlasGraph): Edge[] {
  const { transitions } = graph;
  const ranks = ranksOf(graph);
  const rankOf = (path: string) => ranks.get(path) ?? 0;
  const edges = Map.groupBy(
    transitions.filter((each) => !stays(each)),
    ({ source, target }) => `${source}>${target}`,
  );
  return Array.from(edges, ([id, group]) => {
    const [{ source, target }] = group as [AtlasTransition];
    const to = target ?? '';
    const isBackwards = !lineage(to).includes(source) && rankOf(to) < rankOf(source);
    return { id, source, target: to, transitions: group, isBackwards };
  });
}

/** How many transitions away from the beginning each state is; a group is as far as its nearest state. */
function ranksOf(graph: AtlasGraph): Map<string, number> {
  const ranks = new Map<string, number>();
  let next = [beginningOf(graph, '')];
  for (let rank = 0; next.length > 0; rank += 1) {
    const fresh = new Set(next.filter((path) => !ranks.has(path)));
    for (const path of fresh) for (const each of lineage(path)) if (!ranks.has(each)) ranks.set(each, rank);
    next = Array.from(fresh, (path) => transitionsFrom(graph, path))
      .flat()
      .flatMap(({ target }) => (target === null ? [] : [beginningOf(graph, target)]));
  }
  return ranks;
}

const groupsOf = ({ states }: AtlasGraph) => states.filter(({ kind }) => kind === 'group');
/** ELK needs ids that are not empty. */
const nodeId = (path: string) => path || 'machine';
const startId = (group: string) => `start:${group}`;

function elkGraphOf(graph: AtlasGraph, edges: readonly Edge[]): ElkNode {
  const nodeOf = (state: AtlasState): ElkNode => {
    const staying = stayingIn(graph, state.path).length;
    if (isLeaf(state)) return { id: nodeId(state.path), ...cardSize(staying) };
    const children = graph.states.filter(({ parent }) => parent === state.path).map(nodeOf);
    const start = {
      id: startId(state.path),
      width: measures.start,
      height: measures.start,
    };
    return {
      id: nodeId(state.path),
      children: state.kind === 'group' ? [start, ...children] : children,
      layoutOptions: groupOptions(staying),
    };
  };
  const [machine] = graph.states as [AtlasState];
  const starts = groupsOf(graph).flatMap(({ path }) => {
    const initial = graph.states.find((state) => state.parent === path && state.isInitial);
    return initial ? [{ id: startId(path), sources: [startId(path)], targets: [initial.path] }] : [];
  });
  return {
    id: 'drawing',
    children: [nodeOf(machine)],
    layoutOptions: OPTIONS,
    edges: [
      ...starts,
      ...edges.map(({ id, source, target, transitions, isBackwards }) => ({
        id,
        sources: [nodeId(isBackwards ? target : source)],
        targets: [nodeId(isBackwards ? source : target)],
        labels: [{ text: id, layoutOptions: { 'elk.edgeLabels.inline': 'true' }, ...labelSize(transitions) }],
      })),
    ],
  };
}

function cardSize(staying: number) {
  const { card, row } = measures;
  const rows = staying === 0 ? 0 : staying * row + card.padding;
  return { width: card.width, height: card.picture + card.name + rows };
}

function groupOptions(staying: number): LayoutOptions {
  const { groupHead, groupPadding, row } = measures;
  const top = groupHead + staying * row + (staying === 0 ? 0 : groupPadding / 2);
  return {
    ...OPTIONS,
    'elk.padding': `[top=${top},left=${groupPadding},bottom=${groupPadding},right=${groupPadding}]`,
  };
}

function labelSize(transitions: readonly AtlasTransition[]) {
  const longest = Math.max(...transitions.map((transition) => labelOf(transition).length));
  return {
    width: Math.min(Math.ceil(longest * LETTER) + 20, ROW_MAX),
    height: transitions.length * measures.row + measures.labelPadding,
  };
}

function nodesIn(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesIn)];
}

function boxOf(shape: Partial<Box> | undefined): Box {
  const { x = 0, y = 0, width = 0, height = 0 } = shape ?? {};
  return { x, y, width, height };
}

function pointsOf(edge: ElkExtendedEdge | undefined): Point[] {
  return (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
}
