import type { BrowserContext, Frame, Page, Route } from '@playwright/test';
import { expect } from './journey.ts';
import { fillLogin, identityOrigin, portalOrigin } from './portal.ts';
import { launcher, panel, unloaded } from './widget.ts';

/** What a step does. A fault strikes while something is clicked, and ends with the step. */
type StepKind = 'click' | 'type' | 'back' | 'reload' | 'offline' | '500' | '401' | 'chunk gone';

/** Of a hundred steps, so many of each kind. */
const FREQUENCIES: Record<StepKind, number> = {
  click: 52,
  type: 20,
  back: 6,
  reload: 5,
  offline: 5,
  500: 6,
  401: 3,
  'chunk gone': 3,
};

/** Of a hundred steps, so many happen on the foreign page with the widget. */
const IN_WIDGET = 25;

/** Milliseconds within which a page must come to rest: the longest time-out, and a little. */
const REST_MS = 40_000;

/** Milliseconds that one action of the browser may take. */
const STEP_MS = 15_000;

/** Loads of the page itself that one step may lead to: a sign-in there and back, and a reload for a chunk. */
const MOST_LOADS = 10;

/** What is asked for again and again by time, which no step causes. */
const BY_TIME = /\/(GetNotifications|GetContacts|GetThreads|GetSubscriptionStatus|GetDataFiles)\b/;

/** What browsers write to the console about the faults that a walk makes itself. */
const CAUSED = [
  /Failed to load resource/,
  /ERR_INTERNET_DISCONNECTED/,
  /Failed to fetch dynamically imported module|preload CSS|could not be loaded|MIME type/,
];

/** Words of what is on its way. */
const LOADING = /Loading\.\.\. Please wait\.|Loading the conversation/;

/** The same, and words of what goes on by itself once a fault has ended. */
const WAITING = new RegExp(
  `${LOADING.source}|Reconnecting|Sending…|Waiting for a connection|is answering|You are offline|The chat did not start`,
);

const isWidget = (frame: Frame) => frame.url().startsWith(`${portalOrigin}/widget-chat`);

/** Names of fields, and addresses of pages, whose texts outlive whatever happens to the page. */
const KEPT = /^Message to |\/assistants\/edit\//;

/** Buttons outside of dialogs by which a reader drops what stands in a form. */
const DECIDES = /^(Discard|Cancel|Reset|New chat)/;

/** Texts that are typed, and where. */
interface Typed {
  text: string;
  address: string;
  place: Place;
}

/** What a step may press or type into. */
interface Target {
  name: string;
  index: number;
}

type Place = 'portal' | 'widget';

/** Deterministic numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A walk at random through portal and widget, in two tabs of one browser (FA-1). After each step no page is
 * empty, has thrown, loads without end, is stuck or has lost a text. Which steps follow depends on the seed
 * and on what pages show, and not on time: before each, pages have come to rest.
 */
export class Walk {
  /** What was done so far, a line for each step. */
  readonly steps: string[] = [];
  readonly #random: () => number;
  readonly #portal: Page;
  readonly #host: Page;
  readonly #email: string;
  readonly #thrown: string[] = [];
  readonly #pending = new Set<object>();
  #typed: Typed[] = [];
  /** Files that the portal's page names itself: without them there is no portal that could say anything. */
  #first: string[] = [];
  #loads = 0;
  #wasAsked = false;

  constructor(seed: number, email: string, portal: Page, host: Page) {
    this.#random = randomNumbers(seed);
    this.#email = email;
    this.#portal = portal;
    this.#host = host;
    for (const page of [portal, host]) this.#watch(page);
  }

