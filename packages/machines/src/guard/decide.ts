import { transition } from 'xstate';
import { type GuardDecision, guardViewOf } from './guard.connect.ts';
import { guardMachine } from './guard.machine.ts';
import type { GuardFacts } from './guard.types.ts';

const start = guardMachine.resolveState({ value: 'checking', context: { facts: null } });

/** Asks the guard once: what a router does before it shows a route (ST-3, RT-8). */
export function decide(facts: GuardFacts): GuardDecision {
  const [snapshot] = transition(guardMachine, start, { type: 'facts.changed', facts });
  return guardViewOf(snapshot);
}
