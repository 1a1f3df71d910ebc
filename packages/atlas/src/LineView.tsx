import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useParts } from './Atlas.tsx';
import { boundsOf } from './bounds.ts';
import { EdgeLabel, EdgeLine, StartMark } from './Edge.tsx';
import { type AtlasTransition, beginningOf, isLeaf, lineage } from './graph.ts';
import * as styles from './LineView.css.ts';
import { type Box, middleOf, type PlacedEdge, type PlacedState } from './layout.ts';
import { MiniMap } from './MiniMap.tsx';
import type { Machine } from './machine.ts';
import { ARROWS, neighbourOf } from './neighbour.ts';
import { Scaled } from './Scaled.tsx';
import { GroupBox, StateCard } from './StateCard.tsx';
import { cameraIn, type Sight, textOf } from './sight.ts';
import { LEGIBLE_WHOLE, useZoom, type View } from './useZoom.ts';

/** With more lines than these, only those of the chosen state are drawn in full at first. */
const MANY_EDGES = 30;

export interface LineViewProps {
  machine: Machine;
  /** Path of the leaf that the walk is in. */
  current: string;
  /** Ids of the transitions that can be taken now. */
  possible: ReadonlySet<string>;
  /** The transition that is looked at. */
  transition: AtlasTransition | null;
  /** Which lines are drawn in full, and from where they are looked at. */
  sight: Pick<Sight, 'view' | 'lines' | 'camera'>;
  onSight: (change: Partial<Sight>) => void;
  onChooseState: (path: string) => void;
  onChooseTransition: (id: string) => void;
  /** The choice between this view and the other. */
  views: ReactNode;
}

