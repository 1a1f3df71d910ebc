import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAtlas } from './Atlas.tsx';
import { Breakable } from './Breakable.tsx';
import { beginningOf, isLeaf, lineage, ownNameOf, transitionsFrom, triggerWords } from './graph.ts';
import * as frame from './LineView.css.ts';
import type { Box, PlacedState } from './layout.ts';
import type { Machine } from './machine.ts';
import { ARROWS, neighbourOf } from './neighbour.ts';
import { Scaled } from './Scaled.tsx';
import { classes } from './style.ts';
import { Thumbnail } from './Thumbnail.tsx';
import * as styles from './TileView.css.ts';
import { tilesOf } from './tiles.ts';

interface TileViewProps {
  machine: Machine;
  /** Path of the leaf that the walk is in. */
  current: string;
  onChooseState: (path: string) => void;
}

const placeOf = ({ x, y, width, height }: Box) => ({ left: x, top: y, width, height });

/** All states of a machine at once, region by region: what is seen from far away (DS-4). */
export function TileView({ machine: { name, graph, faces }, current, onChooseState }: TileViewProps) {
  const { hasPictures } = useAtlas();
  const viewport = useRef<HTMLDivElement>(null);
  const room = useRoom(viewport);
  const [focused, setFocused] = useState(current);
  const tiles = useMemo(() => room && tilesOf(graph, room), [graph, room]);
  const leaves = graph.states.filter(isLeaf);
  const boxOf = (path: string) => tiles?.states.find((each) => each.path === path) as PlacedState;
  const ways = Map.groupBy(
    transitionsFrom(graph, current).filter(({ target }) => target !== null),
    ({ target }) => beginningOf(graph, target ?? ''),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map follows the walk, also once it is there.
  useEffect(() => {
    setFocused(current);
    viewport.current
      ?.querySelector(`[data-state="${current}"]`)
      ?.scrollIntoView({ block: 'nearest', container: 'nearest' } as ScrollIntoViewOptions);
  }, [current, tiles !== null]);

  const focus = (path: string | undefined) => {
    if (path === undefined) return;
    setFocused(path);
    viewport.current?.querySelector<HTMLElement>(`[data-state="${path}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const others = leaves.map(({ path }) => boxOf(path)).filter(({ path }) => path !== focused);
    const ends: Record<string, string | undefined> = { Home: leaves[0]?.path, End: leaves.at(-1)?.path };
    const next = arrow ? neighbourOf(boxOf(focused), others, arrow)?.path : ends[event.key];
    if (next === undefined) return;
    event.preventDefault();
    focus(next);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys lead from tile to tile.
    <div ref={viewport} className={frame.viewport.tiles} data-view="tiles" dir="ltr" onKeyDown={onKeyDown}>
      {tiles && (
        <Scaled width={tiles.width} height={tiles.height} scale={tiles.scale}>
          {graph.states
            .filter((state) => !isLeaf(state))
            .map(({ path, name: group }) => (
              <div
                key={path}
                className={classes(styles.group, lineage(path).length % 2 === 0 && styles.shaded)}
                style={placeOf(boxOf(path))}
              >
                <div className={styles.groupName}>{path === '' ? name : group}</div>
              </div>
            ))}
          {leaves.map((state) => {
            const [way, ...more] = ways.get(state.path) ?? [];
            const face = faces.find(({ leaf }) => leaf === state.path);
            const looksLike = hasPictures ? face?.looksLike : null;
            return (
              <button
                key={state.path}
                type="button"
                data-state={state.path}
                className={classes(
                  styles.card,
                  way && styles.reached,
                  state.path === current && styles.current,
                )}
                style={placeOf(boxOf(state.path))}
                tabIndex={state.path === focused ? 0 : -1}
                aria-current={state.path === current ? 'step' : undefined}
                title={state.path}
                aria-description={state.path}
                onClick={() => onChooseState(state.path)}
                onFocus={() => setFocused(state.path)}
              >
                <span className={styles.picture}>
                  <Thumbnail face={face} />
                  {way && (
                    <span className={styles.way}>
                      <Breakable name={triggerWords(way)} />
                      {more.length > 0 && ` +${more.length}`}
                    </span>
                  )}
                  {looksLike && !way && (
                    <span className={styles.alike}>
                      = <Breakable name={ownNameOf(looksLike)} />
                    </span>
                  )}
                </span>
                <span className={styles.name}>
                  <Breakable name={state.name} />
                </span>
              </button>
            );
          })}
        </Scaled>
      )}
    </div>
  );
}

/** What the map may take of its frame, in px: measured before anything is painted. */
function useRoom(viewport: { current: HTMLElement | null }) {
  const [room, setRoom] = useState<Pick<Box, 'width' | 'height'> | null>(null);
  useLayoutEffect(() => {
    const frame = viewport.current;
    if (!frame) return;
    const measure = () => {
      // Of the border box: a scroll bar that the map itself brings must not change what it may take.
      const { offsetWidth: width, offsetHeight: height } = frame;
      setRoom((last) => (last?.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [viewport]);
  return room;
}
