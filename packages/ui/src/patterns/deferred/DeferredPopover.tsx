import { deferred } from './deferred.tsx';

/** A `Popover` that costs nothing until it is wanted. */
export const DeferredPopover = deferred('dialog', () =>
  import('../../components/Popover/Popover.tsx').then(({ Popover }) => Popover),
);
