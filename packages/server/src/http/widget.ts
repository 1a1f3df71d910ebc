import type { HttpBindings } from '@hono/node-server';
import { and, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { assistants } from '../database/schema.ts';
import { allowsSite, allowsSomeSite, frameAncestorsOf, framedBy, isOverlong } from './allowedDomains.ts';
import type { ClientAddress } from './clientAddress.ts';
import { widgetPolicy } from './securityHeaders.ts';
import { createStaticFiles } from './staticFiles.ts';
import type { WidgetGrants } from './widgetGrants.ts';
import type { WidgetSites } from './widgetSites.ts';

/** Where the build of the widget expects its hashed files. */
const ASSETS_PATH = '/widget-chat-assets';

const CHAT_PAGE = '/widget-chat.html';
/** What a document carries that nobody may frame where it was asked for. */
const NOTHING = { grant: '', site: null };

/**
 * The widget: its loader, how its launcher looks and whether its chat is to be had, its chat page and that
 * page's files. An assistant that is unknown, a draft, paused, or allows no site gets the same page, which
 * nobody may frame (T9). A page that is framed by a site of the assistant carries the grant that its calls
 * need (WG-8), and the assistant's key and theme.
 * @param origin public origin of Parley: under TLS only sites under TLS frame it
 */
export function createWidget(
  { db }: Database,
  grants: WidgetGrants,
  sites: WidgetSites,
  { folder, origin, clientAddress }: { folder: string; origin: string; clientAddress: ClientAddress },
): Hono {
  const files = createStaticFiles(folder, '/');
  const widget = new Hono();

  widget.get('/widget.js', async (c) => {
    const headers = { 'cross-origin-resource-policy': 'cross-origin' };
    return (await files.serve('/widget.js', c.req.raw, headers)) ?? c.notFound();
  });

  widget.get('/widget-chat/:guid', async (c) => {
    const guid = c.req.param('guid');
    const assistant = await publishedAssistant(guid);
    const allowedDomains = assistant?.allowedDomains ?? [];
    const page = await files.text(CHAT_PAGE);
    if (page === null) return c.notFound();
    const { grant, site } = await grantFor(guid, allowedDomains, c);
    if (assistant && grant === '' && isFrame(c)) await noteRefused(guid, c.req.header('referer'), c);
    // Who stands in an iframe of the site's own has no loader to learn the key from (AS-5, T11).
    const key = site ? (assistant?.widgetKey ?? '') : '';
    const theme = (grant && assistant?.widget?.theme) || '';
    const head = { 'parley-grant': grant, 'parley-key': key, 'parley-theme': theme };
    return c.body(withMeta(page, head), 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': widgetPolicy(frameAncestorsOf(allowedDomains, origin)),
      'cross-origin-resource-policy': 'cross-origin',
      // A page that is isolated from others frames only pages that are so too.
      'cross-origin-embedder-policy': 'require-corp',
      // The grant is for this one frame.
      'cache-control': 'no-store',
    });
  });

  // A script, not JSON: a strict page's policy allows scripts of Parley, but no calls to it (WG-1).
  widget.get('/widget-chat/:guid/look.js', async (c) => {
    const guid = c.req.param('guid');
    const assistant = await publishedAssistant(guid);
    const from = c.req.header('origin');
    const isAvailable = isAvailableTo(from, assistant?.allowedDomains ?? []);
    if (assistant && from) await (isAvailable ? noteInstalled : noteRefused)(guid, from, c);
    const look = (isAvailable && assistant?.widget) || null;
    return c.body(`export default ${JSON.stringify(look)};export const isAvailable = ${isAvailable};`, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'origin',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  widget.get(`${ASSETS_PATH}/*`, async (c) => {
    const path = c.req.path.slice(ASSETS_PATH.length);
    return (await files.serve(path, c.req.raw)) ?? c.notFound();
  });

  /**
   * Whether a page may frame the chat: for its frame, and so that its launcher can say where it may not
   * (WG-6). Unknown, paused and unlisted are one answer (T9), and the policy of the chat's document, which
   * anybody can read, says no less.
   * @param address of the page or its origin; undefined where the browser withholds it
   */
  function isAvailableTo(address: string | undefined, allowedDomains: readonly string[]): boolean {
    if (!address) return allowsSomeSite(allowedDomains);
    const site = URL.parse(address);
    return site !== null && allowsSite(allowedDomains, site, origin);
  }

  async function publishedAssistant(guid: string) {
    if (!z.uuid().safeParse(guid).success) return undefined;
    const [row] = await db
      .select({
        allowedDomains: assistants.allowedDomains,
        widget: assistants.widget,
        widgetKey: assistants.widgetKey,
      })
      .from(assistants)
      .where(and(eq(assistants.id, guid), eq(assistants.status, 'published')));
    return row;
  }

  /**
   * Proof for a frame whose document a browser asks for on a site that may frame it, and that site where it
   * is known; nothing for other requests. Who frames the document says its `Referer`, which loader and iframe
   * ask for whatever the page's policy is; a browser that withholds it still keeps to `frame-ancestors`.
   */
  async function grantFor(
    assistantId: string,
    allowedDomains: readonly string[],
    c: Context,
  ): Promise<{ grant: string; site: string | null }> {
    const referrer = c.req.header('referer') || undefined;
    if (!isFrame(c) || !isAvailableTo(referrer, allowedDomains)) return NOTHING;
    const site = referrer ? new URL(referrer).origin : null;
    if (referrer) await noteInstalled(assistantId, referrer, c);
    const grant = { assistantId, ...framedBy(allowedDomains, site), clientId: null };
    return { grant: await grants.issue(grant), site };
  }

  /**
   * Remembers the site of a page that may have the chat (AS-5).
   * @param from address of the page or its origin
   */
  const noteInstalled = (assistantId: string, from: string, c: Context): Promise<void> =>
    sites.note({ assistantId, site: new URL(from).origin, address: addressOf(c), isRefused: false });

  /**
   * Remembers a page that asked for the chat and may not have it, for who installs the widget (WG-7).
   * @param from address of the page or its origin; undefined where the browser withholds it
   */
  async function noteRefused(assistantId: string, from: string | undefined, c: Context): Promise<void> {
    const page = from === undefined ? null : URL.parse(from);
    if (!page || !/^https?:$/.test(page.protocol) || isOverlong(page) || page.origin === origin) return;
    await sites.note({ assistantId, site: page.origin, address: addressOf(c), isRefused: true });
  }

  const addressOf = (c: Context) => clientAddress((c.env as HttpBindings).incoming);

  return widget;
}

const isFrame = (c: Context) => c.req.header('sec-fetch-dest') === 'iframe';

/** A page with the contents of its `<meta>` elements, by their names, which the build leaves empty. */
function withMeta(page: string, contents: Record<string, string>): string {
  return Object.entries(contents).reduce((written, [name, content]) => {
    const begin = `<meta name="${name}" content="`;
    return written.replace(`${begin}"`, `${begin}${content}"`);
  }, page);
}
