import type { wizardCalls } from '@parley/api/contract';
import { eq } from 'drizzle-orm';
import { assistants, wizardProgress } from '../../database/schema.ts';
import { guidOf } from '../../guidOf.ts';
import type { HandlerDependencies, HandlersOf } from '../handler.ts';

/** Calls of the welcome wizard (WZ-1). */
export function wizardHandlers({ database: { db } }: HandlerDependencies): HandlersOf<typeof wizardCalls> {
  /** The id of the one assistant that all wizards of an organisation make: another, where it was deleted. */
  async function assistantOf(organisationId: string): Promise<string> {
    for (let number = 1; ; number++) {
      const id = guidOf(`${organisationId}/first assistant${number === 1 ? '' : ` ${number}`}`);
      const [made] = await db
        .select({ deletedAt: assistants.deletedAt })
        .from(assistants)
        .where(eq(assistants.id, id));
      if (!made?.deletedAt) return id;
    }
  }

  return {
    async getWizardProgress({ caller: { user, organisation } }) {
      const [kept] = await db.select().from(wizardProgress).where(eq(wizardProgress.userId, user.id));
      return {
        assistantGuid: await assistantOf(organisation.id),
        progress: kept
          ? {
              step: kept.step,
              answers: { ...kept.answers, starterQuestions: [...kept.answers.starterQuestions] },
            }
          : null,
      };
    },

    async keepWizardProgress({ caller: { user, organisation }, input }) {
      if (!organisation.wizardPending) return { ok: true };
      await db
        .insert(wizardProgress)
        .values({ userId: user.id, ...input })
        .onConflictDoUpdate({ target: wizardProgress.userId, set: input });
      return { ok: true };
    },
  };
}
