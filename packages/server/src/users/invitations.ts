import { createHmac, randomUUID } from 'node:crypto';
import { serverWords } from '@parley/i18n/server';
import type { RefusedInvitation, SentInvitation } from '@parley/model';
import { accountEmail, HOUR_MS, INVITATION_HOURS, isEmail, type Locale, type UserRole } from '@parley/model';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { lockAssistants } from '../assistants/access.ts';
import { followAccess } from '../assistants/followAccess.ts';
import { lockOrganisation, requireRoom } from '../billing/limits.ts';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import { assistantAccess, invitations, type Organisation, type User, users } from '../database/schema.ts';
import { readSharedSecret } from '../database/sharedSecret.ts';
import type { Mailer } from '../mail.ts';
import { notifyAdmins } from '../notifications/notify.ts';
import { inLanguage } from '../pages/language.ts';
import { hashPassword } from '../passwords.ts';
import { Refusal } from '../refusal.ts';
import { hashToken } from '../secrets.ts';
import { countInvitations } from './invitationLimits.ts';
import { findInvited, holderOf, type Invited } from './invited.ts';
import { languageColumn, languageOfUser } from './language.ts';
import { lockAddress } from './lockAddress.ts';
import { OWN_SUBJECT_PREFIX } from './subjects.ts';

/** What invitations need besides the database. */
export interface InvitationParts {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  /** Public origin of the portal, without a slash at the end. */
  origin: string;
}

/**
 * Invitations of people to an organisation (US-1). Each call has an id that its client made: one that is
 * repeated after a lost reply makes no other link, mails nothing again, and replies as the first did.
 */
export interface Invitations {
  /**
   * Adds the users as invited and mails each a link. The invitation stands whether or not that works. Who
   * invites is not told that an address is in another organisation: who accepts is.
   * @throws {Refusal} 422 where the plan has no room, 429 where too many were mailed.
   */
  invite(
    organisation: Organisation,
    call: string,
    who: { emails: readonly string[]; role: UserRole; assistantIds: readonly string[]; by: Inviter },
  ): Promise<{ sent: SentInvitation[]; refused: RefusedInvitation[] }>;
  /** Mails new links; the old ones end. @throws {Refusal} 409 for a user who has accepted, 429 as above. */
  resend(
    organisation: Organisation,
    call: string,
    invited: readonly User[],
    by: Inviter,
  ): Promise<SentInvitation[]>;
  /**
   * Another link, to hand on; `mailed` tells of the links before.
   * @throws {Refusal} 409 for a user who has accepted.
   */
  link(call: string, invited: User, by: Inviter | null): Promise<SentInvitation>;
  /** Whom a link is for; undefined where it is no longer valid. */
  find(token: string): Promise<Invited | undefined>;
  /**
   * Uses a link up and sets name, password and language of its user. Undefined where it is no longer valid;
   * `taken` where somebody has joined another organisation under its address: then it stays.
   */
  accept(
    token: string,
    answer: { name: string; password: string; language: Locale },
  ): Promise<User | 'taken' | undefined>;
}

/** Who invites: mail and page name them, so that it is known whom to ask. */
type Inviter = Pick<User, 'id' | 'name'>;

/** A link, whose it is and what they read; `mailed` only where a call before made it. */
interface Link {
  user: User;
  language: Locale;
  tokenHash: string;
  link: SentInvitation;
  isNew: boolean;
}

/** Somebody who was invited, and the language that they read. */
type Reader = Pick<Link, 'user' | 'language'>;

const readerIn = (organisation: Organisation, user: User): Reader => ({
  user,
  language: languageOfUser(user, organisation),
});

