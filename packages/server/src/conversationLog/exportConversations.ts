import { inTime } from '@parley/api';
import type { ConversationFilters } from '@parley/api/contract';
import type { ExportType } from '@parley/model';
import Papa from 'papaparse';
import type { SentFile } from '../api/handler.ts';
import type { Db } from '../database/database.ts';
import { CALL_MS } from '../operation/deadline.ts';
import { log } from '../operation/log.ts';
import { eachConversation, type WholeConversation } from './readConversations.ts';

/** Conversations that are read from the database at once. */
const AT_ONCE = 100;
/** Without it spreadsheets take the file for another character set than UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Start of a cell that spreadsheets run; the library's own pattern overlooks texts of several lines. */
const FORMULA = /^[=+\-@\t\r\n]/;
const LINE_END = '\r\n';
/** Names of the columns, which programs read: they are not translated. */
const COLUMNS = [
  'conversation',
  'assistant',
  'site',
  'user',
  'asked_at',
  'question',
  'answer',
  'sources',
  'state',
  'unanswered',
  'rating',
] as const;

/** The conversations of an organisation that match, as a file that is written while it is sent (AS-6). */
export function exportConversations(
  db: Db,
  organisationId: string,
  { type, ...filters }: ConversationFilters & { type: ExportType },
  now: Date,
): SentFile {
  const conversations = eachConversation(db, organisationId, filters, now, AT_ONCE);
  return {
    name: `conversations-${now.toISOString().slice(0, 10)}.${type}`,
    mediaType: type === 'csv' ? 'text/csv; charset=utf-8' : 'application/json',
    content: streamOf(type === 'csv' ? csvOf(conversations) : jsonOf(conversations)),
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

async function* csvOf(conversations: Conversations): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lines([COLUMNS]);
  for await (const several of conversations) {
    const rows = several.flatMap(rowsOf);
    if (rows.length > 0) yield lines(rows);
  }
}

/** What people wrote must not be taken for a formula by a spreadsheet that opens the file. */
const lines = (rows: readonly (readonly string[])[]) =>
  Papa.unparse(rows as string[][], { escapeFormulae: FORMULA, newline: LINE_END }) + LINE_END;

/** A row for each answer; a question that has none yet has one too. */
function rowsOf({ conversation, messages }: WholeConversation): string[][] {
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
        answer?.body ?? '',
        answer?.citations
          .map(({ fileName, page }) => (page ? `${fileName}, ${page}` : fileName))
          .join('; ') ?? '',
        answer?.state ?? '',
        answer?.unanswered ?? '',
        answer?.rating ?? '',
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
