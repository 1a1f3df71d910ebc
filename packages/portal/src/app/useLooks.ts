import { lookAgain } from './lookAgain.ts';
import { useIsOnline } from './useIsOnline.ts';

/** Lets a query of a page follow what others, and other windows, change on the server (`lookAgain`). */
export const useLooks = () => lookAgain(useIsOnline());
