import type { Provider } from 'oidc-provider';

/** Middleware of the provider, and the request as it sees it. */
export type Middleware = Parameters<Provider['use']>[0];
export type Context = Parameters<Middleware>[0];

const FORM_MAX_BYTES = 16 * 1024;

/**
 * Reads the fields of a posted form.
 *
 * @returns undefined if it is longer than any sign-in form can be.
 */
export async function readForm(ctx: Context): Promise<URLSearchParams | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of ctx.req) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > FORM_MAX_BYTES) return undefined;
    chunks.push(bytes);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
