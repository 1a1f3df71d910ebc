import type { wizardCalls } from '@parley/api/contract';
import { eq } from 'drizzle-orm';
import { wizardProgress } from '../../database/schema.ts';
import { guidOf } from '../../guidOf.ts';
import type { HandlerDependencies, HandlersOf } from '../handler.ts';

/** Calls of the welcome wizard (WZ-1). */
export function wizardHandlers({ database: { db } }: HandlerDependencies): HandlersOf<typeof wizardCalls> {
  return {
    async getWizardProgress({ caller: { user, organisation } }) {
      const [kept] = await db.select().from(wizardProgress).where(eq(wizardProgress.userId, user.id));
      return {
        assistantGuid: guidOf(`${organisation.id}/first assistant`),
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
