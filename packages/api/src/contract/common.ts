import { inOneLine, isBlank, LOCALES } from '@parley/model';
import { z } from 'zod';

/**
 * Identifier of a record: a UUID, made by the server, or by the client where it must survive a retry. In
 * whatever case it comes, it is one identifier, also where it is counted by.
 */
export const guid = z.uuid().toLowerCase();
/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** Error body of every refused call. `code` is for programs, `text` for people (plain text, in English). */
export const errorBody = z.object({
  code: z.string(),
  text: z.string(),
  /** When the limit that refused the call starts anew (429, 463, 464). */
  resetAt: moment.optional(),
  /** What is wrong with which field (422); dots lead into objects and lists. */
  fields: z.record(z.string(), z.string()).optional(),
  /** What the server's log calls the request (500, 503), for whoever reports the error. */
  reference: z.string().optional(),
});

/** Languages that the interface and answers know. */
export const language = z.enum(LOCALES);

/** Reply of a call that only does something. */
export const done = z.object({ ok: z.literal(true) });

/**
 * Checks that a text has at most `max` UTF-16 units, as the forms count them; Zod's own check counts code
 * points, of which an emoji is one and not two. Zod's stands beside it for the OpenAPI document.
 * @param error what the refusal says instead of our words for a text that is too long, which `most` is for
 */
export function maxUnits(max: number, error?: string) {
  const said = error === undefined ? {} : { error };
  return [
    z.maxLength(max, { ...said, abort: true }),
    z.refine<string>((text) => text.length <= max, { ...said, params: { most: max } }),
  ] as const;
}

/**
 * A text of one line that can be seen, without the white space around it and without what turns around the
 * text that it stands in. @param error what a blank one is told
 */
export const shownText = (error?: string) =>
  z
    .string()
    .overwrite(inOneLine)
    .trim()
    .min(1, error)
    .refine((text) => !isBlank(text), error);

/**
 * A list in a reply that is shown row by row: the client leaves out a row that does not fit, and counts it
 * (T20).
 * @param max the most rows that it may hold
 */
export function rowsOf<T extends z.ZodType>(row: T, max?: number) {
  const list = z.array(row);
  return (max === undefined ? list : list.max(max)).meta({ rows: true });
}

/** Input of a call about one assistant. */
export const byAssistant = z.object({ assistantGuid: guid });

/** Assistants that one call can change. */
const BULK_MAX_COUNT = 100;
/** Which assistants. */
export const severalAssistants = z.object({ assistantGuids: z.array(guid).min(1).max(BULK_MAX_COUNT) });

export type ErrorBody = z.infer<typeof errorBody>;