  /** Makes the steps, and checks after each what must hold. */
  async run(count: number): Promise<void> {
    for (const page of [this.#portal, this.#host]) page.setDefaultTimeout(STEP_MS);
    const index = await (await this.#portal.request.get('/')).text();
    this.#first = [...index.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    await this.#settle('portal');
    await this.#settle('widget');
    for (let step = 0; step < count; step += 1) await this.#step();
  }

  #watch(page: Page): void {
    page.on('pageerror', (error) => this.#thrown.push(`thrown: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !CAUSED.some((each) => each.test(text))) this.#thrown.push(text);
    });
    page.on('request', (request) => {
      if (!BY_TIME.test(request.url())) this.#pending.add(request);
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.#loads += 1;
    });
    const end = (request: object) => void this.#pending.delete(request);
    page.on('requestfailed', end);
    page.on('requestfinished', end);
    page.on('response', async (response) => {
      if (response.status() === 200) this.#forget(response.request().postData() ?? '');
    });
    page.on('dialog', async (dialog) => {
      this.#wasAsked = true;
      await dialog.accept();
    });
    page.on('popup', (popup) => void popup.close());
  }

  /** What the server has taken, or the reader was asked about, is no longer looked for. */
  #forget(sent: string): void {
    this.#typed = this.#typed.filter(({ text }) => !sent.includes(text));
  }

