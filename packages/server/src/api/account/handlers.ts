import { INSUFFICIENT_AUTHENTICATION } from '@parley/api';
import type { accountCalls, OrganisationSettings } from '@parley/api/contract';
import { serverWords } from '@parley/i18n/server';
import { HOUR_MS, type RateLimit, RECENT_SIGN_IN_SECONDS } from '@parley/model';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { AccessToken } from '../../accessToken.ts';
import { accessSignal } from '../../assistants/access.ts';
import {
  emailVerifications,
  organisations,
  type User,
  users,
  wizardProgress,
} from '../../database/schema.ts';
import { mailUnavailable } from '../../mail.ts';
import { inLanguage } from '../../pages/language.ts';
import { hashPassword, passwordMatches } from '../../passwords.ts';
import { countCall } from '../../rateLimit.ts';
import { Refusal } from '../../refusal.ts';
import { hashToken, randomToken } from '../../secrets.ts';
import { createPasswordMails } from '../../users/passwordMails.ts';
import { checkNewPassword } from '../../users/passwordRules.ts';
import { endSessions } from '../../users/sessions.ts';
import { OWN_SUBJECT_PREFIX } from '../../users/subjects.ts';
import type { HandlerDependencies, HandlersOf } from '../handler.ts';

const VERIFICATION_HOURS = 24;
const VERIFICATION_LIMIT: RateLimit = { max: 5, windowSeconds: 60 * 60, message: '' };
const PASSWORD_LIMIT: RateLimit = { max: 10, windowSeconds: 60 * 60, message: '' };
const done = { ok: true } as const;

/** Calls about the caller's own account, and the organisation's (US-2). */
export function accountHandlers({
  database,
  clock,
  pictures,
  mailer,
  origin,
  payments,
  passwordsHere,
}: HandlerDependencies): HandlersOf<typeof accountCalls> {
  const { db, signals } = database;
  const mails = createPasswordMails(mailer);
  return {
    showWelcomeWizard: async ({ caller }) => ({ showWelcomeWizard: caller.organisation.wizardPending }),

    async completeWelcomeWizard({ caller }) {
      await db
        .update(organisations)
        .set({ wizardPending: false })
        .where(eq(organisations.id, caller.organisation.id));
      const own = db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.organisationId, caller.organisation.id));
      await db.delete(wizardProgress).where(inArray(wizardProgress.userId, own));
      return done;
    },

    async changePassword({
      caller: { user, organisation, language, token },
      input: { newPassword, repeatNewPassword },
    }) {
      if (!passwordsHere || !user.subject?.startsWith(OWN_SUBJECT_PREFIX)) {
        const text = 'This account signs in elsewhere; change its password there.';
        throw new Refusal(403, 'external_account', text);
      }
      checkNewPassword(newPassword, repeatNewPassword);
      const now = clock.now();
      requireRecentSignIn(token, now);
      await countCall(db, `password:${user.id}`, PASSWORD_LIMIT, now);
      if (user.passwordHash && (await passwordMatches(newPassword, user.passwordHash))) {
        // Sent again by whoever has just set it, as its reply was lost: that is done.
        if (wasJustSetBy(token, user, now)) return done;
        const text = 'This is the password of this account already.';
        throw new Refusal(422, 'password_same', text, { fields: { newPassword: text } });
      }
      const passwordHash = await hashPassword(newPassword);
      await db.transaction(async (tx) => {
        await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
        // Of now: whoever came in by the old password while the new one was being hashed is out, too.
        await endSessions(tx, [user], clock.now(), 'password', token.sessionId);
      });
      signals.tell(accessSignal(organisation.id));
      const { email } = user;
      const { supportEmail } = organisation;
      // The password is changed, whether or not this notice can be sent; the log says what was wrong.
      await mails.passwordChanged({ email, language, supportEmail });
      return done;
    },

    getUserSettings: async ({ caller: { user, organisation, language, isAdmin } }) => ({
      language,
      name: user.name,
      email: user.email,
      avatarUrl: user.avatarUrl,
      role: user.role,
      billingEmail: isAdmin ? organisation.billingEmail : null,
      defaultLanguage: organisation.defaultLanguage,
      conversationDays: organisation.conversationDays,
      organisationName: organisation.name,
      supportEmail: organisation.supportEmail,
    }),

    async setUserLanguage({ caller, input }) {
      await db.update(users).set({ language: input.Language }).where(eq(users.id, caller.user.id));
      return done;
    },

    async verifyEmail({ caller: { user, language } }) {
      if (user.emailVerified) return done;
      const now = clock.now();
      await countCall(db, `verify:${user.id}`, VERIFICATION_LIMIT, now);
      const token = randomToken();
      const tokenHash = hashToken(token);
      await db.insert(emailVerifications).values({
        tokenHash,
        userId: user.id,
        email: user.email,
        expiresAt: new Date(now.getTime() + VERIFICATION_HOURS * HOUR_MS),
      });
      const t = serverWords(language);
      const isSent = await mailer.send({
        to: user.email,
        subject: t('mail.verifySubject'),
        text: t('mail.verifyText', {
          count: VERIFICATION_HOURS,
          url: inLanguage(`${origin}/verify-email/${token}`, language),
        }),
      });
      if (!isSent) throw mailUnavailable();
      const isIt = eq(emailVerifications.tokenHash, tokenHash);
      await db.update(emailVerifications).set({ mailed: true }).where(isIt);
      return done;
    },

    async isEmailVerified({ caller: { user } }) {
      if (user.emailVerified) return { isEmailVerified: true, linkSent: false };
      const [link] = await db
        .select({ email: emailVerifications.email })
        .from(emailVerifications)
        .where(
          and(
            eq(emailVerifications.userId, user.id),
            eq(emailVerifications.email, user.email),
            eq(emailVerifications.mailed, true),
            gt(emailVerifications.expiresAt, clock.now()),
          ),
        )
        .limit(1);
      return { isEmailVerified: false, linkSent: link !== undefined };
    },

    async updateProfile({ caller, input }) {
      const { name, was = caller.user.name } = input;
      const isOwn = eq(users.id, caller.user.id);
      // What was saved already may be sent again.
      const changed = await db
        .update(users)
        .set({ name })
        .where(input.was === undefined ? isOwn : and(isOwn, inArray(users.name, [was, name])))
        .returning({ id: users.id });
      if (changed.length === 0) throw changedMeanwhile();
      return done;
    },

    async uploadAvatar({ caller: { user }, input: { file } }) {
      const avatarUrl = await pictures.keep(user, file);
      await db.update(users).set({ avatarUrl }).where(eq(users.id, user.id));
      await pictures.forget(user.avatarUrl);
      return { avatarUrl };
    },

    async removeAvatar({ caller: { user } }) {
      await db.update(users).set({ avatarUrl: null }).where(eq(users.id, user.id));
      await pictures.forget(user.avatarUrl);
      return done;
    },

    async updateOrganisation({ caller, input: { was = {}, ...given } }) {
      const changes = columnsOf(given);
      if (Object.keys(changes).length === 0) return done;
      const { id } = caller.organisation;
      const before = columnsOf(was);
      const isAsBefore = (Object.keys(before) as (keyof typeof before)[]).map((column) =>
        inArray(organisations[column], [before[column], changes[column]].filter(isGiven)),
      );
      const changed = await db
        .update(organisations)
        .set(changes)
        .where(and(eq(organisations.id, id), ...isAsBefore))
        .returning({ id: organisations.id });
      if (changed.length === 0) throw changedMeanwhile();
      if ('name' in changes || 'billingEmail' in changes) {
        // Not awaited: what Stripe does not take now it is told with the next payment. The log says why.
        void payments?.followOrganisation(id).catch(() => undefined);
      }
      return done;
    },
  };
}

