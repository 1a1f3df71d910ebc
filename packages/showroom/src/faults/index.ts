export { FAULT_HELP, FAULT_HITS, FAULT_NAMES, FAULTS, type FaultHits } from './faults.ts';
export { underFault } from './underFault.tsx';
