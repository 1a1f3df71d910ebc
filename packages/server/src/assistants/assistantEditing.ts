import { isDeepStrictEqual } from 'node:util';
import type { AssistantDraft, AssistantStatus } from '@parley/model';
import { and, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import { type Assistant, assistantAccess, assistants, type User } from '../database/schema.ts';
import { notifyAdmins } from '../notifications/notify.ts';
import { notFound, Refusal } from '../refusal.ts';
import { accessSignal, giveTo, lockAssistants, membersAmong } from './access.ts';
import { assistantsOf } from './assistantsOf.ts';
import { columnsDraftOf, columnsOf } from './draftOf.ts';
import { keepVersion, readVersion } from './versions.ts';

/** Draft and published version of an assistant. */
export interface EditedVersions {
  assistant: Assistant;
  /** What was saved last. */
  draft: AssistantDraft<number>;
  /** What is in force; null before the first publication. */
  published: AssistantDraft<number> | null;
}

/** Assistants as administrators edit them: draft and published version apart (AS-4). */
export interface AssistantEditing {
  /** @throws {Refusal} 404 where it is not of the organisation. */
  read(organisationId: string, assistantId: string): Promise<EditedVersions>;
  /**
   * Saves a draft over the version `base`, and returns the new version.
   * @throws {Refusal} 404 as `read`; 409 where another version was saved since.
   */
  save(editor: User, assistantId: string, base: number, draft: AssistantDraft<number>): Promise<number>;
  /** Puts the draft in force. @throws {Refusal} 404 as `read`; 409 where `version` is not the newest. */
  publish(editor: User, assistantId: string, version: number): Promise<void>;
  /** Drops what was not published. @throws {Refusal} as `save`; 409 too where nothing was published yet. */
  revert(
    editor: User,
    assistantId: string,
    base: number,
  ): Promise<{ version: number; draft: AssistantDraft<number> }>;
  /**
   * Makes a published version the draft; what is in force stays.
   * @throws {Refusal} as `save`; 404 too for a version that is not kept.
   */
  restore(
    editor: User,
    assistantId: string,
    number: number,
    base: number,
  ): Promise<{ version: number; draft: AssistantDraft<number> }>;
  /**
   * Pauses or resumes those that are in the other of the two states.
   * @throws {Refusal} 404 where none of them is of the organisation.
   */
  setStatus(organisationId: string, assistantIds: string[], status: 'published' | 'paused'): Promise<void>;
}

/** Edits the assistants of the database. */
export function createAssistantEditing({ db, signals }: Database, clock: Clock): AssistantEditing {
  /** Works on an assistant while nobody else changes it. */
  function change<T>(
    editor: User,
    assistantId: string,
    base: number,
    work: (tx: Db, versions: EditedVersions) => Promise<T>,
  ): Promise<T> {
    return db.transaction(async (tx) => {
      await lockAssistants(tx, [assistantId]);
      const versions = await readVersions(tx, editor.organisationId, assistantId);
      if (versions.assistant.draftVersion !== base) {
        throw new Refusal(409, 'newer_version', 'Somebody saved a newer version of this assistant.');
      }
      return work(tx, versions);
    });
  }

  const ofOrganisation = (organisationId: string, assistantIds: string[]) =>
    and(assistantsOf(organisationId), inArray(assistants.id, assistantIds));

  return {
    read: (organisationId, assistantId) => readVersions(db, organisationId, assistantId),

    save: (editor, assistantId, base, draft) =>
      change(editor, assistantId, base, async (tx, { assistant, published }) => {
        const saved = { draftVersion: base + 1, draftSavedBy: editor.id, updatedAt: clock.now() };
        if (assistant.status === 'draft') {
          await putInForce(tx, assistant, draft, saved);
        } else {
          const known = await membersAmong(tx, editor.organisationId, draft.userIds);
          await keepDraft(tx, assistantId, { ...draft, userIds: known }, published, saved);
        }
        return saved.draftVersion;
      }),

    async publish(editor, assistantId, version) {
      await change(editor, assistantId, version, async (tx, { assistant, draft }) => {
        const status: AssistantStatus = assistant.status === 'draft' ? 'published' : assistant.status;
        const now = clock.now();
        const content = await putInForce(tx, assistant, draft, { status, draft: null, updatedAt: now });
        if (assistant.status !== 'draft' && assistant.draft === null) return;
        await keepVersion(tx, assistantId, content, editor, now);
        const happening = { type: 'assistant_published', userId: editor.id, assistantId } as const;
        await notifyAdmins(tx, editor.organisationId, happening, now);
      });
      signals.tell(accessSignal(editor.organisationId));
    },

    revert: (editor, assistantId, base) =>
      change(editor, assistantId, base, async (tx, { assistant, published }) => {
        if (!published) throw new Refusal(409, 'not_published', 'This assistant was never published.');
        if (assistant.draft === null) return { version: base, draft: published };
        await tx
          .update(assistants)
          .set({ draft: null, draftVersion: base + 1, draftSavedBy: editor.id, updatedAt: clock.now() })
          .where(eq(assistants.id, assistantId));
        return { version: base + 1, draft: published };
      }),

    restore: (editor, assistantId, number, base) =>
      change(editor, assistantId, base, async (tx, { assistant, published }) => {
        const draft = await readVersion(tx, assistant, number);
        const saved = { draftVersion: base + 1, draftSavedBy: editor.id, updatedAt: clock.now() };
        await keepDraft(tx, assistantId, draft, published, saved);
        return { version: saved.draftVersion, draft };
      }),

    async setStatus(organisationId, assistantIds, status) {
      const found = ofOrganisation(organisationId, assistantIds);
      if ((await db.$count(assistants, found)) === 0) throw notFound('assistant');
      const other = status === 'paused' ? 'published' : 'paused';
      // 'Updated' tells of the content, which this leaves as it is: an undo has nothing to put back (AS-1).
      await db
        .update(assistants)
        .set({ status })
        .where(and(found, eq(assistants.status, other)));
      signals.tell(accessSignal(organisationId));
    },
  };
}

/** @throws {Refusal} 404 where it is not of the organisation. */
export async function readVersions(
  db: Db,
  organisationId: string,
  assistantId: string,
): Promise<EditedVersions> {
  const [assistant] = await db
    .select()
    .from(assistants)
    .where(and(eq(assistants.id, assistantId), assistantsOf(organisationId)));
  if (!assistant) throw notFound('assistant');
  const access = await db
    .select({ userId: assistantAccess.userId })
    .from(assistantAccess)
    .where(eq(assistantAccess.assistantId, assistantId))
    .orderBy(assistantAccess.userId);
  const columns = columnsDraftOf(
    assistant,
    access.map(({ userId }) => userId),
  );
  return {
    assistant,
    draft: assistant.draft ?? columns,
    published: assistant.status === 'draft' ? null : columns,
  };
}

/** Keeps a draft beside the published version. */
export async function keepDraft(
  tx: Db,
  assistantId: string,
  draft: AssistantDraft<number>,
  published: AssistantDraft<number> | null,
  saved: Partial<Assistant>,
): Promise<void> {
  await tx
    .update(assistants)
    // What was changed back is no draft any more: nothing of it waits to be published.
    .set({ ...saved, draft: isDeepStrictEqual(draft, published) ? null : draft })
    .where(eq(assistants.id, assistantId));
}

/**
 * Writes a draft into the columns that chat and widget read, and gives access to the users that it names.
 * @returns the draft as it is in force: without users who have left
 */
async function putInForce(
  tx: Db,
  assistant: Assistant,
  draft: AssistantDraft<number>,
  more: Partial<Assistant>,
): Promise<AssistantDraft<number>> {
  await tx
    .update(assistants)
    .set({ ...columnsOf(draft), ...more })
    .where(eq(assistants.id, assistant.id));
  return { ...draft, userIds: await giveTo(tx, assistant, draft.userIds) };
}
