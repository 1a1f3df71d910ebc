import type { FrameLocator, Locator, Page, Request } from '@playwright/test';
import { readFaultCells } from '../scripts/faultCells.ts';
import { expect, test } from './journey.ts';

const CELLS = await readFaultCells();

/** How the message begins that tells of anything unforeseen. */
export const GENERIC = 'An unexpected error occurred, refresh page and try again.';

/** The server's refusal with a status. Only the text of a 422 may be shown. */
export const refuse = (status: number) => ({
  status,
  headers: status === 429 ? { 'retry-after': '30' } : {},
  json: { code: `code_${status}`, text: status === 422 ? 'The name is taken.' : 'Internal text.' },
});

declare global {
  interface Window {
    /** Whether waits take as long as they say once more, though {@link hasten} ran. */
    waitsAreLong?: boolean;
  }
}

/**
 * Runs in a page: from now on, waits of at least so many ms and at most so many take 300, until
 * {@link waitLong} runs.
 */
export function hasten([least, most]: readonly [least: number, most: number]): void {
  const { setTimeout } = window;
  const isHastened = (ms: number) => !window.waitsAreLong && ms >= least && ms <= most;
  Object.assign(window, {
    setTimeout: (call: () => void, ms = 0, ...rest: unknown[]) =>
      setTimeout(call, isHastened(ms) ? 300 : ms, ...rest),
  });
}

/** Runs in a page: waits of at least and at most so many ms never end. Nothing tries again by itself. */
export function holdBack([least, most]: readonly [least: number, most: number]): void {
  const { setTimeout } = window;
  Object.assign(window, {
    setTimeout: (call: () => void, ms = 0, ...rest: unknown[]) =>
      ms >= least && ms <= most ? 0 : setTimeout(call, ms, ...rest),
  });
}

/**
 * Runs in a page that was hastened, before what was held is tried again: on a busy machine an honest reply
 * may take longer than 300 ms.
 */
export function waitLong(): void {
  window.waitsAreLong = true;
}

/**
 * Leaves requests without an answer. The result lets those through that come afterwards; what hung goes on to
 * hang, so that nothing heals before it is tried again.
 */
export async function hangUntil(page: Page, address: string): Promise<() => void> {
  let hangs = true;
  await page.route(address, (route) => (hangs ? undefined : route.continue()));
  return () => {
    hangs = false;
  };
}

/** How long a call may take, and all that waits for one, in ms. */
export const TIME_OUT = [30_000, 60_000] as const;

/** Texts that tell of a fault: beside what is promised, none of them may stand there. */
const TELLING = [
  GENERIC,
  'Too many requests.',
  'You have no permission to do this.',
  'This could not be found.',
  'What you were working on no longer exists.',
  'Somebody else changed this meanwhile.',
  'The server has not answered in time.',
  'Not confirmed',
  'Delivery is not confirmed.',
  "You can't perform this action because",
  'The chat did not start',
  'You are offline',
];

/** A page, or the widget's frame on it. */
type Place = Page | FrameLocator;

/** What is promised of a page under a fault. */
export interface Promised {
  /** Each is said exactly once and announced, and nothing else tells of a fault. */
  says?: readonly string[];
  /** What was typed, by where it stands. */
  keeps?: readonly (readonly [field: Locator, value: string])[];
  /** What stands there once: a way on, a message that is kept. */
  shows?: readonly Locator[];
  /** How often something was asked of the server. */
  calls?: readonly (readonly [calls: Calls, count: number])[];
  /** How often something may be asked at most, where a lucky page asks less often. */
  atMost?: readonly (readonly [calls: Calls, most: number])[];
  /** Path of the page. */
  at?: string;
}

/** Requests to an address, counted from `countCalls` on. */
export interface Calls {
  count(): number;
  /** One more, which reaches nobody. */
  repeat(): Promise<void>;
}

