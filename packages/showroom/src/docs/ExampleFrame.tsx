import { type RefObject, useEffect, useRef, useState } from 'react';
import { fitted, type Stage } from './examples.ts';
import { EXAMPLE_ATTRIBUTE, EXAMPLE_SHOWN, neededHeight } from './exampleWindow.ts';
import * as styles from './page.css.ts';
import { takingTurns } from './turns.ts';

/**
 * Height of a window as long as that of its story is not known, and at least, in px. Most parts of a page are
 * about so high: what stands below moves little when they are shown.
 */
const HEIGHT = { first: 560, firstOfPart: 160, least: 72 };

/** How much of a window must be in view before its story starts. */
const SEEN_SHARE = 0.5;

/** A story that takes longer lets the next one start, in ms. */
const PATIENCE = 15_000;

// Two stories that act at once would take the focus from each other.
const askForTurn = takingTurns();

interface ExampleFrameProps {
  title: string;
  address: string;
  stage: Stage;
}

/** A story in a window of its own, as it is alone, once the reader has come to it. */
export function ExampleFrame({ title, address, stage: { viewport, fits, part } }: ExampleFrameProps) {
  const around = useRef<HTMLDivElement>(null);
  const shown = useInTurn(around, address);
  const room = useWidth(around);
  const { width, scale } = fitted(viewport, room);
  const unknown = part ? HEIGHT.firstOfPart : HEIGHT.first;
  const height = width === viewport?.width ? viewport.height : unknown;
  return (
    <div className={part ? styles.partRoom : undefined}>
      <div ref={around} className={styles.room}>
        <Window
          // A frame that goes to another address would add to what 'back' goes through.
          key={shown}
          {...{ title, address: shown, width, scale, height, fits }}
        />
      </div>
    </div>
  );
}

interface WindowProps {
  title: string;
  address: string | null;
  width: number;
  scale: number;
  height: number;
  fits: boolean;
}

function Window({ title, address, width, scale, height: first, fits }: WindowProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [needed, setNeeded] = useState<number | null>(null);
  useEffect(() => {
    const { current } = frame;
    const measure = () => {
      if (current?.contentWindow)
        setNeeded(neededHeight(current.contentWindow as Window & typeof globalThis));
    };
    current?.addEventListener(EXAMPLE_SHOWN, measure);
    return () => current?.removeEventListener(EXAMPLE_SHOWN, measure);
  }, []);
  const height = fits && needed !== null ? Math.max(HEIGHT.least, needed) : first;
  return (
    <div className={styles.windowRoom} style={{ inlineSize: width * scale, blockSize: height * scale }}>
      <iframe
        ref={frame}
        className={styles.window}
        title={title}
        {...{ [EXAMPLE_ATTRIBUTE]: '' }}
        {...(address !== null && { src: address })}
        style={{ inlineSize: width, blockSize: height, scale: `${scale}` }}
      />
    </div>
  );
}

/** An address once its turn has come, which it asks for as long as it is in view; until then the last one. */
function useInTurn(target: RefObject<Element | null>, address: string): string | null {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    const { current } = target;
    if (!current) return;
    let giveUp = () => {};
    let end = () => {};
    const start = (done: () => void) => {
      observer.disconnect();
      const giveBack = focusNow();
      const timer = setTimeout(() => end(), PATIENCE);
      end = () => {
        clearTimeout(timer);
        current.removeEventListener(EXAMPLE_SHOWN, end);
        giveBack();
        done();
      };
      current.addEventListener(EXAMPLE_SHOWN, end);
      setShown(address);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        giveUp();
        if (entries.at(-1)?.isIntersecting) giveUp = askForTurn(start);
      },
      { threshold: SEEN_SHARE },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      giveUp();
      end();
    };
  }, [target, address]);
  return shown;
}

/** @returns gives the focus back to where it is now, should a frame have taken it */
function focusNow(): () => void {
  const own = document.activeElement;
  const around = window.parent.document.activeElement;
  return () => {
    if (!(document.activeElement instanceof HTMLIFrameElement)) return;
    document.activeElement.blur();
    for (const each of [own, around]) (each as HTMLElement | null)?.focus({ preventScroll: true });
  };
}

/** Width of an element as it is laid out, in px. */
function useWidth(target: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = target;
    if (!current) return;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [target]);
  return width;
}
