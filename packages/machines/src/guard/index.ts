export { decide } from './decide.ts';
export { type GuardDecision, guardViewOf } from './guard.connect.ts';
export { guardMachine, guardPaths } from './guard.machine.ts';
export type { GuardEvent, GuardFacts } from './guard.types.ts';
