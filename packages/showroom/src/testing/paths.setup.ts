import { initialGlobals, showOnRoot } from '../globals.ts';

showOnRoot(initialGlobals);
