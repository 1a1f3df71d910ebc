import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAtlas } from './Atlas.tsx';
import { beginningOf, isLeaf, lineage, ownNameOf, transitionsFrom, triggerWords } from './graph.ts';
import * as frame from './LineView.css.ts';
import type { Box, PlacedState } from './layout.ts';
import type { Machine } from './machine.ts';
import { ARROWS, neighbourOf } from './neighbour.ts';
import { classes } from './style.ts';
import { Thumbnail } from './Thumbnail.tsx';
import * as styles from './TileView.css.ts';
import { tile, tilesOf } from './tiles.ts';

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
  const tiles = useMemo(() => (room === null ? null : tilesOf(graph, room)), [graph, room]);
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
        <div className={styles.canvas} style={{ width: tiles.width, height: tiles.height }}>
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
            const whole = [
              state.path,
              ...(way ? [`Leads here: ${[way, ...more].map(triggerWords).join(', ')}`] : []),
              ...(looksLike ? [`Looks like ${looksLike}`] : []),
            ].join('\n');
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
                title={whole}
                aria-description={whole}
                onClick={() => onChooseState(state.path)}
                onFocus={() => setFocused(state.path)}
              >
                <span className={styles.words}>
                  <span className={styles.name}>{state.name}</span>{' '}
                  {way && (
                    <span className={styles.lead}>
                      <span className={styles.event}>{triggerWords(way)}</span>
                      {more.length > 0 && <span className={styles.more}>+{more.length} more</span>}
                    </span>
                  )}
                  {looksLike && !way && (
                    <span className={styles.alike}>looks like {ownNameOf(looksLike)}</span>
                  )}
                </span>
                <span className={styles.picture}>
                  <Thumbnail face={face} />
                </span>
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}

/** Says what the colored words on tiles are. */
export function TileKey() {
  return (
    <p className={styles.key} aria-hidden="true">
      <span className={styles.keySign}>event</span>
      leads there from the chosen state
    </p>
  );
}

/** How wide the map may be, in px: measured before anything is painted. */
function useRoom(viewport: { current: HTMLElement | null }) {
  const [room, setRoom] = useState<number | null>(null);
  useLayoutEffect(() => {
    const frame = viewport.current;
    if (!frame) return;
    const measure = () => setRoom(frame.clientWidth - 2 * tile.gap);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [viewport]);
  return room;
}