  async #step(): Promise<void> {
    const kind = this.#pickKind();
    const place: Place = this.#random() * 100 < IN_WIDGET ? 'widget' : 'portal';
    const page = place === 'portal' ? this.#portal : this.#host;
    this.#loads = 0;
    this.#wasAsked = false;
    const line = `${this.steps.length + 1}. ${place}: ${kind}`;
    this.steps.push(line);
    const what = await this.#act(kind, place, page);
    this.steps[this.steps.length - 1] = `${line} ${what}`.trimEnd();
    await this.#settle(place);
    await this.#check(place);
  }

  #pickKind(): StepKind {
    let left = this.#random() * 100;
    for (const [kind, frequency] of Object.entries(FREQUENCIES)) {
      left -= frequency;
      if (left < 0) return kind as StepKind;
    }
    return 'click';
  }

  /** @returns what was done, in words */
  async #act(kind: StepKind, place: Place, page: Page): Promise<string> {
    const context = page.context();
    switch (kind) {
      case 'click':
        return this.#click(place, page);
      case 'type':
        return this.#type(place, page);
      case 'back':
        // The first page of a tab has none before it that is ours.
        if (place === 'portal') await this.#goBack(page);
        return '';
      case 'reload':
        await page.reload({ waitUntil: 'commit' });
        return '';
      case 'offline': {
        await context.setOffline(true);
        const clicked = await this.#click(place, page);
        await this.#settle(place, 'faulty');
        await this.#checkPages(place);
        await context.setOffline(false);
        return clicked;
      }
      case '500':
        return this.#under(context, /\/api\//, place, page, (route) =>
          route.fulfill({ status: 500, json: { code: 'unexpected', text: '' } }),
        );
      case '401': {
        // The call and, after one silent refresh, the same once more: then the login is next.
        let left = 2;
        return this.#under(context, /\/api\//, place, page, (route) => {
          left -= 1;
          return left < 0 ? route.continue() : route.fulfill({ status: 401, json: {} });
        });
      }
      case 'chunk gone':
        return this.#under(context, /\/(assets|widget-chat-assets)\/.*\.(js|css)$/, place, page, (route) =>
          this.#first.includes(new URL(route.request().url()).pathname)
            ? route.continue()
            : route.fulfill({ status: 404, body: '' }),
        );
    }
  }

  /** Back, unless that leads to where the tab came from: the provider's login and the empty page. */
  async #goBack(page: Page): Promise<void> {
    await page.goBack({ waitUntil: 'commit' });
    await this.#settle('portal');
    if (!page.url().startsWith(portalOrigin)) await page.goForward({ waitUntil: 'commit' });
  }

  /** Clicks something while the requests that match meet a fault. */
  async #under(
    context: BrowserContext,
    address: RegExp,
    place: Place,
    page: Page,
    fail: (route: Route) => Promise<void>,
  ): Promise<string> {
    await context.route(address, (route) =>
      BY_TIME.test(route.request().url()) ? route.continue() : fail(route),
    );
    const clicked = await this.#click(place, page);
    await this.#settle(place, 'faulty');
    await this.#checkPages(place);
    await context.unroute(address);
    return clicked;
  }

  async #click(place: Place, page: Page): Promise<string> {
    const frame = await this.#frameOf(place);
    if (!frame) {
      await page.locator('parley-widget button').click();
      return 'the launcher';
    }
    const target = await pick(frame, 'press', this.#random());
    if (!target) return 'nothing';
    const asked = await frame.evaluate(
      () => document.querySelector('[role=dialog],[role=alertdialog],dialog[open]') !== null,
    );
    await frame.locator('[data-walk]').click({ timeout: 5000, noWaitAfter: true }).catch(ignoreGone);
    // In a dialog the reader has decided: it is theirs to drop what stands there.
    if (asked || DECIDES.test(target.name)) this.#wasAsked = true;
    return target.name;
  }

  async #type(place: Place, page: Page): Promise<string> {
    const frame = await this.#frameOf(place);
    if (!frame) return this.#click(place, page);
    const target = await pick(frame, 'type', this.#random());
    if (!target) return 'nowhere';
    const text = `word ${this.steps.length}`;
    const field = frame.locator('[data-walk]');
    const before = await field.inputValue();
    await field.fill(text);
    // Fields of colours and numbers take no words, and say so as they are left.
    await field.blur();
    if ((await field.inputValue()) !== text) return `nothing into ${target.name}`;
    this.#typed = this.#typed.filter((each) => each.text !== before);
    if (!KEPT.test(target.name) && !KEPT.test(page.url())) return `${text} into ${target.name}`;
    this.#typed.push({ text, address: page.url(), place });
    const sends = this.#random() < 0.5 && target.name.startsWith('Message to ');
    if (sends) await field.press('Enter');
    return `${text} into ${target.name}${sends ? ', sent' : ''}`;
  }

  /** Where a step acts: the portal, or the widget's frame; null while that is not open. */
  async #frameOf(place: Place): Promise<Frame | null> {
    if (place === 'portal') return this.#portal.mainFrame();
    if (!(await panel(this.#host).isVisible())) return null;
    return this.#host.frames().find(isWidget) ?? null;
  }

  /** Waits until nothing is loading, and signs in where the provider asks for it. */
  async #settle(place: Place, world: 'sound' | 'faulty' = 'sound'): Promise<void> {
    const page = place === 'portal' ? this.#portal : this.#host;
    const until = Date.now() + REST_MS;
    let quiet = 0;
    while (quiet < 3) {
      if (this.#loads > MOST_LOADS) throw new Error(`${this.#loads} loads of the page: a loop.`);
      if (Date.now() > until)
        throw new Error(`The page does not come to rest: ${await this.#unrest(page, world)}`);
      const isBusy = this.#pending.size > 0 || (await this.#unrest(page, world)) !== '';
      quiet = isBusy ? 0 : quiet + 1;
      await new Promise((resolve) => setTimeout(resolve, 40));
      if (quiet === 3 && page.url().startsWith(`${identityOrigin}/login`)) {
        await fillLogin(page, this.#email);
        quiet = 0;
      }
    }
  }

  /** What on a page is still on its way; '' for nothing. */
  async #unrest(page: Page, world: 'sound' | 'faulty'): Promise<string> {
    const frames = page.frames().filter((each) => each === page.mainFrame() || isWidget(each));
    const found = await Promise.all(
      frames.map(async (frame) => {
        const busy = await frame.evaluate(busyWith);
        if (busy) return busy;
        const telling = frame.getByText(world === 'faulty' ? LOADING : WAITING).filter({ visible: true });
        const [words = ''] = await telling.allTextContents();
        return words;
      }),
    ).catch(() => ['a page that is being left']);
    return found.filter((each) => each !== '').join(', ');
  }

  /** What must hold after each step. */
  async #check(place: Place): Promise<void> {
    await this.#checkPages(place);
    if (this.#wasAsked) this.#typed = this.#typed.filter((each) => each.place !== place);
    for (const typed of this.#typed.filter((each) => each.place === place)) await this.#checkKept(typed);
  }

  async #checkPages(place: Place): Promise<void> {
    expect(this.#thrown, 'what pages complained about').toEqual([]);
    if (place === 'widget') {
      await expect(
        launcher(this.#host).or(launcher(this.#host, 'Close chat')).or(unloaded(this.#host)),
        'a launcher',
      ).toHaveCount(1);
    }
    const frame = await this.#frameOf(place);
    if (!frame) return;
    const { words, ways } = await frame.evaluate(lookAround);
    expect(words, 'words on the page').toBeGreaterThan(0);
    expect(ways, 'ways on').toBeGreaterThan(0);
  }

  /** A typed text is to be seen; where its page was left, it is there when one comes back. */
  async #checkKept(typed: Typed): Promise<void> {
    const page = typed.place === 'portal' ? this.#portal : this.#host;
    if (await this.#isShown(typed)) return;
    await page.goto(typed.address);
    if (typed.place === 'widget') await page.locator('parley-widget button').click();
    await this.#settle(typed.place);
    if (!this.#typed.includes(typed)) return;
    expect(await this.#isShown(typed), `"${typed.text}", typed at ${typed.address}, is there`).toBe(true);
  }

  async #isShown({ text, place }: Typed): Promise<boolean> {
    const frame = await this.#frameOf(place);
    // A closed chat is still there.
    const frames = frame ? [frame] : this.#host.frames();
    const found = await Promise.all(frames.map((each) => each.evaluate(holds, text).catch(() => false)));
    return found.includes(true);
  }
}

const ignoreGone = (error: Error) => {
  if (!/Timeout|detached/.test(error.message)) throw error;
};

/** Chooses by a number from 0 to 1 what to press or type into, and marks it; null where nothing is. */
function pick(frame: Frame, use: 'press' | 'type', number: number): Promise<Target | null> {
  return frame.evaluate(
    ([use, number]) => {
      document.querySelector('[data-walk]')?.removeAttribute('data-walk');
      // What stands above the rest, then the rest.
      const layers = ['[role=menu],[role=listbox]', '[role=dialog],[role=alertdialog],dialog[open]', 'body'];
      const roots = layers.map((layer) =>
        [...document.querySelectorAll(layer)].findLast((each) => each.checkVisibility()),
      );
      const kinds =
        use === 'press'
          ? 'a[href],button,summary,[role=tab],[role=menuitem],[role=menuitemradio],[role=option],' +
            'input[type=checkbox],input[type=radio],[role=switch]'
          : 'textarea,input:not([type]),input[type=text],input[type=email],input[type=url]';
      // What ends the walk, or turns its words into others.
      const NEVER = /^(Log ?out|Download|Export|Deutsch|Español|Polski)/i;
      const nameOf = (element: Element) =>
        (
          element.getAttribute('aria-label') ??
          (element as HTMLInputElement).labels?.[0]?.textContent ??
          element.textContent ??
          ''
        ).trim();
      const isOurs = (element: Element) => {
        if (!(element instanceof HTMLAnchorElement)) return true;
        return (
          element.origin === location.origin && element.target === '' && !element.hasAttribute('download')
        );
      };
      const isThere = (element: Element) => {
        if (element.closest('[aria-hidden=true],[inert]')) return false;
        // Short messages leave by time.
        if (element.closest('[role=region][aria-label=Messages]')) return false;
        if (element.matches(':disabled,[aria-disabled=true],[readonly]') || !element.checkVisibility())
          return false;
        element.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top !== null && (element.contains(top) || top.contains(element));
      };
      const foundIn = (root: Element | undefined) =>
        [...(root?.querySelectorAll(kinds) ?? [])].filter(
          (element) => isOurs(element) && !NEVER.test(nameOf(element)) && isThere(element),
        );
      const found = roots.map(foundIn).find((each) => each.length > 0) ?? [];
      const index = Math.floor(number * found.length);
      const target = found[index];
      if (!target) return null;
      target.setAttribute('data-walk', '');
      return { name: nameOf(target).slice(0, 60), index };
    },
    [use, number] as const,
  );
}

/** Runs in the page: what is busy there. */
function busyWith(): string {
  const busy = [...document.querySelectorAll('[aria-busy=true]')].find((each) => each.checkVisibility());
  return busy ? busy.textContent?.slice(0, 60) || busy.outerHTML.slice(0, 120) : '';
}

/** Runs in the page: how much there is to read, and how many ways there are to go on. */
function lookAround(): { words: number; ways: number } {
  const ways = [...document.querySelectorAll('a[href],button,input,textarea')].filter(
    (each) => each.checkVisibility() && !each.matches(':disabled'),
  );
  return { words: (document.body?.textContent ?? '').trim().length, ways: ways.length };
}

/** Runs in the page: whether a text is there, as words or in a field. */
function holds(text: string): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input,textarea')];
  return document.body.textContent?.includes(text) || fields.some(({ value }) => value === text);
}
