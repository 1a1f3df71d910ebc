import type { BrowserContext, ElementHandle, Frame, Page, Request, Route } from '@playwright/test';
import { fillLogin, identityOrigin, portalOrigin } from './portal.ts';
import { choose, type Look, look, type Target } from './walkPage.ts';
import type { Finding } from './walkSeeds.ts';
import { panel } from './widget.ts';

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

/** How much time of the pages passes before a look, in ms: at first, after a quiet one, and later. */
const LOOK_EVERY_MS = 250;
const QUIET_EVERY_MS = 500;
const LATER_EVERY_MS = 1000;

/** So many looks in a row that find nothing under way are rest. */
const QUIET_LOOKS = 2;

/** Time of the pages within which they must come to rest, in ms: longer than any time-out of their own. */
const REST_MS = 90_000;

/** Time of the pages for which one may be empty, in ms: a busy machine is still reading its scripts. */
const WHITE_MS = 5000;

/** So many characters of a page are repeated in a report. */
const MOST_WORDS = 600;

/** Real time within which requests must end and an action must be done, in ms. */
const REAL_MS = 20_000;

/** Loads of the page itself that one step may lead to: a sign-in there and back, and a reload for a chunk. */
const MOST_LOADS = 10;

/** Calls of one address that one step may lead to: those by time while a page comes to rest, and a little. */
const MOST_CALLS = 60;

/** What browsers write to the console about the faults that a walk makes itself. */
const CAUSED = [
  /Failed to load resource/,
  /ERR_INTERNET_DISCONNECTED/,
  /Failed to fetch dynamically imported module|preload CSS|could not be loaded|MIME type/,
];

/** Words of what is on its way. */
const LOADING = 'Loading\\.\\.\\. Please wait\\.|Loading the conversation';

/** The same, and words of what goes on by itself once a fault has ended. */
const WAITING = [
  LOADING,
  'Reconnecting|Sending…|Waiting for a connection|is answering|You are offline|The chat did not start',
  'Restoring your session|Signing you in|Taking you to the sign-in page',
].join('|');

/**
 * Names of what a reader presses to give up what stands beside it: the button says so, nothing is lost
 * unasked. Also of the editor, whose question has three answers, and so is no alert.
 */
const GIVES_UP = /^(Discard|Reset|Remove|Delete|Clear|Leave without|Not now)/;

/** Names of what ends an account, the walk's own among others. */
const ENDS_ACCOUNT = /^(Remove|Deactivate)/;

/**
 * Where a message of the reader's own is edited, and where they say what is wrong with an answer: 'Cancel'
 * gives up what is written there, and another press of 'Bad answer' puts it away.
 */
const OPENED_FIELDS = ['Your message, being edited', 'In your own words (optional)'];

/** Name of the buttons that lead to other versions of a message or answer. */
const VERSIONS = /^Version \d+ of \d+$/;

/** The portal's own page of the login. */
const LOGIN_PATH = '/auth/auth0/login';

const isWidget = (frame: Frame) => frame.url().startsWith(`${portalOrigin}/widget-chat`);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Place = 'portal' | 'widget';

/** A text that was typed, until it is sent or the reader gives it up. */
interface Typed {
  text: string;
  place: Place;
  /** Address of the page, and name of the field with the dialog that it stands in. */
  address: string;
  field: string;
  /** Whether the field is there only while the reader has it open: in a dialog, or in place of a message. */
  isOpened: boolean;
  isSecret: boolean;
  /** How often the portal had been left, as `#leaves` counts, when it was last in view. */
  leaves: number;
}

/** How a page or the widget's frame looks. */
interface Seen {
  frame: Frame;
  look: Look;
}

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

/** What a walk found wrong. */
export class Found extends Error {
  readonly finding: Finding;

  constructor(finding: Finding, what: string) {
    super(`${finding}: ${what}`);
    this.finding = finding;
  }
}