/** The statechart from near: states where the layout placed them, with their lines. */
export function LineView({
  machine,
  current,
  possible,
  transition,
  sight,
  onSight,
  onChooseState,
  onChooseTransition,
  views,
}: LineViewProps) {
  const { Button, IconButton, SegmentedControl } = useParts();
  const { graph, layout, faces } = machine;
  const viewport = useRef<HTMLDivElement>(null);
  const shown = sight.lines || (layout.edges.length > MANY_EDGES ? 'chosen' : 'all');
  const [pointed, setPointed] = useState<string | null>(null);
  const looked = pointed ?? current;
  const [focused, setFocused] = useState(current);
  const boxes = new Map(layout.states.map((each) => [each.path, each]));
  const leaves = graph.states.filter(isLeaf);
  const boxOf = (path: string) => boxes.get(path) as PlacedState;
  const lineBox = (of: AtlasTransition, largest: (box: Box) => number) =>
    boundsOf(machine, of, (box) => largest(box) >= LEGIBLE_WHOLE);
  const { view, look, center, show, fitOf, zoomIn, zoomOut, zoomToFit, zoomToWhole, drag } = useZoom(
    viewport,
    layout,
    (largest) => (transition ? lineBox(transition, largest) : boxOf(current)),
    cameraIn(sight.camera),
  );
  useCameraTold(view, (camera) => onSight({ camera }));

  const isOf = (leaf: string) => (edge: PlacedEdge) =>
    lineage(leaf).includes(edge.source) || beginningOf(graph, edge.target) === leaf;
  const lit = (): readonly PlacedEdge[] => {
    if (pointed !== null) return layout.edges.filter(isOf(pointed));
    if (transition !== null) return layout.edges.filter((edge) => edge.transitions.includes(transition.id));
    return shown === 'all' ? layout.edges : layout.edges.filter(isOf(current));
  };
  const litEdges = new Set(lit());
  const neighbours = new Set(
    [...litEdges].flatMap(({ source, target }) => [source, beginningOf(graph, target)]),
  );
  // Whether one state is pointed at, or the two of a line are looked at.
  const isClose = pointed !== null || (transition !== null && litEdges.size > 0);
  const isFaded = (path: string) =>
    isClose && path !== pointed && !lineage(path).some((each) => neighbours.has(each));

  const seen = useRef({ current, transition });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows walk and choice, not the scale.
  useEffect(() => {
    const before = seen.current;
    seen.current = { current, transition };
    if (before.current !== current) {
      setFocused(current);
      show(boxOf(current));
    } else if (transition && before.transition !== transition) show(lineBox(transition, fitOf));
  }, [current, transition]);

  const focus = (path: string | undefined) => {
    if (path === undefined) return;
    setFocused(path);
    const card = viewport.current?.querySelector<HTMLElement>(`[data-state="${path}"]`);
    card?.focus({ preventScroll: true });
    center(boxOf(path), 'smooth');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = leaves.findIndex(({ path }) => path === focused);
    const arrow = ARROWS[event.key];
    const others = leaves.map(({ path }) => boxOf(path)).filter(({ path }) => path !== focused);
    const actions: Record<string, () => void> = {
      '+': zoomIn,
      '-': zoomOut,
      '0': zoomToFit,
      '1': zoomToWhole,
      Home: () => focus(leaves[0]?.path),
      End: () => focus(leaves.at(-1)?.path),
      PageDown: () => focus(leaves[index + 1]?.path),
      PageUp: () => focus(leaves[index - 1]?.path),
    };
    const action = arrow ? () => focus(neighbourOf(boxOf(focused), others, arrow)?.path) : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <>
      <div className={styles.bar}>
        {views}
        <SegmentedControl
          look="bar"
          label="Transitions that are drawn in full"
          choices={[
            { value: 'chosen', label: 'Of this state' },
            { value: 'all', label: 'All' },
          ]}
          value={shown}
          onChange={(lines) => onSight({ lines })}
        />
        <div className={styles.zoom}>
          <IconButton icon={Minus} label="Zoom out" size="small" onClick={zoomOut} />
          <span className={styles.scale} aria-live="polite">
            {Math.round(view.scale * 100)} %
          </span>
          <IconButton icon={Plus} label="Zoom in" size="small" onClick={zoomIn} />
          <Button variant="quiet" size="small" onClick={zoomToFit}>
            Fit
          </Button>
          <Button variant="quiet" size="small" onClick={zoomToWhole}>
            100 %
          </Button>
        </div>
      </div>
      {/* The drawing reads from left to right in every language: it is a picture of code. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragged by a pointer; keys use the cards. */}
      <div
        ref={viewport}
        className={styles.viewport.lines}
        data-view="lines"
        dir="ltr"
        onScroll={look}
        onKeyDown={onKeyDown}
        {...drag}
      >
        <Scaled width={layout.width} height={layout.height} scale={view.scale}>
          {graph.states
            .filter((state) => !isLeaf(state))
            .map((state) => (
              <GroupBox key={state.path} graph={graph} state={state} box={boxOf(state.path)} />
            ))}
          <svg className={styles.lines} width={layout.width} height={layout.height} aria-hidden="true">
            <defs>
              <marker
                id="atlas-arrow"
                viewBox="0 0 10 10"
                refX="9"
                refY="5"
                markerWidth="7"
                markerHeight="7"
                orient="auto"
              >
                <path d="M0 0 L10 5 L0 10 z" fill="context-stroke" />
              </marker>
            </defs>
            {layout.starts.map((start) => (
              <StartMark key={start.group} start={start} />
            ))}
            {layout.edges
              .filter((edge) => !litEdges.has(edge))
              .map((edge) => (
                <EdgeLine key={edge.id} edge={edge} look="faint" />
              ))}
            {[...litEdges].map((edge) => (
              <EdgeLine
                key={edge.id}
                edge={edge}
                // What a group around a state may do leads to that state, too.
                look={edge.target !== looked && lineage(looked).includes(edge.source) ? 'leaving' : 'plain'}
              />
            ))}
          </svg>
          {leaves.map((state) => (
            <StateCard
              key={state.path}
              graph={graph}
              state={state}
              box={boxOf(state.path)}
              faces={faces.filter(({ leaf }) => leaf === state.path)}
              isCurrent={state.path === current}
              isTabStop={state.path === focused}
              isFaded={isFaded(state.path)}
              onChoose={() => onChooseState(state.path)}
              onPoint={(isPointed) => setPointed(isPointed ? state.path : null)}
              onFocus={() => setFocused(state.path)}
            />
          ))}
          {[...litEdges].map((edge) => (
            <EdgeLabel
              key={edge.id}
              graph={graph}
              edge={edge}
              possible={possible}
              chosen={transition?.id ?? null}
              onChoose={onChooseTransition}
            />
          ))}
        </Scaled>
      </div>
      <div className={styles.foot} aria-hidden="true">
        <div className={styles.map}>
          <MiniMap
            machine={machine}
            current={current}
            view={view.box}
            onGo={(point) => center({ ...point, width: 0, height: 0 }, 'auto')}
          />
        </div>
        <ul className={styles.legend}>
          <li className={styles.legendRow} data-sign="leaving">
            leaves the chosen state
          </li>
          <li className={styles.legendRow} data-sign="plain">
            leads to it
          </li>
          <li className={styles.legendRow} data-sign="start">
            where a group begins
          </li>
          <li className={styles.legendRow} data-sign="possible">
            can happen now: press it to walk on
          </li>
        </ul>
      </div>
    </>
  );
}

/** A gesture has ended when nothing has moved for so long, in ms. */
const REST = 300;

/** Tells where the camera has come to rest, but for where it began. */
function useCameraTold({ scale, box }: View, onRest: (camera: string) => void): void {
  const here = box.width > 0 ? textOf({ scale, ...middleOf(box) }) : '';
  const told = useRef('');
  const tell = useRef(onRest);
  useEffect(() => {
    tell.current = onRest;
  });
  useEffect(() => {
    if (here === '' || here === told.current) return;
    const timer = setTimeout(() => {
      if (told.current !== '') tell.current(here);
      told.current = here;
    }, REST);
    return () => clearTimeout(timer);
  }, [here]);
}
