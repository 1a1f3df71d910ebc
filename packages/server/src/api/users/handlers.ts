import type { userCalls } from '@parley/api/contract';
import { asc, eq } from 'drizzle-orm';
import { assistantAccess, emailVerifications, organisations, users } from '../../database/schema.ts';
import { hashPassword } from '../../passwords.ts';
import { countCall, type RateLimit } from '../../rateLimit.ts';
import { forbidden } from '../../refusal.ts';
import { hashToken, randomToken } from '../../secrets.ts';
import type { HandlerDependencies, HandlersOf } from '../handler.ts';
import { checkNewPassword } from './passwordRules.ts';

/** Subjects of accounts whose password is kept here; all others sign in elsewhere (ST-2). */
const OWN_SUBJECT_PREFIX = 'auth0|';
const VERIFICATION_HOURS = 24;
const VERIFICATION_LIMIT: RateLimit = { max: 5, windowSeconds: 60 * 60 };
const done = { ok: true } as const;

/** Calls about the caller and the users of the organisation. */
export function userHandlers({
  database: { db },
  clock,
  mailer,
  origin,
}: HandlerDependencies): HandlersOf<typeof userCalls> {
  return {
    showWelcomeWizard: async ({ caller }) => ({ showWelcomeWizard: caller.organisation.wizardPending }),

    async completeWelcomeWizard({ caller }) {
      await db
        .update(organisations)
        .set({ wizardPending: false })
        .where(eq(organisations.id, caller.organisation.id));
      return done;
    },

    async changePassword({ caller: { user }, input: { newPassword, repeatNewPassword } }) {
      if (!user.subject?.startsWith(OWN_SUBJECT_PREFIX)) {
        throw forbidden('This account signs in elsewhere; change its password there.');
      }
      checkNewPassword(newPassword, repeatNewPassword);
      await db
        .update(users)
        .set({ passwordHash: await hashPassword(newPassword) })
        .where(eq(users.id, user.id));
      return done;
    },

    getUserSettings: async ({ caller: { user, organisation } }) => ({
      language: user.language,
      name: user.name,
      email: user.email,
      organisationName: organisation.name,
      supportEmail: organisation.supportEmail,
    }),

    async setUserLanguage({ caller, input }) {
      await db.update(users).set({ language: input.Language }).where(eq(users.id, caller.user.id));
      return done;
    },

    async verifyEmail({ caller: { user } }) {
      if (user.emailVerified) return done;
      const now = clock.now();
      await countCall(db, `verify:${user.id}`, VERIFICATION_LIMIT, now);
      const token = randomToken();
      await db.insert(emailVerifications).values({
        tokenHash: hashToken(token),
        userId: user.id,
        email: user.email,
        expiresAt: new Date(now.getTime() + VERIFICATION_HOURS * 60 * 60 * 1000),
      });
      await mailer.send({
        to: user.email,
        subject: 'Confirm your e-mail address',
        text: `Open this address within ${VERIFICATION_HOURS} hours: ${origin}/verify-email/${token}`,
      });
      return done;
    },

    isEmailVerified: async ({ caller }) => ({ isEmailVerified: caller.user.emailVerified }),

    async getUsers({ caller }) {
      const rows = await db
        .select()
        .from(users)
        .where(eq(users.organisationId, caller.organisation.id))
        .orderBy(asc(users.name));
      const access = await db
        .select({ userId: assistantAccess.userId, assistantId: assistantAccess.assistantId })
        .from(assistantAccess)
        .innerJoin(users, eq(users.id, assistantAccess.userId))
        .where(eq(users.organisationId, caller.organisation.id));
      const guidsOf = Map.groupBy(access, ({ userId }) => userId);
      return {
        users: rows.map(({ id, name, email, avatarUrl, role, status }) => ({
          id,
          name,
          email,
          avatarUrl,
          role,
          status,
          assistantGuids: (guidsOf.get(id) ?? []).map(({ assistantId }) => assistantId),
        })),
      };
    },
  };
}
