import { type ComponentType, cloneElement, type MouseEvent, type ReactElement, useState } from 'react';
import { TopProgress } from '../../components/TopProgress/TopProgress.tsx';
import { MissingPart } from './MissingPart.tsx';
import { partOf, usePart } from './usePart.ts';

/** Props of a floating surface that can be loaded later. */
interface Floating {
  /** The button that opens it. */
  trigger: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** It was opened by a key press that happened before it was mounted. */
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
 * it is pressed, or earlier by its `fetch`, which rejects where it cannot be had: the first screen ships none
 * of it. The trigger looks and reads the same before and after.
 */
export function deferred<Props extends Floating>(
  kind: IdleTrigger['aria-haspopup'],
  load: () => Promise<ComponentType<Props>>,
) {
  const part = partOf(async () => ({ default: await load() }));
  const prefetch = () => {
    // A failed fetch is reported when the surface is opened.
    part.fetch().catch(() => undefined);
  };

  function Deferred(props: Omit<Props, 'open' | 'openedByKey'>) {
    const [state, setState] = useState<'idle' | 'openedByKey' | 'open' | 'closed'>('idle');
    const surface = usePart(part, state !== 'idle');
    const change = (next: typeof state) => {
      setState(next);
      props.onOpenChange?.(next !== 'closed');
    };
    const idle = cloneElement(props.trigger as ReactElement<IdleTrigger>, {
      onPointerEnter: prefetch,
      onFocus: prefetch,
      // The `detail` of a click by keyboard is 0.
      onClick: ({ detail }) => change(detail === 0 ? 'openedByKey' : 'open'),
      'aria-haspopup': kind,
      'aria-expanded': false,
    });
    if (surface.Component)
      return (
        <surface.Component
          {...(props as Props)}
          open={state !== 'closed'}
          openedByKey={state === 'openedByKey'}
          onOpenChange={(open) => change(open ? 'open' : 'closed')}
        />
      );
    return (
      <>
        {idle}
        <TopProgress active={surface.isWaiting} />
        {surface.missing && (
          <MissingPart reason={surface.missing} onRetry={surface.retry} onClose={() => setState('idle')} />
        )}
      </>
    );
  }
  return Object.assign(Deferred, { fetch: part.fetch });
}
