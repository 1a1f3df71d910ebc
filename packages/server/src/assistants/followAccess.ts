import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { assistants, type User } from '../database/schema.ts';
import { keepDraft, readVersions } from './assistantEditing.ts';

/**
 * Takes into the drafts of assistants what was decided of these users elsewhere (US-1): that is in force at
 * once, and publishing a draft of before must not undo it (AS-4). Whoever edits one meanwhile is told that
 * there is a newer version.
 * @param editor who decided it
 */
export async function followAccess(
  tx: Db,
  editor: Pick<User, 'id' | 'organisationId'>,
  assistantIds: readonly string[],
  userIds: readonly string[],
): Promise<void> {
  for (const assistantId of assistantIds) {
    const { assistant, draft, published } = await readVersions(tx, editor.organisationId, assistantId);
    const saved = { draftVersion: assistant.draftVersion + 1, draftSavedBy: editor.id };
    if (assistant.draft && published) {
      const others = draft.userIds.filter((id) => !userIds.includes(id));
      const theirs = published.userIds.filter((id) => userIds.includes(id));
      const followed = { ...draft, userIds: [...others, ...theirs].toSorted() };
      await keepDraft(tx, assistantId, followed, published, saved);
    } else await tx.update(assistants).set(saved).where(eq(assistants.id, assistantId));
  }
}
