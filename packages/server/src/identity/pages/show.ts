import type { Locale } from '@parley/model';
import type { ErrorOut, errors, KoaContextWithOIDC } from 'oidc-provider';
import { inLanguage, languageFrom } from '../../pages/language.ts';
import type { Markup } from '../../pages/layout.ts';
import type { Context } from '../context.ts';
import type { IdentitySettings } from '../options.ts';
import { type MessageDetails, type MessageName, messagePage } from './messagePage.ts';

/** OAuth's code of a server that cannot answer at the moment (RFC 6749, 4.1.2.1). */
export const TEMPORARILY_UNAVAILABLE = 'temporarily_unavailable';

/** Language of a page that does not know whose it is: what the request passes along, else English (SH-5). */
export const languageOf = (ctx: Context): Locale =>
  languageFrom(ctx.query.ui_locales ?? ctx.oidc?.params?.ui_locales);

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
  details: MessageDetails = {},
): Promise<void> {
  const language = languageOf(ctx);
  const way = { href: inLanguage(settings.portalUrl, language), label: 'toPortal' } as const;
  await showPage(ctx, status, messagePage(language, name, way, details));
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
  const code = status === 503 ? TEMPORARILY_UNAVAILABLE : out.error;
  return showMessage(ctx, settings, status, status >= 500 ? 'failed' : 'refused', { code });
}
