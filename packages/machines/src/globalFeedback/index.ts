export { connectGlobalFeedback, globalFeedbackViewOf } from './globalFeedback.connect.ts';
export { globalFeedbackMachine } from './globalFeedback.machine.ts';
export type { GlobalFeedbackEmitted, GlobalFeedbackEvent, Raised } from './globalFeedback.types.ts';
