import { and, eq, lt } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { assistants, widgetSites } from '../database/schema.ts';
import { allowsSite, frameAncestorsOf } from './allowedDomains.ts';
import { widgetPolicy } from './securityHeaders.ts';
import { createStaticFiles } from './staticFiles.ts';

/** Where the build of the widget expects its hashed files. */
const ASSETS_PATH = '/widget-chat-assets';

/** A site is recorded at most this often, in ms. */
const NOTED_EVERY_MS = 60_000;

/**
 * The widget: its loader, how its launcher looks, its chat page and that page's files. An assistant that is
 * unknown, a draft, paused, or allows no site gets the same page, which nobody may frame (T9).
 * @param origin public origin of Parley: under TLS only sites under TLS frame it
 */
export function createWidget(
  { db }: Database,
  clock: Clock,
  { folder, origin }: { folder: string; origin: string },
): Hono {
  const isSecure = origin.startsWith('https:');
  const files = createStaticFiles(folder, '/');
  const widget = new Hono();

  widget.get('/widget.js', async (c) => {
    const headers = { 'cross-origin-resource-policy': 'cross-origin' };
    return (await files.serve('/widget.js', c.req.raw, headers)) ?? c.notFound();
  });

  widget.get('/widget-chat/:guid', async (c) => {
    const guid = c.req.param('guid');
    const allowedDomains = await allowedDomainsOf(guid);
    const policy = widgetPolicy(frameAncestorsOf(allowedDomains, isSecure));
    if (c.req.header('sec-fetch-dest') === 'iframe') {
      await noteSite(guid, allowedDomains, c.req.header('referer'));
    }
    const headers = {
      'content-security-policy': policy,
      'cross-origin-resource-policy': 'cross-origin',
      // A page that is isolated from others frames only pages that are so too.
      'cross-origin-embedder-policy': 'require-corp',
    };
    return (await files.serve('/widget-chat.html', c.req.raw, headers)) ?? c.notFound();
  });

  // A script, not JSON: a strict page's policy allows scripts of Parley, but no calls to it (WG-1).
  widget.get('/widget-chat/:guid/look.js', async (c) => {
    const assistant = await publishedAssistant(c.req.param('guid'));
    return c.body(`export default ${JSON.stringify(assistant?.widget ?? null)};`, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  widget.get(`${ASSETS_PATH}/*`, async (c) => {
    const path = c.req.path.slice(ASSETS_PATH.length);
    return (await files.serve(path, c.req.raw)) ?? c.notFound();
  });

  async function publishedAssistant(guid: string) {
    if (!z.uuid().safeParse(guid).success) return undefined;
    const [row] = await db
      .select({ allowedDomains: assistants.allowedDomains, widget: assistants.widget })
      .from(assistants)
      .where(and(eq(assistants.id, guid), eq(assistants.status, 'published')));
    return row;
  }

  /** None where it is not published. */
  const allowedDomainsOf = async (guid: string) => (await publishedAssistant(guid))?.allowedDomains ?? [];

  /** Records that a browser started the widget on a site that may frame it. */
  async function noteSite(assistantId: string, allowedDomains: readonly string[], referrer?: string) {
    if (!referrer || !URL.canParse(referrer)) return;
    const site = new URL(referrer);
    if (!allowsSite(allowedDomains, site, isSecure)) return;
    const lastSeenAt = clock.now();
    await db
      .insert(widgetSites)
      .values({ assistantId, site: site.origin, lastSeenAt })
      .onConflictDoUpdate({
        target: [widgetSites.assistantId, widgetSites.site],
        set: { lastSeenAt },
        setWhere: lt(widgetSites.lastSeenAt, new Date(lastSeenAt.getTime() - NOTED_EVERY_MS)),
      });
  }

  return widget;
}
