import { type AtlasGraph, type AtlasTransition, beginningOf, isLeaf } from './graph.ts';
import { type Box, type Layout, measures, type Point } from './layout.ts';

/** The smallest box around others. */
function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    ...{ x, y },
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

const at = ({ x, y }: Point): Box => ({ x, y, width: 0, height: 0 });

/**
 * What is to be in view of a transition: its line, its words and both its states. Of a group, which may be
 * as large as the drawing, it is as much as can be read with the rest: all of it, or else where the line
 * meets it and the state that it begins with; its name where there is no line.
 * @param isLegible whether a box is in view whole at a scale at which names can be read.
 */
export function boundsOf(
  { graph, layout }: { graph: AtlasGraph; layout: Layout },
  { id, source, target }: AtlasTransition,
  isLegible: (box: Box) => boolean,
): Box {
  const leaves = new Set(graph.states.filter(isLeaf).map(({ path }) => path));
  const boxOf = (path: string) => layout.states.find((each) => each.path === path) as Box;
  const edge = layout.edges.find(({ transitions }) => transitions.includes(id));
  if (!edge) {
    const own = boxOf(source);
    return leaves.has(source) || isLegible(own)
      ? own
      : { ...own, width: Math.min(own.width, measures.card.width), height: measures.groupHead };
  }
  const line = [...edge.points.map(at), edge.label];
  const whole = around([...line, boxOf(source), boxOf(edge.target)]);
  if (isLegible(whole)) return whole;
  const ends = [source, beginningOf(graph, target ?? '')].filter((path) => leaves.has(path));
  return around([...line, ...ends.map(boxOf)]);
}
