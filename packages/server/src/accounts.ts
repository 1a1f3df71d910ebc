import { ADMIN_PERMISSION, accountEmail, type Locale, READ_PERMISSION } from '@parley/model';
import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { accessSignal } from './assistants/access.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Database } from './database/database.ts';
import { organisations, type User, users } from './database/schema.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { languageColumn } from './users/language.ts';
import { endedOf, endSessions, endSignIns, maySignInGoOn, type SignIn } from './users/sessions.ts';
import { OWN_SUBJECT_PREFIX } from './users/subjects.ts';

/** A user as the identity provider needs to know them. */
export interface Account {
  /** `sub` of the tokens, such as `auth0|…` or `google-oauth2|…`. */
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
  avatarUrl: string | null;
  language: Locale;
  /** `permissions` of the access token. */
  permissions: string[];
  /** An inactive user may not sign in. */
  active: boolean;
}

/** Somebody whose password is kept here. */
export interface PasswordAccount extends Account {
  /** Where their organisation helps. */
  supportEmail: string;
}

/** What the embedded identity provider asks and changes of users. */
export interface Accounts {
  /** The account of an e-mail address, in any letter case. Users who have no subject yet have no account. */
  findAccountByEmail(email: string): Promise<Account | undefined>;
  findAccountBySubject(subject: string): Promise<Account | undefined>;
  /**
   * The account, if e-mail and password belong together. An unknown address takes as long as a wrong
   * password, so that nobody learns which addresses exist.
   */
  verifyPassword(email: string, password: string): Promise<Account | undefined>;
  /** The account whose password is kept here, of somebody who may sign in. */
  findPasswordAccount(by: { email: string } | { subject: string }): Promise<PasswordAccount | undefined>;
  /** The account that a token names, where the sign-in that it comes from was not ended. */
  findSignedIn(subject: string, signIn: SignIn): Promise<Account | undefined>;
  /** Whether a single sign-in was ended. */
  isSignInEnded(sessionId: string): Promise<boolean>;
  /**
   * Ends single sign-ins of an account.
   * @param seconds how long tokens of theirs may still be about
   */
  endSignIns(subject: string, sessionIds: readonly string[], seconds: number): Promise<void>;
  /** Keeps the language that somebody chose where they signed in, unless their account has one (ADR 92). */
  chooseLanguage(subject: string, language: Locale): Promise<void>;
  /** Keeps another password, and ends all sessions of the account. */
  setPassword(subject: string, password: string): Promise<void>;
}

/** The one user who has joined under an address, whoever else is invited under it. */
const isJoinedUnder = (email: string) =>
  and(eq(users.email, accountEmail(email)), ne(users.status, 'invited'));

/** Makes them over the users of the database. */
export function createAccounts({ db, signals }: Database, clock: Clock = systemClock): Accounts {
  let decoy: Promise<string> | undefined;

  async function findRow(condition: SQL | undefined) {
    const [row] = await db
      .select({
        user: users,
        language: languageColumn,
        supportEmail: organisations.supportEmail,
      })
      .from(users)
      .innerJoin(organisations, eq(organisations.id, users.organisationId))
      .where(condition)
      .limit(1);
    return row;
  }

  return {
    findAccountByEmail: async (email) => accountOf(await findRow(isJoinedUnder(email))),
    findAccountBySubject: async (subject) => accountOf(await findRow(eq(users.subject, subject))),
    async findSignedIn(subject, signIn) {
      const row = await findRow(eq(users.subject, subject));
      const ended = await endedOf(db, signIn.sessionId);
      return row && maySignInGoOn(row.user, signIn, ended) ? accountOf(row) : undefined;
    },
    isSignInEnded: async (sessionId) => (await endedOf(db, sessionId)).length > 0,
    async endSignIns(subject, sessionIds, seconds) {
      await endSignIns(db, sessionIds, clock.now(), seconds);
      const row = await findRow(eq(users.subject, subject));
      if (row) signals.tell(accessSignal(row.user.organisationId));
    },
    async verifyPassword(email, password) {
      const row = await findRow(isJoinedUnder(email));
      decoy ??= hashPassword('');
      const matches = await passwordMatches(password, row?.user.passwordHash ?? (await decoy));
      return matches && row?.user.passwordHash ? accountOf(row) : undefined;
    },
    async findPasswordAccount(by) {
      const row = await findRow('email' in by ? isJoinedUnder(by.email) : eq(users.subject, by.subject));
      const account = accountOf(row);
      if (!row || !account?.active || !account.subject.startsWith(OWN_SUBJECT_PREFIX)) return undefined;
      return { ...account, supportEmail: row.supportEmail };
    },
    async chooseLanguage(subject, language) {
      const isUnchosen = and(eq(users.subject, subject), isNull(users.language));
      await db.update(users).set({ language }).where(isUnchosen);
    },
    async setPassword(subject, password) {
      const passwordHash = await hashPassword(password);
      const changed = await db.transaction(async (tx) => {
        const found = await tx
          .update(users)
          .set({ passwordHash })
          .where(eq(users.subject, subject))
          .returning();
        await endSessions(tx, found, clock.now(), 'password');
        return found;
      });
      for (const { organisationId } of changed) signals.tell(accessSignal(organisationId));
    },
  };
}

function accountOf(found: { user: User; language: Locale } | undefined): Account | undefined {
  if (!found?.user.subject) return undefined;
  const { user: row, language } = found;
  return {
    subject: found.user.subject,
    email: row.email,
    emailVerified: row.emailVerified,
    name: row.name,
    avatarUrl: row.avatarUrl,
    language,
    permissions: row.role === 'admin' ? [ADMIN_PERMISSION, READ_PERMISSION] : [READ_PERMISSION],
    active: row.status === 'active',
  };
}
