import { isUtf8 } from 'node:buffer';
import { isReadable } from '../storableText.ts';
import type { Context } from './context.ts';
import type { IdentitySettings } from './options.ts';
import { showMessage } from './pages/show.ts';

const FORM_MAX_BYTES = 16 * 1024;

/**
 * Reads the fields of a posted form, all of them text that can be kept.
 * @returns undefined where it was refused, which the page then says: it comes from another origin, is longer
 *   than any form of ours can be, or is no text.
 * @param needsOrigin refuses a request that does not say where it comes from, too.
 */
export async function readForm(
  ctx: Context,
  settings: IdentitySettings,
  { needsOrigin = false } = {},
): Promise<URLSearchParams | undefined> {
  const origin = ctx.get('origin');
  const isForeign = origin ? origin !== new URL(settings.issuer).origin : needsOrigin;
  if (isForeign) return refuse(403, 'foreign_form');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of ctx.req) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > FORM_MAX_BYTES) {
      // The rest is not read: the next call of the connection would be lost behind it.
      ctx.set('Connection', 'close');
      return refuse(413, 'form_too_long');
    }
    chunks.push(bytes);
  }
  const body = Buffer.concat(chunks);
  if (!isUtf8(body) || !isReadable(body.toString())) return refuse(400, 'invalid_text');
  return new URLSearchParams(body.toString());

  async function refuse(status: number, code: string) {
    await showMessage(ctx, settings, status, 'refused', { code });
    return undefined;
  }
}