/** Where a walk happens: two tabs of one browser. */
export interface WalkPlaces {
  /** Signed in. */
  portal: Page;
  /** A foreign page with the widget. */
  host: Page;
  /** Who signs in again where the provider asks for it. */
  email: string;
}

/**
 * A walk at random through portal and widget, in two tabs of one browser (FA-1). After each step no page is
 * empty, has thrown, loads without end, is stuck, talks to developers or has lost a text. Which steps follow
 * depends on the seed and on what pages show: their clock stands still unless the walk lets time pass, and it
 * does so only while no request is under way.
 */
export class Walk {
  /** What was done so far, a line for each step. */
  readonly steps: string[] = [];
  readonly #random: () => number;
  readonly #portal: Page;
  readonly #host: Page;
  readonly #context: BrowserContext;
  readonly #email: string;
  readonly #thrown: string[] = [];
  readonly #pending = new Set<Request>();
  #typed: Typed[] = [];
  /** Files that the portal's page names itself: without them there is no portal that could say anything. */
  #first: string[] = [];
  #loads = 0;
  #calls = new Map<string, number>();
  /** Whether the reader was asked, or said by what they pressed, that what is typed may go. */
  #gaveUp = false;
  #cancelled = false;
  #signedInAgain = false;
  /**
   * How often the portal was left for the login, or the browser has asked before; and how often when pages
   * were last looked at: on a busy machine it is left right after.
   */
  #leaves = 0;
  #leavesAtLook = 0;
  /** Whether an account was removed or deactivated, which may be the walk's own. */
  #endedAccount = false;
  /** The walk's own account is gone: there is nobody left to walk as. */
  #isOver = false;

  constructor(seed: number, { portal, host, email }: WalkPlaces) {
    this.#random = randomNumbers(seed);
    this.#email = email;
    this.#portal = portal;
    this.#host = host;
    this.#context = portal.context();
    for (const page of [portal, host]) this.#watch(page);
  }

  /**
   * Makes the steps, and checks after each what must hold; fewer where it removes its own account.
   * @throws {Found} what does not
   */
  async run(count: number): Promise<void> {
    for (const page of [this.#portal, this.#host]) page.setDefaultTimeout(REAL_MS);
    const index = await (await this.#portal.request.get(portalOrigin)).text();
    this.#first = [...index.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    await this.#settle();
    for (let step = 0; step < count && !this.#isOver; step += 1) await this.#step();
  }

  #watch(page: Page): void {
    page.on('pageerror', (error) => this.#thrown.push(`thrown: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !CAUSED.some((each) => each.test(text)))
        this.#thrown.push(`${text} (${message.location().url})`);
    });
    page.on('request', (request) => {
      this.#pending.add(request);
      const { origin, pathname } = new URL(request.url());
      this.#calls.set(pathname, (this.#calls.get(pathname) ?? 0) + 1);
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
        this.#loads += 1;
        if (origin === identityOrigin) {
          this.#signedInAgain = true;
          this.#leaves += 1;
        }
      }
    });
    const end = (request: Request) => void this.#pending.delete(request);
    page.on('requestfailed', end);
    page.on('requestfinished', end);
    page.on('response', (response) => {
      if (response.status() === 200) this.#taken(response.request());
    });
    page.on('dialog', async (dialog) => {
      this.#leaves += 1;
      await dialog.accept();
    });
    page.on('popup', (popup) => void popup.close());
  }

  /** What the server has taken is no longer looked for. */
  #taken(request: Request): void {
    this.#forget(request.postData() ?? '');
    // What is in a file can't be read here: an answer that becomes one stands in the dialog that sends it.
    if (/^multipart\//.test(request.headers()['content-type'] ?? ''))
      this.#typed = this.#typed.filter(({ place, isOpened }) => place === 'widget' || !isOpened);
  }

  /** What the reader has replaced is not looked for either. */
  #forget(words: string): void {
    this.#typed = this.#typed.filter(({ text }) => !new RegExp(`${text}\\b`).test(words));
  }

