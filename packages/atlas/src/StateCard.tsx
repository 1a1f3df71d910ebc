import { RotateCcw } from 'lucide-react';
import { useAtlas, useParts } from './Atlas.tsx';
import { type AtlasGraph, type AtlasState, lineage, ownNameOf } from './graph.ts';
import { type Box, labelOf, stayingIn } from './layout.ts';
import type { Face } from './machine.ts';
import * as styles from './StateCard.css.ts';
import { classes } from './style.ts';
import { Thumbnail } from './Thumbnail.tsx';

const placeOf = ({ x, y, width, height }: Box) => ({ left: x, top: y, width, height });

/** Transitions that stay where they begin, one row each. */
function Staying({ graph, path }: { graph: AtlasGraph; path: string }) {
  const { Icon } = useParts();
  const transitions = stayingIn(graph, path);
  if (transitions.length === 0) return null;
  return (
    <ul className={styles.staying} aria-label="Stays here">
      {transitions.map((transition) => (
        <li key={transition.id} className={styles.stay} title={labelOf(transition)}>
          <Icon icon={RotateCcw} size="small" />
          <span className={styles.stayWords}>{labelOf(transition)}</span>
        </li>
      ))}
    </ul>
  );
}

interface GroupBoxProps {
  graph: AtlasGraph;
  state: AtlasState;
  box: Box;
}

/** A state that holds others; every second one is shaded. */
export function GroupBox({ graph, state, box }: GroupBoxProps) {
  const isShaded = lineage(state.path).length % 2 === 0;
  return (
    <div className={classes(styles.group, isShaded && styles.shaded)} style={placeOf(box)}>
      <div className={styles.groupName}>
        {state.name}
        {state.kind === 'parallel' && <span className={styles.note}>all at once</span>}
      </div>
      <Staying graph={graph} path={state.path} />
    </div>
  );
}

interface StateCardProps extends GroupBoxProps {
  /** The pinned faces of the state, its own first. */
  faces: readonly Face[];
  /** The walk is here. */
  isCurrent: boolean;
  /** The Tab key comes to this card; arrow keys lead on from it. */
  isTabStop: boolean;
  /** Another state is pointed at, and this one has nothing to do with it. */
  isFaded: boolean;
  onChoose: () => void;
  onPoint: (isPointed: boolean) => void;
  onFocus: () => void;
}

/** A state as a card: its picture, its name, and what stays in it. */
export function StateCard({
  graph,
  state,
  box,
  faces,
  isCurrent,
  isTabStop,
  isFaded,
  onChoose,
  onPoint,
  onFocus,
}: StateCardProps) {
  const { hasPictures } = useAtlas();
  const looksLike = hasPictures ? faces[0]?.looksLike : null;
  return (
    <div
      className={classes(styles.card, isCurrent && styles.current, isFaded && styles.faded)}
      style={placeOf(box)}
    >
      <div className={styles.picture}>
        <Thumbnail face={faces[0]} />
      </div>
      <button
        type="button"
        data-state={state.path}
        className={styles.choose}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isCurrent ? 'step' : undefined}
        title={state.path}
        aria-description={state.path}
        onClick={onChoose}
        onPointerEnter={() => onPoint(true)}
        onPointerLeave={() => onPoint(false)}
        onFocus={({ currentTarget }) => {
          onFocus();
          onPoint(currentTarget.matches(':focus-visible'));
        }}
        onBlur={() => onPoint(false)}
      >
        <span className={styles.nameRow}>
          <span className={styles.name}>{state.name}</span>
          {state.isInitial && <span className={styles.note}>initial</span>}
          {state.kind === 'final' && <span className={styles.note}>final</span>}
          {faces.length > 1 && <span className={styles.note}>{faces.length} faces</span>}
        </span>
        {looksLike && <span className={styles.alike}>looks like {ownNameOf(looksLike)}</span>}
      </button>
      <Staying graph={graph} path={state.path} />
    </div>
  );
}
