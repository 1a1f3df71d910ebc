import * as styles from './Edge.css.ts';
import { type AtlasGraph, triggerWords } from './graph.ts';
import { measures, type PlacedEdge, type PlacedStart, type Point } from './layout.ts';
import { classes } from './style.ts';

/** How round the corners of lines are, in px. */
const CORNER = 8;

/** A line through corners, as a path with round ones. */
function pathThrough(points: readonly Point[]): string {
  const [first, ...others] = points;
  if (!first) return '';
  const parts = others.map((point, index) => {
    const next = others[index + 1];
    const last = points[index];
    if (!next || !last) return `L${point.x} ${point.y}`;
    const before = towards(point, last);
    const after = towards(point, next);
    return `L${before.x} ${before.y} Q${point.x} ${point.y} ${after.x} ${after.y}`;
  });
  return `M${first.x} ${first.y} ${parts.join(' ')}`;
}

/** The point where a corner begins to be round. */
function towards(corner: Point, other: Point): Point {
  const [dx, dy] = [other.x - corner.x, other.y - corner.y];
  const length = Math.hypot(dx, dy);
  const share = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
  return { x: corner.x + dx * share, y: corner.y + dy * share };
}

interface EdgeLineProps {
  edge: PlacedEdge;
  /** `leaving` leads away from the state that is looked at; `faint` belongs to others. */
  look: keyof typeof styles.line;
}

/** The line from one state to another. */
export function EdgeLine({ edge, look }: EdgeLineProps) {
  return <path className={styles.line[look]} d={pathThrough(edge.points)} markerEnd="url(#atlas-arrow)" />;
}

/** The dot from which a line leads to where a group begins. */
export function StartMark({ start }: { start: PlacedStart }) {
  const radius = measures.start / 2;
  return (
    <>
      <circle className={styles.start} cx={start.x + radius} cy={start.y + radius} r={radius} />
      <path className={styles.startLine} d={pathThrough(start.points)} markerEnd="url(#atlas-arrow)" />
    </>
  );
}

interface EdgeLabelProps {
  graph: AtlasGraph;
  edge: PlacedEdge;
  /** Ids of the transitions that can be taken now. */
  possible: ReadonlySet<string>;
  /** Id of the transition that is looked at. */
  chosen: string | null;
  onChoose: (id: string) => void;
}

/**
 * Event and condition of every transition along a line. The tables below say the same to those who use the
 * keyboard.
 */
export function EdgeLabel({ graph, edge, possible, chosen, onChoose }: EdgeLabelProps) {
  const { x, y, width, height } = edge.label;
  const transitions = graph.transitions.filter(({ id }) => edge.transitions.includes(id));
  return (
    <div className={styles.label} style={{ left: x, top: y, width, height }}>
      {transitions.map((transition) => (
        <button
          key={transition.id}
          type="button"
          tabIndex={-1}
          className={classes(
            styles.row,
            possible.has(transition.id) && styles.possible,
            transition.id === chosen && styles.chosen,
          )}
          onClick={() => onChoose(transition.id)}
        >
          <span className={styles.event}>{triggerWords(transition)}</span>
          {transition.guard !== null && <span className={styles.guard}> [{transition.guard}]</span>}
        </button>
      ))}
    </div>
  );
}