/** Counts the requests of a page, with all its frames, whose path ends like this. */
export function countCalls(page: Page, end: string, place: Place = page): Calls {
  let count = 0;
  const isOne = (url: string) => new URL(url).pathname.endsWith(end);
  page.on('request', (request) => {
    if (isOne(request.url()) && request.method() !== 'OPTIONS') count += 1;
  });
  return {
    count: () => count,
    async repeat() {
      const address = `/api/repeated${end}`;
      await page.route(`**${address}`, (route) => route.fulfill({ status: 204 }));
      await place.locator('body').evaluate((_, address) => fetch(address).then(() => undefined), address);
    },
  };
}

/**
 * Counts how often the page itself, not a frame of it, goes to an address, whatever its query: logins, in
 * which a page may run in a circle.
 */
export function countVisits(page: Page, address: string): Calls {
  let count = 0;
  const isOne = (request: Request) => {
    const { origin, pathname } = new URL(request.url());
    const isOfPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    return isOfPage && origin + pathname === address;
  };
  page.on('request', (request) => {
    if (isOne(request)) count += 1;
  });
  return {
    count: () => count,
    async repeat() {
      // With this status a browser stays where it is.
      await page.route(`${address}?repeated`, (route) => route.fulfill({ status: 204 }));
      // So the navigation ends without a page.
      await page.goto(`${address}?repeated`).catch(() => undefined);
    },
  };
}

/** How a text stands on a page: how often it can be seen, and whether somebody who sees nothing is told. */
interface Told {
  times: number;
  isAnnounced: boolean;
}

/** Runs in the page: how each of the texts is told there. */
function look(body: Element, texts: readonly string[]): Told[] {
  const live =
    '[role=status],[role=alert],[role=alertdialog],[role=dialog],[role=log],[aria-live],dialog,h1,h2';
  const ownText = (element: Element) =>
    [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('');
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
  };
  const elements = [...body.querySelectorAll('*')].filter((each) => ownText(each).trim() && isSeen(each));
  return texts.map((text) => {
    const telling = elements.filter((each) => ownText(each).includes(text));
    return { times: telling.length, isAnnounced: telling.some((each) => each.closest(live)) };
  });
}

/** Runs in the page: what stands in fields, of which there should be one. */
function valuesOf(fields: Element[]): string[] {
  return fields.map((field) => (field as HTMLInputElement).value);
}

/** What is seen of what was promised, as plain data. */
async function observe(page: Page, place: Place, { says = [], keeps, shows, ...promised }: Promised) {
  const { calls, atMost, at } = promised;
  // One text may be part of another: a message says 'Not confirmed' where its words say what is not.
  const sameWords = (one: string, other: string) => one.toLowerCase().includes(other.toLowerCase());
  const others = TELLING.filter(
    (text) => !says.some((said) => sameWords(said, text) || sameWords(text, said)),
  );
  const told = await place.locator('body').evaluate(look, [...says, ...others]);
  const own = told.slice(0, says.length);
  return {
    said: own.map(({ times }) => times),
    announced: own.every(({ isAnnounced }) => isAnnounced),
    besides: others.filter((_, index) => told[says.length + index]?.times !== 0),
    kept: await Promise.all((keeps ?? []).map(([field]) => field.evaluateAll(valuesOf))),
    shown: await Promise.all((shows ?? []).map((each) => each.filter({ visible: true }).count())),
    called: calls?.map(([each]) => each.count()) ?? [],
    within: atMost?.map(([each, most]) => each.count() <= most) ?? [],
    at: at === undefined ? undefined : new URL(page.url()).pathname,
  };
}

/** The same, as it must be. */
const promisedSight = ({ says = [], keeps = [], shows = [], calls = [], atMost = [], at }: Promised) => ({
  said: says.map(() => 1),
  announced: true,
  besides: [],
  kept: keeps.map(([, value]) => [value]),
  shown: shows.map(() => 1),
  called: calls.map(([, count]) => count),
  within: atMost.map(() => true),
  at,
});

/** A way to break what was promised, in the page itself, and what puts it right again. */
interface Breakage {
  what: string;
  breakIt: () => Promise<unknown>;
  mend: () => Promise<unknown>;
}

