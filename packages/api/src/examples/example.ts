import type { CallName } from '../addresses.ts';
import type { AnswerEvent, DownloadName, InputOf, ReplyOf, StreamName } from '../contract/index.ts';

/** A file as a call replies with it. */
export interface ExampleFile {
  name: string;
  mediaType: string;
  content: string;
}

/** An input of a call that takes one, and what it replies with. */
type ExampleOf<N extends CallName> = (InputOf<N> extends undefined ? object : { input: InputOf<N> }) &
  (N extends StreamName
    ? { events: AnswerEvent[] }
    : N extends DownloadName
      ? { file: ExampleFile }
      : { reply: ReplyOf<N> });

/** An example of each of these calls. */
export type Examples<N extends CallName> = { [Name in N]: ExampleOf<Name> };
