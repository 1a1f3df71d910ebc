export { FAULT_HELP, FAULT_HITS, FAULTS, type FaultName } from './faults.ts';
export { underFault } from './underFault.tsx';
