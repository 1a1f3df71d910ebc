import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { useAtlas, useParts } from './Atlas.tsx';
import type { Face } from './machine.ts';
import * as styles from './Stage.css.ts';
import { STAGE_WINDOWS, type StageWindow } from './sight.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** A state of a live machine, and who is told of what is done on its screen. */
export interface Staged {
  /** Name of the machine. */
  machine: string;
  snapshot: AnyMachineSnapshot;
  send: (event: AnyEventObject) => void;
}

export interface StageProps {
  staged: Staged;
  window: StageWindow;
  /** Names the frame. */
  label: string;
  /** Whose picture stands in until the screen has come. */
  face: Face | undefined;
}

/** A frame that carries what it is to show: the story inside is of the same origin and reads it there. */
interface StageFrame extends HTMLIFrameElement {
  staged?: Staged;
}

/** Told to the frame: it is to show something else. */
const CHANGED = 'stagedchange';
/** Told by the story inside, once its screen is there. */
const SHOWN = 'stagedshown';

/**
 * The real screen of a live machine's state, small, in a window of its own: what covers its page covers that
 * window alone.
 */
export function FramedStage({ staged, window, label, face }: StageProps) {
  const { hrefs } = useAtlas();
  const frame = useRef<StageFrame>(null);
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    if (!frame.current) return;
    frame.current.staged = staged;
    frame.current.dispatchEvent(new Event(CHANGED));
  }, [staged]);
  useEffect(() => {
    const element = frame.current;
    const show = () => setShown(true);
    element?.addEventListener(SHOWN, show);
    return () => element?.removeEventListener(SHOWN, show);
  }, []);
  return (
    <Scaled window={window}>
      {!isShown && window === 'desktop' && (
        <div className={styles.waitingFor}>
          <Thumbnail face={face} />
        </div>
      )}
      <iframe
        ref={frame}
        className={isShown ? styles.frame : styles.waiting}
        title={label}
        src={hrefs.stage}
        {...STAGE_WINDOWS[window]}
      />
    </Scaled>
  );
}

/** Chooses the window that screens are seen in. */
export function WindowChoice({
  window,
  onChange,
}: {
  window: StageWindow;
  onChange: (window: StageWindow) => void;
}) {
  const { SegmentedControl } = useParts();
  return (
    <SegmentedControl
      look="bar"
      label="Window"
      choices={[
        { value: 'desktop', label: 'Desktop' },
        { value: 'phone', label: 'Phone' },
      ]}
      value={window}
      onChange={onChange}
    />
  );
}

/** The screen on this very page, for pictures and tests: they know no frames. It cannot be used. */
export function InlineStage({ staged: { machine, snapshot, send }, window }: StageProps) {
  const { render } = useAtlas();
  const { width, height } = STAGE_WINDOWS[window];
  return (
    <Scaled window={window}>
      <div className={styles.inline} style={{ width, height }} inert>
        {render(machine, snapshot, send)}
      </div>
    </Scaled>
  );
}

/** What a stage's frame is to show, or `otherwise` where this page is in no such frame. */
export function useStaged(otherwise: Staged): Staged {
  const frame = globalThis.frameElement as StageFrame | null;
  const subscribe = (onChange: () => void) => {
    frame?.addEventListener(CHANGED, onChange);
    return () => frame?.removeEventListener(CHANGED, onChange);
  };
  useEffect(() => void globalThis.frameElement?.dispatchEvent(new Event(SHOWN)), []);
  return useSyncExternalStore(subscribe, () => frame?.staged ?? otherwise);
}

/** A window as wide as there is room, as if seen from farther away. */
function Scaled({ window, children }: { window: StageWindow; children: ReactNode }) {
  const { width, height } = STAGE_WINDOWS[window];
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => setScale(element.clientWidth / width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div ref={room} className={styles.room[window]} style={{ aspectRatio: `${width} / ${height}` }}>
      <div className={styles.scaled} style={{ width, height, transform: `scale(${scale})` }}>
        {children}
      </div>
    </div>
  );
}
