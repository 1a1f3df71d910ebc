import {
  type ComponentType,
  cloneElement,
  lazy,
  type MouseEvent,
  type ReactElement,
  Suspense,
  useState,
} from 'react';

/** What a floating surface takes so that it can be had later. */
interface Floating {
  /** The button that opens it. */
  trigger: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** It opens for a key that was pressed before it was there to notice. */
  openedByKey?: boolean;
}

/** What is handed to the trigger until the surface is there. */
interface IdleTrigger {
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: (event: MouseEvent) => void;
  'aria-haspopup': 'menu' | 'dialog';
  'aria-expanded': boolean;
}

/**
 * A floating surface whose code is fetched when its trigger is pointed at or focused, and put in place when
 * it is pressed: the first screen ships none of it. The trigger looks and reads the same before and after.
 */
export function deferred<Props extends Floating>(
  kind: IdleTrigger['aria-haspopup'],
  load: () => Promise<ComponentType<Props>>,
) {
  const Surface = lazy(() => load().then((component) => ({ default: component })));
  const prefetch = () => {
    // A failed fetch shows when the surface is asked for.
    load().catch(() => undefined);
  };

  return function Deferred(props: Omit<Props, 'open' | 'openedByKey'>) {
    const [state, setState] = useState<'idle' | 'openedByKey' | 'open' | 'closed'>('idle');
    const change = (next: typeof state) => {
      setState(next);
      props.onOpenChange?.(next !== 'closed');
    };
    const idle = cloneElement(props.trigger as ReactElement<IdleTrigger>, {
      onPointerEnter: prefetch,
      onFocus: prefetch,
      // A click that no pointer made comes from the keyboard, and counts none.
      onClick: ({ detail }) => change(detail === 0 ? 'openedByKey' : 'open'),
      'aria-haspopup': kind,
      'aria-expanded': false,
    });
    if (state === 'idle') return idle;
    return (
      <Suspense fallback={idle}>
        <Surface
          {...(props as Props)}
          open={state !== 'closed'}
          openedByKey={state === 'openedByKey'}
          onOpenChange={(open) => change(open ? 'open' : 'closed')}
        />
      </Suspense>
    );
  };
}
