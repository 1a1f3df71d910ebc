export { type HandState, showState } from './showState.ts';
export { statesOf } from './states.tsx';
