import type { CallName, DownloadName, ReplyOf, StreamName } from '@parley/api';
import type { Calls, Contract, FileReply } from '@parley/api/contract';
import type { z } from 'zod';
import type { PaymentProvider } from '../billing/payments.ts';
import type { Conversations } from '../chat/conversations.ts';
import type { AnswerStream } from '../chat/eventStream.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { DataFiles } from '../dataFiles/dataFiles.ts';
import type { WidgetGrants } from '../http/widgetGrants.ts';
import type { Mailer } from '../mail.ts';
import type { FetchPage } from '../pageCheck/fetchPage.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { CallerOf } from './callers.ts';
import type { StreamLimits } from './chat/openStreams.ts';

/** What the handlers work with. */
export interface HandlerDependencies {
  database: Database;
  clock: Clock;
  conversations: Conversations;
  dataFiles: DataFiles;
  pictures: Pictures;
  /** Proofs of the page that frames the widget. */
  widgetGrants: WidgetGrants;
  /** Fetches a page that should have the widget (WG-7). */
  fetchPage: FetchPage;
  mailer: Mailer;
  /** Names of the language models that an assistant can choose; none answers from the data files alone. */
  models: readonly string[];
  /** Null where nobody takes payments (CMD-6). */
  payments: PaymentProvider | null;
  /** Whether the embedded provider signs in: another keeps all passwords itself (US-2). */
  passwordsHere: boolean;
  /** Public origin of portal and API, without a slash at the end. */
  origin: string;
  /** Where tests have other ones than the server. */
  streamLimits?: Partial<StreamLimits> | undefined;
}

/** What a handler gets: the input after validation, and who calls. */
export interface CallContext<N extends CallName> {
  input: ParsedInput<N>;
  caller: CallerOf<Contract[N]['auth']>;
  headers: Headers;
  /** Network address of whoever calls, for counting. */
  address: string;
}

/** A file as the server sends it. */
export type SentFile = FileReply<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>>;

/** Does one call: returns what the contract promises, or throws a `Refusal`. */
export type Handler<N extends CallName> = (
  context: CallContext<N>,
) => Promise<N extends StreamName ? AnswerStream : N extends DownloadName ? SentFile : ReplyOf<N>>;

/** One handler for each call of the contract. */
export type Handlers = { [N in CallName]: Handler<N> };

/** One handler for each call of one resource. */
export type HandlersOf<C extends Calls> = Pick<Handlers, keyof C & CallName>;

/** Input after validation: defaults filled in, text turned into what the schema says. */
export type ParsedInput<N extends CallName> = Contract[N] extends { query: infer Q extends z.ZodType }
  ? z.output<Q>
  : Contract[N] extends { body: infer B extends z.ZodType }
    ? z.output<B>
    : Contract[N] extends { upload: { fields: infer F extends z.ZodType } }
      ? z.output<F> & { file: File }
      : undefined;
