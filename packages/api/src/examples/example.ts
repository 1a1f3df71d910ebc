import type { CallName } from '../addresses.ts';
import type {
  AnswerEvent,
  DownloadName,
  FileReply,
  InputOf,
  ReplyOf,
  StreamName,
} from '../contract/index.ts';

/** An input of a call that takes one, and what it replies with. */
type ExampleOf<N extends CallName> = (InputOf<N> extends undefined ? object : { input: InputOf<N> }) &
  (N extends StreamName
    ? { events: AnswerEvent[] }
    : N extends DownloadName
      ? { file: FileReply<string> }
      : { reply: ReplyOf<N> });

/** An example of each of these calls. */
export type Examples<N extends CallName> = { [Name in N]: ExampleOf<Name> };
