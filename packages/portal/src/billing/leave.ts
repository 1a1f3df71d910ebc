import {
  failureOf,
  feedbackFor,
  isTrustedExternalUrl,
  PAYMENT_HOSTS,
  type TrustedPlaces,
} from '@parley/machines';
import type { App } from '../app/createApp.ts';

/** Where the portal may send the browser to pay (T16). */
export function trustedPlaces({ config }: Pick<App, 'config'>): TrustedPlaces {
  return { hosts: PAYMENT_HOSTS, apiOrigin: config.apiBaseUrl || window.location.origin };
}

/**
 * Goes to an address of the payment provider's. One that is not trusted is not followed; a toast tells of the
 * error.
 */
export function leaveFor(app: App, url: string): void {
  if (isTrustedExternalUrl(url, trustedPlaces(app))) window.location.assign(url);
  else app.feedback.raise({ kind: 'toast', code: 'generic' });
}

/** Opens the payment provider's customer portal (ER-1, BI-1). */
export async function openCustomerPortal(app: App): Promise<void> {
  try {
    leaveFor(app, (await app.client.call('getCustomerPortalUrl')).customerPortalUrl);
  } catch (error) {
    app.feedback.raise(feedbackFor(failureOf(error), 'admin', 'form'));
  }
}