/** A moment for a reader whose time zone is not known. @param moment ISO 8601 */
function untilIn(language: Locale, moment: string): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(moment))} UTC`;
}

/** Makes the invitations over the users of the database. */
export function createInvitations({ database, clock, mailer, origin }: InvitationParts): Invitations {
  const { db } = database;
  /** Calls that make and mail links, by their ids: whoever repeats one meanwhile waits for its reply. */
  const underWay = new Map<string, Promise<unknown>>();
  let secret: Promise<Uint8Array> | undefined;

  function joined<Reply>({ id }: Organisation, call: string, work: () => Promise<Reply>): Promise<Reply> {
    const key = `${id} ${call}`;
    const before = underWay.get(key) as Promise<Reply> | undefined;
    if (before) return before;
    const now = work().finally(() => underWay.delete(key));
    underWay.set(key, now);
    return now;
  }

  /** The link passes the invited user's language along, for when it no longer says whose it is. */
  const linkOf = (
    { user, language }: Reader,
    token: string,
    { mailed, expiresAt }: { mailed: boolean; expiresAt: Date },
  ) => ({
    userId: user.id,
    email: user.email,
    url: inLanguage(`${origin}/invitation/${token}`, language),
    endsAt: expiresAt.toISOString(),
    mailed,
  });

  /**
   * The links that a call makes. Their tokens are the same each time; neither the database alone tells them,
   * which holds the secret, nor the call's id alone, which its client chose.
   */
  async function linksOf(call: string, by: Inviter | null) {
    secret ??= readSharedSecret(database, 'invitations');
    const key = await secret;
    const tokenOf = (user: User) =>
      createHmac('sha256', key).update(`${call} ${user.id}`).digest('base64url');
    return {
      /** The link that a call with this id made before; undefined where it made none, or it was used up. */
      async find(tx: Db, reader: Reader): Promise<Link | undefined> {
        const token = tokenOf(reader.user);
        const tokenHash = hashToken(token);
        const [row] = await tx.select().from(invitations).where(eq(invitations.tokenHash, tokenHash));
        return row && { ...reader, tokenHash, link: linkOf(reader, token, row), isNew: false };
      },
      async add(tx: Db, reader: Reader): Promise<Link> {
        const token = tokenOf(reader.user);
        const tokenHash = hashToken(token);
        const expiresAt = new Date(clock.now().getTime() + INVITATION_HOURS * HOUR_MS);
        const row = {
          tokenHash,
          userId: reader.user.id,
          mailed: false,
          invitedBy: by?.id ?? null,
          expiresAt,
        };
        await tx.insert(invitations).values(row).onConflictDoNothing();
        return { ...reader, tokenHash, link: linkOf(reader, token, row), isNew: true };
      },
    };
  }

  /** Mails each new link, side by side, in its user's language. */
  async function mailAll(
    { name: organisation }: Organisation,
    links: readonly Link[],
    by: Inviter,
  ): Promise<SentInvitation[]> {
    const sent = await Promise.all(
      links.map(({ user, language, link, isNew }) => {
        if (!isNew) return link.mailed;
        const t = serverWords(language);
        return mailer.send({
          to: link.email,
          subject: t('mail.invitationSubject', { organisation }),
          text: [
            t(user.role === 'admin' ? 'mail.invitationIntroAdmin' : 'mail.invitationIntro', {
              name: by.name,
              organisation,
            }),
            t('mail.invitationText', {
              count: INVITATION_HOURS,
              until: untilIn(language, link.endsAt),
              url: link.url,
            }),
          ].join('\n\n'),
        });
      }),
    );
    const mailed = links.filter(({ isNew }, index) => isNew && sent[index]).map(({ tokenHash }) => tokenHash);
    await db.update(invitations).set({ mailed: true }).where(inArray(invitations.tokenHash, mailed));
    return links.map(({ link }, index) => ({ ...link, mailed: sent[index] ?? false }));
  }

  /** What is repeated is mailed no second time, and counts no second time. */
  const countNew = (tx: Db, organisation: Organisation, links: readonly Link[]) =>
    countInvitations(
      tx,
      organisation,
      links.filter(({ isNew }) => isNew).map(({ user }) => user.email),
      clock.now(),
    );

  const invite: Invitations['invite'] = async (organisation, call, { emails, role, assistantIds, by }) => {
    const links = await linksOf(call, by);
    const refused: RefusedInvitation[] = [];
    const asked = [...new Set(emails.map(accountEmail))];
    const valid = asked.filter((email) => {
      const isValid = isEmail(email);
      if (!isValid) refused.push({ email, reason: 'invalid' });
      return isValid;
    });
    const given = role === 'user' ? assistantIds : [];
    const made = await db.transaction(async (tx) => {
      // In the order in which a publication locks them.
      await lockAssistants(tx, given);
      const locked = await lockOrganisation(tx, organisation.id);
      const all: Link[] = [];
      for (const email of valid) {
        const [user] = await tx
          .insert(users)
          .values({
            id: randomUUID(),
            organisationId: organisation.id,
            email,
            name: nameIn(email),
            role,
            status: 'invited',
            createdAt: clock.now(),
          })
          .onConflictDoNothing({ target: [users.organisationId, users.email] })
          .returning();
        if (!user) {
          const isOurs = and(eq(users.organisationId, organisation.id), eq(users.email, email));
          const [known] = await tx.select().from(users).where(isOurs);
          const isInvited = known?.status === 'invited';
          const before = isInvited && (await links.find(tx, readerIn(locked, known)));
          if (before) all.push(before);
          else refused.push({ email, reason: isInvited ? 'invited' : 'member' });
          continue;
        }
        if (given.length > 0) {
          await tx
            .insert(assistantAccess)
            .values(given.map((assistantId) => ({ assistantId, userId: user.id })));
        }
        all.push(await links.add(tx, readerIn(locked, user)));
      }
      const added = all.filter(({ isNew }) => isNew).map(({ user }) => user.id);
      if (added.length > 0)
        await followAccess(tx, { id: by.id, organisationId: organisation.id }, given, added);
      await requireRoom(tx, locked, 'users');
      await countNew(tx, locked, all);
      return all;
    });
    return { sent: await mailAll(organisation, made, by), refused };
  };

  const resend: Invitations['resend'] = async (organisation, call, invited, by) => {
    requireInvited(invited);
    const links = await linksOf(call, by);
    const made = await db.transaction(async (tx) => {
      const locked = await lockOrganisation(tx, organisation.id);
      const all: Link[] = [];
      for (const user of invited) {
        const reader = readerIn(locked, user);
        const before = await links.find(tx, reader);
        if (!before) await tx.delete(invitations).where(eq(invitations.userId, user.id));
        all.push(before ?? (await links.add(tx, reader)));
      }
      await countNew(tx, locked, all);
      return all;
    });
    return mailAll(organisation, made, by);
  };

  return {
    invite: (organisation, call, who) => joined(organisation, call, () => invite(organisation, call, who)),
    resend: (organisation, call, invited, by) =>
      joined(organisation, call, () => resend(organisation, call, invited, by)),

    async link(call, user, by) {
      requireInvited([user]);
      const links = await linksOf(call, by);
      const [mailed] = await db
        .select({ userId: invitations.userId })
        .from(invitations)
        .where(and(eq(invitations.userId, user.id), eq(invitations.mailed, true)))
        .limit(1);
      const [read] = await db.select({ language: languageColumn }).from(users).where(eq(users.id, user.id));
      const reader = { user, language: read?.language ?? 'en' };
      const { link } = (await links.find(db, reader)) ?? (await links.add(db, reader));
      return { ...link, mailed: mailed !== undefined };
    },

    find: (token) => findInvited(db, token, clock.now()),

    async accept(token, { name, password, language }) {
      const passwordHash = await hashPassword(password);
      return db.transaction(async (tx) => {
        const holder = await holderOf(tx, token, clock.now());
        if (!holder) return undefined;
        const { isTaken } = await lockAddress(tx, holder.user.email);
        // Of two windows of one link the second finds its own user joined: that link is used up.
        if (isTaken) return (await holderOf(tx, token, clock.now())) && 'taken';
        const [user] = await tx
          .update(users)
          .set({
            name,
            passwordHash,
            // Kept only where they chose another than all of their organisation have.
            ...(language !== holder.language && { language }),
            subject: OWN_SUBJECT_PREFIX + holder.user.id,
            status: 'active',
            // Who accepts is there, before their portal's first call.
            lastSeenAt: clock.now(),
            emailVerified: holder.mailed,
          })
          // Two windows may send the same form: the first one counts.
          .where(and(eq(users.id, holder.user.id), eq(users.status, 'invited'), isNull(users.subject)))
          .returning();
        await tx.delete(invitations).where(eq(invitations.userId, holder.user.id));
        if (!user) return undefined;
        const happening = { type: 'invitation_accepted', userId: user.id } as const;
        await notifyAdmins(tx, user.organisationId, happening, clock.now());
        return user;
      });
    },
  };
}

/** The name of an invited user until they enter one. */
const nameIn = (email: string) => email.split('@')[0] ?? email;

function requireInvited(invited: readonly User[]): void {
  if (invited.every(({ status }) => status === 'invited')) return;
  throw new Refusal(409, 'invitation_accepted', 'This invitation was accepted already.');
}
