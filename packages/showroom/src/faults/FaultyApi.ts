import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { addresses, type CallName, portalReplies } from '@parley/api';
import { exampleReplies } from '@parley/api/examples';
import { apiHandlers, type MockReplies } from '@parley/api/msw';
import { DAY_MS } from '@parley/model';
import { HttpResponse, http } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { STORY_NOW } from '../clock.ts';
import type { FaultHits, FaultName } from './faults.ts';
import { ASKED_FOR, IN_THE_BACKGROUND, type PortalPage } from './pages.ts';

/** Origin of the API in stories: nothing answers there but MSW. */
export const API_ORIGIN = 'https://api.parley.test';

/** Seconds that a 429 asks to wait. */
export const RETRY_AFTER = 30;

/** Texts of the server's refusals: only that of a 422 may be shown to the reader. */
export const SERVER_TEXT = {
  shown: 'The name is taken. Choose <b>another</b> one.',
  hidden: 'Internal text that nobody should read.',
};

type ExampleReplies = typeof exampleReplies;

function refusal(status: number): Response {
  const text = status === 422 ? SERVER_TEXT.shown : SERVER_TEXT.hidden;
  const resetAt =
    status === 463 || status === 464 ? new Date(Date.parse(STORY_NOW) + DAY_MS).toISOString() : undefined;
  const headers: HeadersInit = status === 429 ? { 'retry-after': `${RETRY_AFTER}` } : {};
  return HttpResponse.json(
    { code: `code_${status}`, text, ...(resetAt && { resetAt }) },
    { status, headers },
  );
}

const { dailyMessageLimit, monthlyCharacterLimit } = exampleReplies.getSubscriptionStatus;

/** How the subscription is that refuses what is written. */
const REFUSING: Partial<Record<FaultName, Partial<ExampleReplies['getSubscriptionStatus']>>> = {
  460: { status: 'canceled' },
  461: { status: 'incomplete' },
  462: { status: 'trial_ended' },
  463: { usedMessages: dailyMessageLimit },
  464: { usedCharacters: monthlyCharacterLimit },
};

/** What a server that is down, or a proxy in front of it, replies with. */
const BROKEN = [
  () => refusal(500),
  () => HttpResponse.html('<!doctype html><title>502 Bad Gateway</title>', { status: 502 }),
];

/** Replies that say that all is well, and tell nothing. */
const MALFORMED = [
  () => HttpResponse.html('<!doctype html><title>Maintenance</title>'),
  () => new HttpResponse(null, { status: 204 }),
  () => HttpResponse.text('{"rows":[{"userI', { headers: { 'content-type': 'application/json' } }),
];

/**
 * The API that a story's portal calls: the contract-checked mock, with a fault on some of its calls from
 * `begin` to `end`. It listens by replacing the page's own `fetch` and `XMLHttpRequest` between `listen` and
 * `close`.
 */