/** What is given of the organisation, by its columns. */
function columnsOf({
  organisationName,
  ...rest
}: {
  [Key in keyof OrganisationSettings]?: OrganisationSettings[Key] | undefined;
}) {
  return { ...rest, ...(organisationName !== undefined && { name: organisationName }) };
}

const isGiven = <T>(value: T | undefined): value is T => value !== undefined;

/** What stands there is not what the change was made from: it is not replaced unseen (FA-1). */
const changedMeanwhile = () => new Refusal(409, 'changed_meanwhile', 'This was changed meanwhile.');

/** Whether the password that a user has was set by this sign-in, not long ago (FA-1). */
function wasJustSetBy({ sessionId }: AccessToken, user: User, now: Date): boolean {
  const { sessionsEndedAt, sessionsEndedBy, keptSession } = user;
  if (sessionId === null || sessionsEndedAt === null) return false;
  const age = now.getTime() - sessionsEndedAt.getTime();
  return sessionsEndedBy === 'password' && keptSession === sessionId && age <= RECENT_SIGN_IN_SECONDS * 1000;
}

/** @throws {Refusal} 401 that asks for a sign-in of now, as RFC 9470 words it. */
function requireRecentSignIn({ authTime }: AccessToken, now: Date): void {
  const age = authTime === null ? Number.POSITIVE_INFINITY : now.getTime() - authTime.getTime();
  if (age <= RECENT_SIGN_IN_SECONDS * 1000) return;
  throw new Refusal(401, INSUFFICIENT_AUTHENTICATION, 'Sign in once more to show that it is you.', {
    challenge: { error: INSUFFICIENT_AUTHENTICATION, max_age: String(RECENT_SIGN_IN_SECONDS) },
  });
}
