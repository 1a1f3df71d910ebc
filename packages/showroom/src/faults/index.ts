export { FAULT_HELP, FAULT_HITS, FAULT_NAMES, FAULTS, type FaultHits, type FaultName } from './faults.ts';
export { underFault } from './underFault.tsx';