  async #step(): Promise<void> {
    const kind = this.#pickKind();
    const place: Place = this.#random() * 100 < IN_WIDGET ? 'widget' : 'portal';
    const page = place === 'portal' ? this.#portal : this.#host;
    this.#loads = 0;
    this.#calls.clear();
    this.#gaveUp = false;
    this.#cancelled = false;
    this.#signedInAgain = false;
    const line = `${this.steps.length + 1}. ${place}: ${kind}`;
    this.steps.push(line);
    await this.#act(kind, place, page, (what) => {
      this.steps[this.steps.length - 1] = `${line} ${what}`;
    });
    const seen = await this.#settle();
    await this.#checkPages(seen);
    if (this.#isOver) return;
    await this.#checkTexts(place, seen);
  }

  #pickKind(): StepKind {
    let left = this.#random() * 100;
    for (const [kind, frequency] of Object.entries(FREQUENCIES)) {
      left -= frequency;
      if (left < 0) return kind as StepKind;
    }
    return 'click';
  }

  /** @param say takes what is done, in words, before it is done */
  async #act(kind: StepKind, place: Place, page: Page, say: (what: string) => void): Promise<void> {
    switch (kind) {
      case 'click':
        return this.#click(place, page, say);
      case 'type':
        return this.#type(place, page, say);
      case 'back':
        // The first page of a tab has none before it that is ours.
        if (place === 'portal') await this.#goBack(page);
        return;
      case 'reload':
        await page.reload({ waitUntil: 'commit' });
        return;
      case 'offline': {
        // Where the money is taken, pages are not ours: without a network, the browser shows its own.
        if (place === 'portal' && (await page.locator('#root').count()) === 0)
          return this.#click(place, page, say);
        await this.#context.setOffline(true);
        await this.#click(place, page, say);
        await this.#checkPages(await this.#settle('faulty'));
        await this.#context.setOffline(false);
        return;
      }
      case '500':
        return this.#under(/\/api\//, place, page, say, (route) =>
          route.fulfill({ status: 500, json: { code: 'unexpected', text: '' } }),
        );
      case '401':
        // The session has ended: nothing is allowed until the provider was asked again.
        return this.#under(/\/api\//, place, page, say, (route) =>
          this.#signedInAgain ? route.continue() : route.fulfill({ status: 401, json: {} }),
        );
      case 'chunk gone':
        return this.#under(/\/(assets|widget-chat-assets)\/.*\.(js|css)$/, place, page, say, (route) =>
          this.#first.includes(new URL(route.request().url()).pathname)
            ? route.continue()
            : route.fulfill({ status: 404, body: '' }),
        );
    }
  }

  /** Back, to the provider's login too, which leads on; but not to the empty page that a tab begins with. */
  async #goBack(page: Page): Promise<void> {
    await page.goBack({ waitUntil: 'commit' });
    if (page.url() === 'about:blank') await page.goForward({ waitUntil: 'commit' });
  }

  /** Clicks something while the requests that match meet a fault. */
  async #under(
    address: RegExp,
    place: Place,
    page: Page,
    say: (what: string) => void,
    fail: (route: Route) => Promise<void>,
  ): Promise<void> {
    await this.#context.route(address, fail);
    await this.#click(place, page, say);
    await this.#checkPages(await this.#settle('faulty'));
    await this.#context.unroute(address);
  }

  async #click(place: Place, page: Page, say: (what: string) => void): Promise<void> {
    const frame = await this.#frameOf(place);
    if (!frame) {
      say('the launcher');
      await page.locator('parley-widget button').click();
      return;
    }
    const chosen = await this.#choose(frame, 'press');
    if (!chosen) return say('nothing');
    const { target, element } = chosen;
    say(target.words);
    if (target.isQuestion || GIVES_UP.test(target.name)) this.#gaveUp = true;
    if (target.name === 'Cancel') this.#cancelled = true;
    if (ENDS_ACCOUNT.test(target.name)) this.#endedAccount = true;
    await element.click({ timeout: 5000 }).catch(ignoreGone);
  }

  async #type(place: Place, page: Page, say: (what: string) => void): Promise<void> {
    const frame = await this.#frameOf(place);
    if (!frame) return this.#click(place, page, say);
    const chosen = await this.#choose(frame, 'type');
    if (!chosen) return say('nowhere');
    const { target, element } = chosen;
    const text = `word ${this.steps.length}`;
    say(`"${text}" into ${target.words}`);
    const before = await element.inputValue();
    await element.fill(text);
    const sends = this.#random() < 0.5 && target.name.startsWith('Message to ');
    if (!sends) await element.evaluate((field) => field.blur());
    // What stood there is replaced by the reader.
    this.#forget(before);
    if (!target.isNoWork) {
      const { dialog, name: field, isSecret } = target;
      const address = page.url();
      const isOpened = dialog !== '' || OPENED_FIELDS.includes(field);
      this.#typed.push({ text, place, address, field, isOpened, isSecret, leaves: this.#leaves });
    }
    if (!sends) return;
    say(`"${text}" into ${target.words}, sent`);
    await element.press('Enter');
  }

  async #choose(
    frame: Frame,
    use: 'press' | 'type',
  ): Promise<{ target: Target; element: ElementHandle<HTMLInputElement> } | null> {
    const number = Math.floor(this.#random() * 2 ** 32);
    const chosen = await frame.evaluateHandle(choose, [use, number] as const);
    const target = await chosen.evaluate((it) => it?.target ?? null);
    const element = (await chosen.getProperty('element').catch(() => null))?.asElement();
    return target && element ? { target, element: element as ElementHandle<HTMLInputElement> } : null;
  }

  /** Where a step acts: the portal, or the widget's frame; null while that is not open. */
  async #frameOf(place: Place): Promise<Frame | null> {
    if (place === 'portal') return this.#portal.mainFrame();
    if (!(await panel(this.#host).isVisible())) return null;
    return this.#host.frames().find(isWidget) ?? null;
  }

  /**
   * Lets time pass until nothing is under way, and signs in where the provider asks for it.
   * @param world whether a fault is in force, under which pages may wait
   * @returns what the pages look like then
   */
  async #settle(world: 'sound' | 'faulty' = 'sound'): Promise<Seen[]> {
    let passed = 0;
    let quiet = 0;
    let whiteFor = 0;
    for (;;) {
      await this.#requestsEnd();
      this.#checkLoops();
      await this.#pagesAreLoaded();
      const early = quiet > 0 ? QUIET_EVERY_MS : LOOK_EVERY_MS;
      const time = passed < 3000 ? early : LATER_EVERY_MS;
      await this.#context.clock.runFor(time);
      passed += time;
      const leaves = this.#leaves;
      // While a page is being left, nothing can be asked of it.
      const seen = await this.#look(world === 'faulty' ? LOADING : WAITING).catch(() => null);
      const unrest = seen ? seen.find(({ look }) => look.unrest !== '')?.look.unrest : 'a page that is left';
      const white = seen && !unrest ? await this.#whitePage(seen) : null;
      whiteFor = white ? whiteFor + time : 0;
      if (white && whiteFor > WHITE_MS) throw new Found('white page', white);
      quiet = this.#pending.size > 0 || unrest || white ? 0 : quiet + 1;
      if (passed > REST_MS) throw new Found('no rest', unrest || this.#requests());
      if (seen && quiet >= QUIET_LOOKS) {
        this.#leavesAtLook = leaves;
        if (!(await this.#signIn())) return seen;
        quiet = 0;
      }
    }
  }

  /**
   * Signs in where the provider asks for it; not again where the account that the walk has ended is refused.
   * @returns whether it does
   */
  async #signIn(): Promise<boolean> {
    if (this.#isOver || !this.#portal.url().startsWith(`${identityOrigin}/login`)) return false;
    this.#isOver = this.#endedAccount && (await this.#portal.getByRole('alert').count()) > 0;
    if (this.#isOver) return false;
    // A sign-in that was begun before is over: its page leads back to begin anew.
    const over = this.#portal.getByRole('link', { name: 'Back to Parley' });
    if ((await over.count()) > 0) await over.click();
    else await fillLogin(this.#portal, this.#email);
    return true;
  }

  #requests(): string {
    return [...this.#pending].map((request) => request.url()).join(', ');
  }

  async #requestsEnd(): Promise<void> {
    const until = Date.now() + REAL_MS;
    while (this.#pending.size > 0) {
      if (Date.now() > until) throw new Found('no rest', `without an answer: ${this.#requests()}`);
      await pause(5);
    }
  }

  /** A page whose requests have ended may not have been read yet: for a moment it is white. */
  async #pagesAreLoaded(): Promise<void> {
    for (const page of [this.#portal, this.#host])
      await page.waitForLoadState('load', { timeout: REAL_MS }).catch(() => {
        throw new Found('no rest', `a page that does not load: ${page.url()}`);
      });
  }

  #checkLoops(): void {
    if (this.#loads > MOST_LOADS) throw new Found('loop', `${this.#loads} loads of the page`);
    for (const [address, count] of this.#calls)
      if (count > MOST_CALLS) throw new Found('loop', `${count} calls of ${address}`);
  }

  /** Each page that is open, as it looks. */
  async #look(waiting: string): Promise<Seen[]> {
    const texts = this.#typed.map(({ text }) => text);
    const frames = [this.#portal, this.#host]
      .flatMap((page) => page.frames())
      .filter((each) => each.parentFrame() === null || isWidget(each));
    return Promise.all(
      frames.map(async (frame) => ({ frame, look: await frame.evaluate(look, [texts, waiting] as const) })),
    );
  }

  /** What must hold on every page. */
  async #checkPages(seen: readonly Seen[]): Promise<void> {
    const [thrown] = this.#thrown;
    if (thrown !== undefined) throw new Found('uncaught error', thrown);
    for (const { frame, look } of seen) {
      if (look.ways > 0 && look.technical === '') continue;
      if (await this.#isClosedChat(frame)) continue;
      if (look.ways === 0) throw new Found('dead end', frame.url());
      if (look.technical !== '') throw new Found('technical message', look.technical);
    }
  }

  /** @returns the address of a page that shows nothing at all; null where there is none */
  async #whitePage(seen: readonly Seen[]): Promise<string | null> {
    for (const { frame, look } of seen)
      if (look.words === 0 && !(await this.#isClosedChat(frame))) return frame.url();
    return null;
  }

  /** The frame of a chat that is closed is loaded, and hidden. */
  async #isClosedChat(frame: Frame): Promise<boolean> {
    return frame.parentFrame() !== null && !(await panel(this.#host).isVisible());
  }

  /** Each text that was typed is in view or kept, unless the reader gave it up. */
  async #checkTexts(place: Place, seen: readonly Seen[]): Promise<void> {
    const here = this.#typed.filter((each) => each.place === place);
    if (here.length === 0) return;
    // A chat that its page has left behind is there when it is opened again.
    const isGone = place === 'widget' && !this.#host.frames().some(isWidget);
    const looks = isGone ? await this.#openChat() : seen;
    const own = looks.filter(({ frame }) => (place === 'portal') === (frame.page() === this.#portal));
    for (const typed of here) {
      const isShown = own.some(({ look }) => look.shown.includes(typed.text));
      const isKept = own.some(({ look }) => look.kept.includes(typed.text));
      if (isShown) {
        typed.leaves = this.#leavesAtLook;
        continue;
      }
      // A page that was left says so by its address, a chat by being closed.
      const isElsewhere =
        place === 'portal' ? this.#portal.url() !== typed.address : !(await panel(this.#host).isVisible());
      const isLeft = typed.isOpened || isElsewhere;
      if (isKept && isLeft) continue;
      // Secrets are never stored: the browser asks before they are left, and a login ends them (ADR 51).
      const mayGo =
        this.#gaveUp ||
        (this.#cancelled && OPENED_FIELDS.includes(typed.field)) ||
        (typed.isSecret && (this.#leaves > typed.leaves || this.#isAtLogin()));
      if (!mayGo && isKept && place === 'portal' && (await this.#comesWithRetry(typed.text))) continue;
      if (!mayGo && (await this.#isInAnotherVersion(place, typed.text))) continue;
      if (!mayGo && place === 'widget' && isElsewhere && (await this.#isInClosedChat(typed.text))) continue;
      if (!mayGo)
        throw new Found(
          'lost text',
          `"${typed.text}", typed into ${typed.field} at ${typed.address}` +
            (isKept ? ', is kept but not put back' : '') +
            `; ${this.#portal.url()} shows ${await this.#wordsOfPortal()}`,
        );
      this.#typed = this.#typed.filter((each) => each !== typed);
    }
  }

  /** Whether the portal waits at its own page of the login, where a session ended that cannot be renewed. */
  #isAtLogin(): boolean {
    return new URL(this.#portal.url()).pathname === LOGIN_PATH;
  }

  /** What the portal shows, for the report of a finding. */
  async #wordsOfPortal(): Promise<string> {
    return (await this.#portal.locator('body').ariaSnapshot()).slice(0, MOST_WORDS);
  }

  /** Whether a text comes back with the form that a fault has kept from being read: by what tries again. */
  async #comesWithRetry(text: string): Promise<boolean> {
    const again = this.#portal.getByRole('main').getByRole('button', { name: 'Try again', exact: true });
    if ((await again.count()) !== 1) return false;
    await again.click();
    return (await this.#settle()).some(({ look }) => look.shown.includes(text));
  }

  /** Whether a text that was sent is there again once its chat, which was closed, is opened. */
  async #isInClosedChat(text: string): Promise<boolean> {
    return (await this.#openChat()).some(({ look }) => look.shown.includes(text));
  }

  /** Whether a text stands below other versions of what is shown, at the forks from the given one on. */
  async #isInAnotherVersion(place: Place, text: string, from = 0): Promise<boolean> {
    const frame = place === 'portal' ? this.#portal.mainFrame() : this.#host.frames().find(isWidget);
    if (!frame) return false;
    const versions = frame.getByRole('group', { name: VERSIONS });
    for (let index = from; index < (await versions.count()); index += 1) {
      for (const [there, back] of [
        ['Previous version', 'Next version'],
        ['Next version', 'Previous version'],
      ] as const) {
        const fork = versions.nth(index);
        const go = async (name: string) => {
          await fork.getByRole('button', { name, exact: true }).click();
          return this.#settle();
        };
        let isThere = false;
        let away = 0;
        while (!isThere && (await fork.getByRole('button', { name: there, exact: true }).isEnabled())) {
          const seen = await go(there);
          away += 1;
          isThere =
            seen.some(({ look }) => look.shown.includes(text)) ||
            (await this.#isInAnotherVersion(place, text, index + 1));
        }
        for (; away > 0; away -= 1) await go(back);
        if (isThere) return true;
      }
    }
    return false;
  }

  async #openChat(): Promise<Seen[]> {
    await this.#host.locator('parley-widget button').click();
    return this.#settle();
  }
}

const ignoreGone = (error: Error) => {
  if (!/Timeout|detached|not attached/.test(error.message)) throw error;
};
