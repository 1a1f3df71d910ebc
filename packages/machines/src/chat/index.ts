export { chatViewOf, connectChat } from './chat.connect.ts';
export { chatMachine } from './chat.machine.ts';
export { chatWith } from './chat.ports.ts';
export type {
  AnswerReport,
  AnswerRequest,
  ChatContext,
  ChatEmitted,
  ChatEvent,
  ChatHistory,
  ChatInput,
  ChatPorts,
  KeptMessage,
  KnownMessage,
  Unsent,
} from './chat.types.ts';
export { unsentOf } from './history.ts';
export { inputOfPage } from './inputOfPage.ts';
