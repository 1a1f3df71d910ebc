import { inTime } from '@parley/api';
import type { ConversationFilters } from '@parley/api/contract';
import { type ServerWords, serverWords } from '@parley/i18n/server';
import type {
  CareState,
  ExportType,
  Locale,
  MessageState,
  Rating,
  RatingReason,
  Uncertainty,
} from '@parley/model';
import Papa from 'papaparse';
import type { SentFile } from '../api/handler.ts';
import type { Db } from '../database/database.ts';
import { CALL_MS } from '../operation/deadline.ts';
import { log } from '../operation/log.ts';
import { eachConversation, type WholeConversation } from './readConversations.ts';
import { textOfMarkdown } from './textOfMarkdown.ts';

/** Conversations that are read from the database at once. */
const AT_ONCE = 100;
/** Without it spreadsheets take the file for another character set than UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Start of a cell that spreadsheets run; the library's own pattern overlooks texts of several lines. */
const FORMULA = /^[=+\-@\t\r\n]/;
const LINE_END = '\r\n';
const COLUMNS = [
  'export.conversation',
  'export.assistant',
  'export.site',
  'export.user',
  'export.askedAt',
  'export.question',
  'export.answer',
  'export.sources',
  'export.state',
  'export.found',
  'export.care',
  'export.rating',
  'export.reason',
  'export.comment',
] as const;
/** Words for what became of an answer, by the codes of the API. */
const OUTCOMES = {
  complete: 'export.complete',
  streaming: 'export.streaming',
  stopped: 'export.stopped',
  failed: 'export.failed',
  truncated: 'export.truncated',
  nothing: 'export.nothing',
  passages: 'export.passages',
  open: 'export.open',
  done: 'export.done',
  up: 'export.up',
  down: 'export.down',
  incorrect: 'export.incorrect',
  offTopic: 'export.offTopic',
  incomplete: 'export.incomplete',
  other: 'export.other',
} as const satisfies Record<
  MessageState | Uncertainty | CareState | NonNullable<Rating> | RatingReason,
  string
>;

/**
 * The conversations of an organisation that match, as a file that is written while it is sent (AS-6). CSV is
 * for people: its columns have names in the language of whoever exports, and its answers no Markdown. JSON is
 * for programs and has the API's names.
 */
export function exportConversations(
  db: Db,
  organisationId: string,
  { type, ...filters }: ConversationFilters & { type: ExportType },
  { now, locale }: { now: Date; locale: Locale },
): SentFile {
  const conversations = eachConversation(db, organisationId, filters, now, AT_ONCE);
  return {
    name: `conversations-${now.toISOString().slice(0, 10)}.${type}`,
    mediaType: type === 'csv' ? 'text/csv; charset=utf-8' : 'application/json',
    content: streamOf(type === 'csv' ? csvOf(conversations, serverWords(locale)) : jsonOf(conversations)),
  };
}

/**
 * A stream that asks for the next text only when the last one was taken. It breaks off where the next one
 * cannot be had in the time of a call.
 */
function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await inTime(texts.next(), CALL_MS);
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (err) {
        log.error({ err }, 'an export broke off');
        // Without the query that failed, which holds what was asked for: the server prints it.
        controller.error(new Error('The export broke off.'));
      }
    },
    cancel: () => void texts.return(undefined),
  });
}

type Conversations = AsyncIterable<readonly WholeConversation[]>;

async function* csvOf(conversations: Conversations, t: ServerWords): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lines([COLUMNS.map((column) => t(column))]);
  for await (const several of conversations) {
    const rows = several.flatMap((each) => rowsOf(each, t));
    if (rows.length > 0) yield lines(rows);
  }
}

/** What people wrote must not be taken for a formula by a spreadsheet that opens the file. */
const lines = (rows: readonly (readonly string[])[]) =>
  Papa.unparse(rows as string[][], { escapeFormulae: FORMULA, newline: LINE_END }) + LINE_END;

/** A row for each answer; a question that has none yet has one too. */
function rowsOf({ conversation, messages }: WholeConversation, t: ServerWords): string[][] {
  const { threadId, assistant, site, user } = conversation;
  const answersOf = Map.groupBy(
    messages.filter(({ author }) => author === 'assistant'),
    ({ parentId }) => parentId,
  );
  return messages
    .filter(({ author }) => author === 'reader')
    .flatMap((question) =>
      (answersOf.get(question.id) ?? [undefined]).map((answer) => [
        threadId,
        assistant.name,
        site ?? '',
        user?.name ?? '',
        question.createdAt,
        question.body,
        textOfMarkdown(answer?.body ?? ''),
        answer?.citations
          .map(({ fileName, page }) => (page ? `${fileName}, ${page}` : fileName))
          .join('; ') ?? '',
        answer ? t(OUTCOMES[answer.state]) : '',
        answer?.uncertain ? t(OUTCOMES[answer.uncertain]) : '',
        answer?.care ? t(OUTCOMES[answer.care]) : '',
        answer?.rating ? t(OUTCOMES[answer.rating]) : '',
        answer?.ratingWhy ? t(OUTCOMES[answer.ratingWhy.reason]) : '',
        answer?.ratingWhy?.comment ?? '',
      ]),
    );
}

async function* jsonOf(conversations: Conversations): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const several of conversations) {
    for (const { conversation, messages } of several) {
      yield separator + JSON.stringify({ ...conversation, messages });
      separator = ',\n';
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