export class FaultyApi {
  /** Which of them has taken the network away. */
  static #offline: FaultyApi | null = null;
  /** Names of the calls that met the fault, in their order. */
  readonly struck: CallName[] = [];
  /** What was written, in its order, whether or not it met the fault. */
  readonly written: { name: CallName; body: string }[] = [];
  #fault: FaultName;
  readonly #hits: FaultHits;
  readonly #calls: PortalPage['calls'];
  readonly #replies: MockReplies;
  readonly #network;
  /** Names of the calls that wait for `end`. */
  readonly held: CallName[] = [];
  #begun = false;
  #isSuspended = false;
  #isClosed = false;
  #release: () => void = () => undefined;
  readonly #released = new Promise<void>((resolve) => {
    this.#release = resolve;
  });

  /** @param calls the only calls that fail; all that `hits` says when left out. */
  constructor(
    fault: FaultName,
    hits: FaultHits,
    { replies, calls }: Pick<PortalPage, 'replies' | 'calls'> = {},
  ) {
    this.#fault = fault;
    this.#hits = hits;
    this.#calls = calls;
    this.#replies = replies ?? {};
    this.#network = defineNetwork({
      sources: [
        new InterceptorSource({ interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()] }),
      ],
      handlers: [
        http.all(`${API_ORIGIN}/*`, ({ request }) => this.#meet(request)),
        ...apiHandlers(API_ORIGIN, replies),
      ],
      onUnhandledFrame: 'bypass',
      context: { quiet: true },
    });
  }

  listen(): void {
    this.#network.enable();
  }

  /** From here on, calls fail. */
  begin(): void {
    this.#begun = true;
    if (this.#fault === 'offline' && !this.#isSuspended) this.#setOnline(false);
  }

  /** From here on, calls meet another fault; those that met the one before are forgotten. */
  turnTo(fault: FaultName): void {
    this.#fault = fault;
    this.struck.length = 0;
    this.written.length = 0;
  }

  /** Until `resume`, calls are answered, so that a story can get to the place of the fault. */
  suspend(): void {
    this.#isSuspended = true;
    if (this.#begun && this.#fault === 'offline') this.#setOnline(true);
  }

  resume(): void {
    this.#isSuspended = false;
    if (this.#begun && this.#fault === 'offline') this.#setOnline(false);
  }

  /** Ends the fault: held calls and all later ones are answered. */
  end(): void {
    if (this.#begun && this.#fault === 'offline') this.#setOnline(true);
    this.#lift();
  }

  #lift(): void {
    this.#begun = false;
    this.#release();
  }

  /**
   * Leaves the page's own calls alone. Held ones are refused: one that timed out after 30 s would be made
   * again, and meet the API of a later story; one that succeeded might lead to another page. The network is
   * back once the story's parts are gone: those would go on at once.
   */
  close(): void {
    this.#isClosed = true;
    queueMicrotask(() => FaultyApi.#offline === this && this.#setOnline(true));
    this.#lift();
    this.#network.disable();
  }

  /** What happens to a call; undefined leaves it to the handlers of the API. */
  async #meet(request: Request): Promise<Response | undefined> {
    const name = nameOf(request);
    if (request.method === 'POST') this.written.push({ name, body: await bodyOf(request.clone()) });
    if (!this.#begun || this.#isSuspended) return undefined;
    const refusing = REFUSING[this.#fault];
    if (refusing && name === 'getSubscriptionStatus' && this.#hits === 'writes')
      return HttpResponse.json({ ...exampleReplies.getSubscriptionStatus, ...refusing });
    if (!this.#isHit(request.method, name)) return undefined;
    this.struck.push(name);
    switch (this.#fault) {
      case 'slow':
        this.held.push(name);
        await this.#released;
        this.held.splice(this.held.indexOf(name), 1);
        return this.#isClosed ? refusal(403) : undefined;
      case 'offline':
        return HttpResponse.error();
      case 'malformed':
        return this.#inTurn(name, MALFORMED);
      case '500':
        return this.#inTurn(name, BROKEN);
      case 'rows':
        return this.#withBrokenRow(name);
      default:
        return refusal(Number(this.#fault));
    }
  }

  /** One of several ways to fail: another for each call, and for each time that it fails. */
  #inTurn(name: CallName, ways: readonly (() => Response)[]): Response | undefined {
    const turn = Object.keys(addresses).indexOf(name) + this.struck.length - 1;
    return ways[turn % ways.length]?.();
  }

  /** The reply with one row more that does not fit; undefined for calls without a list. */
  #withBrokenRow(name: CallName): Response | undefined {
    const planned = this.#replies[name];
    const reply =
      planned && 'reply' in planned ? planned.reply : exampleReplies[name as keyof ExampleReplies];
    const lists = Object.entries(portalReplies[name]?.properties ?? {}).filter(([, { rows }]) => rows);
    if (lists.length === 0) return undefined;
    const broken = lists.map(([list]) => [list, [...((reply as Record<string, object[]>)[list] ?? []), {}]]);
    return HttpResponse.json({ ...reply, ...Object.fromEntries(broken) });
  }

  #isHit(method: string, name: CallName): boolean {
    if (IN_THE_BACKGROUND.includes(name) || this.#calls?.includes(name) === false) return false;
    const isWriting = method === 'POST' || ASKED_FOR.includes(name);
    return this.#hits === 'all' || this.#hits === (isWriting ? 'writes' : 'reads');
  }

  /** Makes the browser report this, as it does when the network goes or comes back. */
  #setOnline(online: boolean): void {
    FaultyApi.#offline = online ? null : this;
    if (online) Reflect.deleteProperty(navigator, 'onLine');
    else Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  }
}

/** What was sent, as text that is the same whenever the same is sent. */
async function bodyOf(request: Request): Promise<string> {
  // The boundary between the parts of a form is another each time.
  if (!request.headers.get('content-type')?.startsWith('multipart/')) return request.text();
  const parts = [...(await request.formData())].map(async ([field, value]) => [
    field,
    value instanceof File ? [value.name, await value.text()] : value,
  ]);
  return JSON.stringify(await Promise.all(parts));
}

function nameOf({ method, url }: Request): CallName {
  const address = `${method} ${new URL(url).pathname}`;
  const name = (Object.keys(addresses) as CallName[]).find((each) => addresses[each] === address);
  if (!name) throw new Error(`The API has no ${address}.`);
  return name;
}
