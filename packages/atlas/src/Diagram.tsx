import { useState } from 'react';
import { useParts } from './Atlas.tsx';
import * as styles from './LineView.css.ts';
import { LineView, type LineViewProps } from './LineView.tsx';
import { TileKey, TileView } from './TileView.tsx';
import { LEGIBLE_WHOLE } from './useZoom.ts';

/** About what a desktop's window leaves for the drawing, in px; a smaller window has no more than itself. */
const ROOM = { width: 1000, height: 660 };

/**
 * The statechart: from near its lines, from far all states as tiles. A drawing that can be read whole begins
 * with its lines.
 */
export function Diagram(props: Omit<LineViewProps, 'views'>) {
  const { SegmentedControl } = useParts();
  const { machine, current, sight, onSight, onChooseState } = props;
  const { width, height } = machine.layout;
  const [isFar] = useState(() => {
    const room = Math.min(ROOM.width, globalThis.innerWidth);
    return Math.min(room / width, ROOM.height / height) < LEGIBLE_WHOLE;
  });
  const view = sight.view || (isFar ? 'tiles' : 'lines');
  // Lines are looked at anew from where the walk is then.
  const setView = (chosen: 'tiles' | 'lines') => onSight({ view: chosen, camera: '' });
  const views = (
    <SegmentedControl
      look="bar"
      label="What the drawing shows"
      choices={[
        { value: 'tiles', label: 'All states' },
        { value: 'lines', label: 'Lines' },
      ]}
      value={view}
      onChange={setView}
    />
  );
  return (
    <section className={styles.root} aria-label={`Diagram of ${machine.name}`}>
      {view === 'tiles' ? (
        <>
          <div className={styles.bar}>
            {views}
            <TileKey />
          </div>
          <TileView {...{ machine, current, onChooseState }} />
        </>
      ) : (
        <LineView {...props} views={views} />
      )}
    </section>
  );
}