async function hiding(what: string, element: Locator): Promise<Breakage> {
  const found = await element.filter({ visible: true }).first().elementHandle();
  return {
    what: `${what} is missing`,
    breakIt: async () =>
      found?.evaluate((each) => (each as HTMLElement).style.setProperty('display', 'none')),
    mend: async () => found?.evaluate((each) => (each as HTMLElement).style.removeProperty('display')),
  };
}

async function doubling(what: string, element: Locator): Promise<Breakage> {
  const found = await element.filter({ visible: true }).first().elementHandle();
  return {
    what: `${what} is told twice`,
    breakIt: async () => found?.evaluate((each) => (each as Element).after(each.cloneNode(true))),
    mend: async () => found?.evaluate((each) => (each as Element).nextElementSibling?.remove()),
  };
}

async function losing(what: string, field: Locator, value: string): Promise<Breakage> {
  const found = await field.elementHandle();
  const write = async (value: string) =>
    found?.evaluate((each, value) => {
      (each as HTMLInputElement).value = value;
    }, value);
  return { what: `${what} is lost`, breakIt: () => write(''), mend: () => write(value) };
}

function leaving(page: Page): Breakage {
  const { href } = new URL(page.url());
  const go = (path: string) =>
    // Past the router, which would follow.
    page.evaluate((path) => History.prototype.replaceState.call(history, history.state, '', path), path);
  return { what: 'the address is another', breakIt: () => go('/elsewhere'), mend: () => go(href) };
}

/** Each part of what was promised, broken. More calls are made last, as they cannot be taken back. */
async function breakagesOf(
  page: Page,
  place: Place,
  { says = [], keeps = [], shows = [], at }: Promised,
): Promise<Breakage[]> {
  const ways = await Promise.all([
    ...says.flatMap((text) => [
      hiding(`"${text}"`, place.getByText(text)),
      doubling(`"${text}"`, place.getByText(text)),
    ]),
    ...shows.map((each, index) => hiding(`part ${index + 1}`, each)),
    ...keeps.map(([field, value]) => losing(`"${value}"`, field, value)),
  ]);
  return at === undefined ? ways : [...ways, leaving(page)];
}

/**
 * Proves a cell of `docs/faults.md`: what the page shows is what was promised, and each way to break that is
 * noticed. Then the cell is written down for the summary of all tests.
 * @param cell fault and column: `429 x lists`
 * @param place where on the page it is looked at: the widget's frame
 */
export async function holds(
  cell: string,
  page: Page,
  promised: Promised,
  place: Place = page,
): Promise<void> {
  expect(CELLS, 'cells of docs/faults.md').toContain(cell);
  const wanted = promisedSight(promised);
  const seen = () => observe(page, place, promised);
  // A page may still be on its way to another, where nothing can be asked of it.
  await expect(async () => expect(await seen(), cell).toEqual(wanted)).toPass({ timeout: 30_000 });
  // A short message stays while the pointer rests on it.
  const messages = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
  if (await messages.first().isVisible()) await messages.first().hover();
  const ways = await breakagesOf(page, place, promised);
  expect(ways, `ways to break "${cell}"`).not.toEqual([]);
  for (const { what, breakIt, mend } of ways) {
    await breakIt();
    expect(await seen(), `"${cell}" where ${what}`).not.toEqual(wanted);
    await mend();
    expect(await seen(), `"${cell}" as it was before`).toEqual(wanted);
  }
  // These are looked at one by one: none can be taken back, so the whole differs from the first on.
  for (const [index, [call]] of (promised.calls ?? []).entries()) {
    await call.repeat();
    const { called } = await seen();
    expect(called[index], `"${cell}" with a call too many`).not.toBe(wanted.called[index]);
  }
  for (const [index, [call, most]] of (promised.atMost ?? []).entries()) {
    while (call.count() <= most) await call.repeat();
    const { within } = await seen();
    expect(within[index], `"${cell}" with more than ${most} calls`).toBe(false);
  }
  test.info().annotations.push({ type: 'cell', description: cell });
}
