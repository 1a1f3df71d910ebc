import type { MouseEvent } from 'react';
import { isLeaf } from './graph.ts';
import type { Box, Point } from './layout.ts';
import * as styles from './MiniMap.css.ts';
import type { Machine } from './machine.ts';
import { classes } from './style.ts';

interface MiniMapProps {
  machine: Machine;
  /** Path of the leaf that is marked. */
  current?: string;
  /** The part of the drawing that is in view. */
  view?: Box;
  /** Called with the point of the drawing that was pressed. */
  onGo?: (point: Point) => void;
}

/** The whole drawing without words. */
export function MiniMap({ machine, current, view, onGo }: MiniMapProps) {
  const { layout, graph } = machine;
  const leaves = new Set(graph.states.filter(isLeaf).map(({ path }) => path));
  const go = ({ clientX, clientY, currentTarget }: MouseEvent<SVGSVGElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onGo?.({
      x: ((clientX - left) / width) * layout.width,
      y: ((clientY - top) / height) * layout.height,
    });
  };
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      onClick={onGo && go}
    >
      {layout.edges.map(({ id, points }) => (
        <polyline
          key={id}
          className={styles.line}
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {layout.states.map(({ path, x, y, width, height }) => (
        <rect
          key={path}
          className={classes(
            leaves.has(path) ? styles.leaf : styles.group,
            path === current && styles.current,
          )}
          {...{ x, y, width, height }}
          rx="16"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {view && (
        <rect
          className={styles.view}
          {...{ x: view.x, y: view.y, width: view.width, height: view.height }}
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
