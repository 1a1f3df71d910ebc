import { onDemand } from '../deferred/onDemand.tsx';

/** Asks before a page with unsaved changes is left (FA-1); fetched when it is first needed. */
export const LeaveQuestion = onDemand(
  () => import('./LeaveDialog.tsx'),
  ({ onStay }) => onStay(),
);
