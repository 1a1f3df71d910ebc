import { deferred } from './deferred.tsx';

/** A `Menu` that costs nothing until it is wanted. */
export const DeferredMenu = deferred('menu', () =>
  import('../../components/Menu/Menu.tsx').then(({ Menu }) => Menu),
);
