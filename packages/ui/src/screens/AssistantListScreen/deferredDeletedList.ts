import { onDemand } from '../../patterns/deferred/onDemand.tsx';

/** The deleted assistants: few look at them. */
export const DeletedList = onDemand(
  () => import('./DeletedList.tsx'),
  ({ query, onQueryChange }) => onQueryChange({ ...query, status: 'all' }),
);
