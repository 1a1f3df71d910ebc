import { WIDGET_GRANT_RENEWABLE_SECONDS, WIDGET_GRANT_SECONDS } from '@parley/model';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { readSharedSecret } from '../database/sharedSecret.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import type { FramedBy } from './allowedDomains.ts';

/** What a grant says: the widget of this assistant was framed by this site. */
export interface WidgetGrant extends FramedBy {
  assistantId: string;
  /** The visitor whose it is; null in a document, which does not know who reads it yet. */
  clientId: string | null;
}

/** A grant that was read. */
export interface ReadGrant extends WidgetGrant {
  /** Of this one grant. */
  id: string;
  /** Until when it may be exchanged for a new one. */
  renewableUntil: Date;
}

/** Proofs of the host page, issued with the frame's document and sent with each of its calls (WG-8, T9). */
export interface WidgetGrants {
  issue(grant: WidgetGrant): Promise<string>;
  /** @throws {Refusal} 403 for one that is missing, forged or expired. */
  read(token: string): Promise<ReadGrant>;
  /** As `read`, also for one that expired so lately that it may be exchanged for a new one. */
  readRenewable(token: string): Promise<ReadGrant>;
}

const ALGORITHM = 'HS256';
const AUDIENCE = 'widget';

type Claims = Pick<WidgetGrant, 'site' | 'domains'> & { client: string | null };

/** Makes the grants of all processes over one database. */
export async function createWidgetGrants(database: Database, clock: Clock): Promise<WidgetGrants> {
  const secret = await readSharedSecret(database, 'widget-grants');

  async function verify(token: string, clockTolerance: number): Promise<ReadGrant> {
    try {
      const { payload } = await jwtVerify<Claims>(token, secret, {
        algorithms: [ALGORITHM],
        audience: AUDIENCE,
        requiredClaims: ['sub', 'exp', 'jti', 'site', 'domains', 'client'],
        currentDate: clock.now(),
        clockTolerance,
      });
      const { site, domains, client: clientId } = payload;
      const renewableUntil = new Date((Number(payload.exp) + WIDGET_GRANT_RENEWABLE_SECONDS) * 1000);
      return {
        ...{ id: String(payload.jti), assistantId: String(payload.sub), renewableUntil },
        ...{ site, domains, clientId },
      };
    } catch {
      throw refusedGrant();
    }
  }

  return {
    issue: ({ assistantId, site, domains, clientId }) =>
      new SignJWT({ site, domains, client: clientId } satisfies Claims)
        .setProtectedHeader({ alg: ALGORITHM })
        .setJti(randomToken())
        .setSubject(assistantId)
        .setAudience(AUDIENCE)
        .setExpirationTime(Math.floor(clock.now().getTime() / 1000) + WIDGET_GRANT_SECONDS)
        .sign(secret),
    read: (token) => verify(token, 0),
    readRenewable: (token) => verify(token, WIDGET_GRANT_RENEWABLE_SECONDS),
  };
}

/** The widget is not framed by a site of the assistant, as far as the server was shown. */
export function refusedGrant(): Refusal {
  return new Refusal(403, 'widget_grant', 'This site may not use the assistant.');
}
