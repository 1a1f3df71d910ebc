import { type Call, widgetHeaders } from '@parley/api/contract';
import { ADMIN_PERMISSION, type Locale } from '@parley/model';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AccessToken } from '../accessToken.ts';
import { accessSignal } from '../assistants/access.ts';
import { type Database, UNNAMED } from '../database/database.ts';
import { readTogether } from '../database/readTogether.ts';
import {
  type Assistant,
  assistants,
  grantHolders,
  type Organisation,
  organisations,
  type User,
  users,
} from '../database/schema.ts';
import { allowsVisitor, type FramedBy } from '../http/allowedDomains.ts';
import type { GrantHolders } from '../http/grantHolders.ts';
import { refusedGrant, type WidgetGrants } from '../http/widgetGrants.ts';
import { forbidden, notFound, Refusal } from '../refusal.ts';
import { languageOfUser } from '../users/language.ts';
import type { LinkSubject } from '../users/linkSubject.ts';
import type { Presence } from '../users/presence.ts';
import { endedAmong, isEnded, maySignInGoOn } from '../users/sessions.ts';
import type { CheckToken } from './bearer.ts';

/** Somebody who is signed in. */
export interface PortalCaller {
  user: User;
  organisation: Organisation;
  /** The language that they read. */
  language: Locale;
  /** Both the token and the user's row must say so. */
  isAdmin: boolean;
  token: AccessToken;
}

/** A visitor of the widget. */
export interface Visitor extends FramedBy {
  assistant: Assistant;
  organisation: Organisation;
  clientId: string;
}

/** How long access that was looked at counts without a signal, in ms: what is told may be lost. */
const LOOK_INTERVAL_MS = 1000;

/** Somebody's access while what they began goes on. */
export interface WatchedAccess {
  /**
   * Whether they may go on, as often as it is asked: the database hears of it once a second, and when access
   * of their organisation was taken away, at whichever process.
   */
  mayGoOn(): Promise<boolean>;
  /** Ends the watch. */
  end(): void;
}

interface FoundUser {
  user: User;
  organisation: Organisation;
  /** Those among the sign-ins that were looked for together which were ended singly. */
  endedSingly: readonly string[];
}

export interface Callers {
  /** @throws {Refusal} 401, 403 or 503 */
  portal(headers: Headers, auth: 'bearer' | 'admin'): Promise<PortalCaller>;
  /** Begins to watch somebody's access: sending a file may take longer than that lasts. */
  watch(caller: PortalCaller): WatchedAccess;
  /**
   * @param address network address, whose new grants are counted
   * @param mayRenew takes a grant too that expired so lately that it may be renewed
   * @throws {Refusal} 401; 403 without a grant of a site that the assistant allows, or with that of another
   * visitor; 404 alike for an unknown key and an assistant that is not published; 429
   */
  widget(headers: Headers, address: string, mayRenew: boolean): Promise<Visitor>;
}

/**
 * Finds out who makes a call, and remembers that they are here.
 * @param origin public origin of Parley: under TLS only sites under TLS frame the widget
 */
