import { WIDGET_GRANT_SECONDS } from '@parley/model';

/** The server's proof that a site of the assistant frames this page: it came with the document (WG-8). */
export interface Grant {
  /**
   * The header of a widget call, renewed before where it is about to expire.
   * @throws what `renew` throws; nothing is called then
   */
  header(): Promise<Record<string, string>>;
}

/** What a grant needs of the page. */
export interface GrantPage {
  /** The grant of the document; '' for a page that has none. */
  first: string;
  /** Exchanges a grant, given as the header of the call, for a new one. */
  renew: (header: Record<string, string>) => Promise<string>;
  /** Milliseconds since some moment, also while the machine sleeps. */
  now: () => number;
}

/** A grant is exchanged after half of its time, so that no call meets one that has just expired. */
const RENEWED_AFTER_MS = (WIDGET_GRANT_SECONDS * 1000) / 2;

/** Keeps the grant of a page. */
export function createGrant({ first, renew, now }: GrantPage): Grant {
  let grant = first;
  let since = now();
  let renewing: Promise<void> | undefined;
  const header = () => ({ 'x-widget-grant': grant });

  async function exchange(): Promise<void> {
    const asked = now();
    grant = await renew(header());
    since = asked;
  }

  return {
    async header() {
      if (grant && now() - since > RENEWED_AFTER_MS) {
        renewing ??= exchange().finally(() => {
          renewing = undefined;
        });
        await renewing;
      }
      return header();
    },
  };
}
