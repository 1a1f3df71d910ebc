import { initialGlobals } from './globals.ts';
import { showOnRoot } from './showOnRoot.ts';

showOnRoot(initialGlobals);