export function createCallers(
  { db, signals }: Pick<Database, 'db' | 'signals'>,
  checkToken: CheckToken,
  linkSubject: LinkSubject,
  presence: Pick<Presence, 'seen'>,
  grants: WidgetGrants,
  holders: GrantHolders,
  origin: string,
): Callers {
  // Each call asks for its user, and what was taken away ends at once: read anew each time, but together.
  const known = db
    .select({
      user: users,
      organisation: organisations,
      endedSingly: endedAmong(sql.placeholder('sessionIds')),
    })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(sql`${users.subject} = any(${sql.placeholder('subjects')})`)
    .prepare(UNNAMED);
  const findSignedIn = readTogether<string, FoundUser>(async (keys) => {
    const asked = keys.map((key) => JSON.parse(key) as [subject: string, sessionId: string | null]);
    const subjects = [...new Set(asked.map(([subject]) => subject))];
    const rows = await known.execute({ subjects, sessionIds: asked.map(([, sessionId]) => sessionId) });
    const bySubject = new Map(rows.map((row) => [row.user.subject, row]));
    const found = keys.map((key, index) => [key, bySubject.get(asked[index]?.[0] ?? '')] as const);
    return new Map(found.flatMap(([key, row]) => (row ? [[key, row]] : [])));
  });
  const findUser = ({ subject, sessionId }: AccessToken) =>
    findSignedIn(JSON.stringify([subject, sessionId]));

  const findShown = readTogether(async (widgetKeys: readonly string[]) => {
    const rows = await db
      .select({ assistant: assistants, organisation: organisations })
      .from(assistants)
      .innerJoin(organisations, eq(organisations.id, assistants.organisationId))
      .where(and(inArray(assistants.widgetKey, widgetKeys), eq(assistants.status, 'published')));
    return new Map(rows.map((row) => [row.assistant.widgetKey, row]));
  });
  const findHolder = readTogether(async (grantIds: readonly string[]) => {
    const rows = await db.select().from(grantHolders).where(inArray(grantHolders.grantId, grantIds));
    return new Map(rows.map(({ grantId, clientId }) => [grantId, clientId]));
  });

  return {
    async portal(headers, auth) {
      const token = await checkToken(headers.get('authorization') ?? undefined);
      let row = await findUser(token);
      if (!row) {
        await linkSubject(headers, token.subject);
        row = await findUser(token);
      }
      if (!row) throw new Refusal(403, 'unknown_user', 'This account does not belong to any organization.');
      if (row.user.status !== 'active') {
        throw new Refusal(403, 'inactive_user', 'This account is not active. Contact your administrator.');
      }
      const { user, organisation, endedSingly } = row;
      if (isEnded(user, token, endedSingly)) {
        if (user.sessionsEndedBy === 'access' && isEnded(user, token, [])) {
          const text = 'Your access was ended and given back meanwhile. Sign in again to go on.';
          throw new Refusal(401, 'access_renewed', text);
        }
        throw new Refusal(401, 'signed_out', 'You were signed out. Sign in again to go on.');
      }
      const isAdmin = isAdministrator(user, token);
      if (auth === 'admin' && !isAdmin) throw forbidden('Only administrators may do this.');
      await presence.seen(user);
      return { user, organisation, language: languageOfUser(user, organisation), isAdmin, token };
    },

    watch({ organisation, token, isAdmin }) {
      let lookedAt = performance.now();
      let isDue = false;
      const end = signals.on(accessSignal(organisation.id), () => {
        isDue = true;
      });
      return {
        end,
        async mayGoOn() {
          if (!isDue && performance.now() - lookedAt < LOOK_INTERVAL_MS) return true;
          isDue = false;
          lookedAt = performance.now();
          const { user, endedSingly = [] } = (await findUser(token)) ?? {};
          return maySignInGoOn(user, token, endedSingly) && (!isAdmin || isAdministrator(user, token));
        },
      };
    },

    async widget(headers, address, mayRenew) {
      const parsed = widgetHeaders.safeParse({
        'x-widget-key': headers.get('x-widget-key'),
        'x-client-id': headers.get('x-client-id'),
        'x-widget-grant': headers.get('x-widget-grant') ?? undefined,
      });
      if (!parsed.success) {
        throw new Refusal(401, 'widget_credentials', 'The call needs a widget key and a client id.');
      }
      const token = parsed.data['x-widget-grant'];
      const grant = await (mayRenew ? grants.readRenewable(token) : grants.read(token));
      const [row, known] = await Promise.all([
        findShown(parsed.data['x-widget-key']),
        grant.clientId ?? findHolder(grant.id),
      ]);
      if (!row) throw notFound('assistant');
      const { assistant, organisation } = row;
      // The list as it is now: a site that was taken off it loses the chats that are open there.
      const isAllowed = allowsVisitor(assistant.allowedDomains, grant, origin);
      if (grant.assistantId !== assistant.id || !isAllowed) throw refusedGrant();
      const clientId = parsed.data['x-client-id'];
      const holder = known ?? (await holders.take(grant, clientId, address));
      if (holder !== clientId) throw refusedGrant();
      return { assistant, organisation, clientId, site: grant.site, domains: grant.domains };
    },
  };
}

/** What the token grants and what the database grants must agree: neither alone makes an administrator. */
function isAdministrator(user: User, token: AccessToken): boolean {
  return user.role === 'admin' && token.permissions.includes(ADMIN_PERMISSION);
}

/** Who makes a call that asks for this kind of proof. */
export type CallerOf<A extends Call['auth']> = A extends 'widget' ? Visitor : PortalCaller;
