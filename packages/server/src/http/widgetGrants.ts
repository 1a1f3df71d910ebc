import { WIDGET_GRANT_RENEWABLE_SECONDS, WIDGET_GRANT_SECONDS } from '@parley/model';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { readSharedSecret } from '../database/sharedSecret.ts';
import { Refusal } from '../refusal.ts';

/** What a grant says: the widget of this assistant was framed by this site. */
export interface WidgetGrant {
  assistantId: string;
  /** Origin of the host page; null where the visitor's browser withheld it, and let the frame load. */
  site: string | null;
}

/** Proofs of the host page, issued with the frame's document and sent with each of its calls (WG-8, T9). */
export interface WidgetGrants {
  issue(grant: WidgetGrant): Promise<string>;
  /** @throws {Refusal} 403 for one that is missing, forged or expired. */
  read(token: string): Promise<WidgetGrant>;
  /** As `read`, also for one that expired so lately that it may be exchanged for a new one. */
  readRenewable(token: string): Promise<WidgetGrant>;
}

const ALGORITHM = 'HS256';
const AUDIENCE = 'widget';

/** Makes the grants of all processes over one database. */
export async function createWidgetGrants(database: Database, clock: Clock): Promise<WidgetGrants> {
  const secret = await readSharedSecret(database, 'widget-grants');

  async function verify(token: string, clockTolerance: number): Promise<WidgetGrant> {
    try {
      const { payload } = await jwtVerify<{ site: string | null }>(token, secret, {
        algorithms: [ALGORITHM],
        audience: AUDIENCE,
        requiredClaims: ['sub', 'exp', 'site'],
        currentDate: clock.now(),
        clockTolerance,
      });
      return { assistantId: String(payload.sub), site: payload.site };
    } catch {
      throw refusedGrant();
    }
  }

  return {
    issue: ({ assistantId, site }) =>
      new SignJWT({ site })
        .setProtectedHeader({ alg: ALGORITHM })
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
