import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { assistants } from '../database/schema.ts';
import { frameAncestorsOf } from './allowedDomains.ts';
import { widgetPolicy } from './securityHeaders.ts';
import { createStaticFiles } from './staticFiles.ts';

/** Where the build of the widget expects its hashed files. */
const ASSETS_PATH = '/widget-chat-assets';

/**
 * The widget: its loader, its chat page and that page's files. An assistant that is unknown, a draft, paused,
 * or allows no site gets the same page, which nobody may frame (T9).
 */
export function createWidget({ db }: Database, folder: string): Hono {
  const files = createStaticFiles(folder, '/');
  const widget = new Hono();

  widget.get('/widget.js', async (c) => {
    const headers = { 'cross-origin-resource-policy': 'cross-origin' };
    return (await files.serve('/widget.js', c.req.raw, headers)) ?? c.notFound();
  });

  widget.get('/widget-chat/:guid', async (c) => {
    const policy = widgetPolicy(await allowedDomainsOf(c.req.param('guid')));
    const headers = { 'content-security-policy': policy, 'cross-origin-resource-policy': 'cross-origin' };
    return (await files.serve('/widget-chat.html', c.req.raw, headers)) ?? c.notFound();
  });

  widget.get(`${ASSETS_PATH}/*`, async (c) => {
    const path = c.req.path.slice(ASSETS_PATH.length);
    return (await files.serve(path, c.req.raw)) ?? c.notFound();
  });

  async function allowedDomainsOf(guid: string): Promise<string[]> {
    if (!z.uuid().safeParse(guid).success) return [];
    const [row] = await db
      .select({ allowedDomains: assistants.allowedDomains })
      .from(assistants)
      .where(and(eq(assistants.id, guid), eq(assistants.status, 'published')));
    return frameAncestorsOf(row?.allowedDomains ?? []);
  }

  return widget;
}
