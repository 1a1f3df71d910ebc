import type { ComponentType } from 'react';
import { TopProgress } from '../../components/TopProgress/TopProgress.tsx';
import { MissingPart } from './MissingPart.tsx';
import { partOf, usePart } from './usePart.ts';

/**
 * A dialog, drawer or tab whose code is fetched when it is first shown, the default export of `load`, or
 * earlier by its `fetch`, which rejects where it cannot be had. Shown without its code, it says so
 * in its place, and the page stays as it is (RT-10).
 * @param close what the reader does who gives it up
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  close: (props: Props) => void,
) {
  const part = partOf(load);
  function OnDemand(props: Props) {
    const { Component, isWaiting, missing, retry } = usePart(part, true);
    if (Component) return <Component {...props} />;
    return (
      <>
        <TopProgress active={isWaiting} />
        {missing && <MissingPart reason={missing} onRetry={retry} onClose={() => close(props)} />}
      </>
    );
  }
  return Object.assign(OnDemand, { fetch: part.fetch });
}
