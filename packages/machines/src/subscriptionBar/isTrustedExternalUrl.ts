/** Where the product may send a browser: hosts of the payment provider, and the API's own origin. */
export interface TrustedPlaces {
  /** Exact host names, such as `billing.stripe.com`; only https is followed there. */
  hosts: readonly string[];
  /** Origin of the API, such as `http://localhost:4000`: the billing sandbox lives there. */
  apiOrigin: string;
}

/** The payment provider's own pages. */
export const PAYMENT_HOSTS: readonly string[] = ['billing.stripe.com', 'checkout.stripe.com'];

/** Whether a portal or checkout address may be followed (T16). */
export function isTrustedExternalUrl(value: string, { hosts, apiOrigin }: TrustedPlaces): boolean {
  const url = URL.parse(value);
  if (!url) return false;
  if (url.username !== '' || url.password !== '') return false;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (isWeb && url.origin === apiOrigin) return true;
  return url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname);
}
