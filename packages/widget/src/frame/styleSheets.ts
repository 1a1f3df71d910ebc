import { pauseAfter } from './again.ts';

/** A sheet that could not be had is null in some browsers, and empty in others. */
const isThere = ({ sheet }: HTMLLinkElement) => sheet !== null && sheet.cssRules.length > 0;

/** Resolves once the time is over, or the network is back. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
  });
}

/** Puts the same sheet in a sheet's place. @returns it, once it has come or failed */
function loadAgain(link: HTMLLinkElement): Promise<HTMLLinkElement> {
  const next = link.cloneNode() as HTMLLinkElement;
  return new Promise((done) => {
    next.onload = next.onerror = () => done(next);
    link.replaceWith(next);
  });
}

async function comeAtLast(link: HTMLLinkElement): Promise<void> {
  for (let attempts = 1, last = link; !isThere(last); attempts += 1) {
    await pause(pauseAfter(attempts));
    last = await loadAgain(last);
  }
}

/**
 * The style sheets of the page that could not be had, which are asked for again until they come (WG-6).
 * Browsers run the page's script only once each of its sheets has come or failed.
 * @returns when all are there; null where they are already
 */
export function missingSheets(): Promise<unknown> | null {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  return links.every(isThere) ? null : Promise.all(links.map(comeAtLast));
}
