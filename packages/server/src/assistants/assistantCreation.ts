import { randomUUID } from 'node:crypto';
import type { AssistantDraft } from '@parley/model';
import { ASSISTANT_NAME_MAX_LENGTH } from '@parley/model';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { lockOrganisation, requireRoom } from '../billing/limits.ts';
import { requireSubscription } from '../billing/usage.ts';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import { type Assistant, assistants, dataChunks, dataFiles } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import { giveTo } from './access.ts';
import { assistantsOf } from './assistantsOf.ts';
import { columnsOf } from './draftOf.ts';

/** The version of a draft that nobody has edited yet. */
const FIRST_VERSION = 1;

/** Content of a new assistant; fields that are left out take their defaults. */
export type NewContent = Partial<AssistantDraft<number>> & Pick<AssistantDraft<number>, 'name'>;

/**
 * Makes assistants. Each starts as a draft whose audience is everyone of the organisation. The client makes
 * the id: a repeated call with the same id returns the assistant that already exists.
 */
export interface AssistantCreation {
  /**
   * Where a repeated call has other content, as after a lost reply, that is taken over while nobody has
   * edited or published the assistant.
   * @throws {Refusal} 409 for an id that is somebody else's, 422 where the plan has no
   *   room, 460 to 462 by the subscription.
   */
  create(organisationId: string, id: string, content: NewContent): Promise<Assistant>;
  /** As `create`, under the name of the content where it is free, else under one that is. */
  take(organisationId: string, id: string, content: NewContent): Promise<Assistant>;
  /** Copies content and data files, under a name that is free. @throws {Refusal} as `create`. */
  duplicate(original: Assistant, content: NewContent, id: string): Promise<Assistant>;
}

/** Makes assistants in the database. */
export function createAssistantCreation({ db }: Database, clock: Clock): AssistantCreation {
  /** Assistants of one organisation are made one after another, so that the limit of the plan holds. */
  function add(
    organisationId: string,
    id: string,
    contentOf: (tx: Db) => Promise<NewContent>,
    {
      fill,
      revise,
    }: {
      fill?: (tx: Db) => Promise<unknown>;
      revise?: (tx: Db, existing: Assistant) => Promise<Assistant>;
    } = {},
  ): Promise<Assistant> {
    return db.transaction(async (tx) => {
      const organisation = await lockOrganisation(tx, organisationId);
      const [existing] = await tx.select().from(assistants).where(eq(assistants.id, id));
      if (existing?.organisationId === organisationId && !existing.deletedAt)
        return revise?.(tx, existing) ?? existing;
      if (existing) throw new Refusal(409, 'identifier_used', 'This identifier was used for something else.');
      const now = clock.now();
      requireSubscription(organisation, now);
      const content = await contentOf(tx);
      const [created] = await tx
        .insert(assistants)
        .values({
          audience: 'everyone',
          ...columnsOf(content),
          name: content.name,
          id,
          organisationId,
          widgetKey: randomToken(),
          createdAt: now,
          updatedAt: now,
        })
        .returning();
      if (!created) throw new Error('The assistant was not created.');
      await requireRoom(tx, organisation, 'assistants');
      if (fill) {
        await fill(tx);
        await requireRoom(tx, organisation, 'dataFiles');
      }
      return created;
    });
  }

  return {
    create: (organisationId, id, content) =>
      add(organisationId, id, async () => content, {
        async revise(tx, existing) {
          if (existing.status !== 'draft' || existing.draftVersion > FIRST_VERSION) return existing;
          const changed = { ...columnsOf(content), updatedAt: clock.now() };
          const [revised] = await tx.update(assistants).set(changed).where(eq(assistants.id, id)).returning();
          return revised ?? existing;
        },
      }),

    take: (organisationId, id, content) =>
      add(organisationId, id, async (tx) => ({
        ...content,
        name: await freeName(tx, organisationId, content.name, { orItself: true }),
      })),

    duplicate: ({ organisationId, id: originalId }, content, id) =>
      add(
        organisationId,
        id,
        async (tx) => ({ ...content, name: await freeName(tx, organisationId, content.name) }),
        {
          async fill(tx) {
            await giveTo(tx, { id, organisationId }, content.userIds ?? []);
            await copyDataFiles(tx, originalId, id);
          },
        },
      ),
  };
}

/**
 * The name with the first number that makes it the only one: 'Shop (2)'.
 * @param orItself the name stays as it is where nothing has it
 */
async function freeName(
  tx: Db,
  organisationId: string,
  name: string,
  { orItself = false } = {},
): Promise<string> {
  const taken = await tx
    .select({ name: assistants.name })
    .from(assistants)
    .where(assistantsOf(organisationId));
  const names = new Set(taken.map((each) => each.name));
  if (orItself && !names.has(name)) return name;
  const base = name.replace(/ \(\d+\)$/, '');
  for (let number = 2; ; number++) {
    const suffix = ` (${number})`;
    const candidate = cutTo(ASSISTANT_NAME_MAX_LENGTH - suffix.length, base) + suffix;
    if (!names.has(candidate)) return candidate;
  }
}

/** The beginning of a text, without half a character at its end: an astronaut is three joined by others. */
function cutTo(maxLength: number, text: string): string {
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return text.slice(0, graphemes.containing(maxLength)?.index);
}

/** Copies the files that are ready, with their passages; the database moves their content itself. */
async function copyDataFiles(tx: Db, from: string, to: string): Promise<void> {
  const files = await tx
    .select({ id: dataFiles.id })
    .from(dataFiles)
    .where(and(eq(dataFiles.assistantId, from), eq(dataFiles.status, 'ready')));
  for (const { id } of files) {
    const copyId = randomUUID();
    await copyRows(tx, dataFiles, { id: copyId, assistantId: to }, eq(dataFiles.id, id), WORK_AT_FILE);
    await copyRows(tx, dataChunks, { dataFileId: copyId }, eq(dataChunks.dataFileId, id));
  }
}

/** Columns of a file that say who works at it, and what was made of it elsewhere. */
const WORK_AT_FILE = ['leaseId', 'leasedUntil', 'embeddedBy'];

/** Copies rows within their table, with other identifiers, and without some columns. */
async function copyRows(
  tx: Db,
  table: PgTable,
  ids: Record<string, string>,
  where: SQL,
  without: readonly string[] = [],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !without.includes(key));
  const names = columns.map(([, { name }]) => sql.identifier(name));
  const values = columns.map(([key, { name }]) => (ids[key] ? sql`${ids[key]}::uuid` : sql.identifier(name)));
  const list = (parts: unknown[]) => sql.join(parts as SQL[], sql`, `);
  await tx.execute(
    sql`insert into ${table} (${list(names)}) select ${list(values)} from ${table} where ${where}`,
  );
}
