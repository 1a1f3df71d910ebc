import type { Locale } from '@parley/model';
import type { ErrorOut, errors, KoaContextWithOIDC } from 'oidc-provider';
import type { Context } from '../context.ts';
import type { IdentitySettings } from '../options.ts';
import type { Markup } from './layout.ts';
import { messagePage } from './messagePage.ts';
import { type MessageName, pageWords } from './words.ts';

const LANGUAGES = Object.keys(pageWords) as Locale[];

/** Locale of a page: the request's `ui_locales`, else the browser's, else English. */
export function languageOf(ctx: Context, uiLocales: unknown = ctx.query.ui_locales): Locale {
  for (const tag of String(uiLocales ?? '').split(' ')) {
    const language = LANGUAGES.find((known) => known === tag.toLowerCase().split('-')[0]);
    if (language) return language;
  }
  const accepted = ctx.acceptsLanguages(LANGUAGES);
  return LANGUAGES.find((known) => known === accepted) ?? 'en';
}

/** Answers with a page that is never kept by a cache. */
export async function showPage(ctx: Context, status: number, markup: Markup): Promise<void> {
  ctx.status = status;
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-store');
  ctx.body = String(await markup);
}

/** Answers with a page that says something and leads back to the portal. */
export async function showMessage(
  ctx: Context,
  settings: Pick<IdentitySettings, 'portalUrl'>,
  status: number,
  name: MessageName,
  code?: string,
): Promise<void> {
  const way = { href: settings.portalUrl, label: 'toPortal' } as const;
  await showPage(ctx, status, messagePage(languageOf(ctx), name, way, code));
}

/**
 * Shows an error that cannot be sent back to the portal: unknown client or return
 * address, expired page, our own failure.
 */
export async function showProviderError(
  ctx: KoaContextWithOIDC,
  settings: IdentitySettings,
  out: ErrorOut,
  error: errors.OIDCProviderError | Error,
): Promise<void> {
  const { status } = ctx;
  if (error.name === 'SessionNotFound') return showMessage(ctx, settings, status, 'expired');
  return showMessage(ctx, settings, status, status >= 500 ? 'failed' : 'refused', out.error);
}
