import { type ApiError, type Client, inTime, type ReplyOf } from '@parley/api';
import type { UnsentStore, Written } from '@parley/machines/unsent';
import { secondsUntil } from '@parley/model';
import { WidgetErrorScreen, WidgetLoadingScreen, type WidgetStartProblem } from '@parley/ui/chat';
import type { ReactNode } from 'react';
import { pauseAfter } from './again.ts';
import { type Chat, createWaitingChat } from './chat.ts';
import type { ChatListeners, LiveChat } from './liveChat.ts';
import type { Renewal } from './renewal.ts';
import { WidgetApp } from './WidgetApp.tsx';

type WidgetAssistant = ReplyOf<'getWidgetAssistant'>;
type LiveModule = typeof import('./liveChat.ts');

/** What a visit needs of the page that it is on. */
export interface VisitPage extends ChatListeners {
  /** The API, with the visitor's credentials. */
  client: Client;
  /** Settles once the page's words are in the language that was asked for, or can't be. */
  speaking: Promise<unknown>;
  /** What was written and not sent before the page was loaded anew, and what keeps it for the next. */
  unsent: UnsentStore;
  /** What the visitor put away, on this page or the one before. */
  renewal: Renewal;
  /** The browser keeps nothing for the next page (T19). */
  isForThisVisit: boolean;
  /** Whether the composer may take the focus: not in a chat that opened by itself. */
  takesFocus: () => boolean;
  /** Shows the visit in place of whatever was shown. */
  show: (screen: ReactNode) => void;
  /** The visitor wants the chat out of the way; left out where it stands on the page itself. */
  onClose: (() => void) | undefined;
  /** The assistant can't be had: the visit says so, and goes on trying (WG-6). */
  onFailed: () => void;
  /**
   * Loads the page anew, and with it the code that could not be had.
   * @param draft what was typed so far
   * @throws where the page can't be had now
   */
  reloadWith: (draft: string) => Promise<void>;
}

/** One visitor's thread, from its first screen on. */
export interface Visit {
  setOnline(isOnline: boolean): void;
  /** The visitor has opened the chat: what failed out of sight is tried again. */
  lookedAt(): void;
  /** Nothing is shown or told any more. */
  end(): void;
}

/** What is said of a start that failed; a key that names no assistant will not name one on another try. */
function problemOf({ status, code }: Partial<ApiError>): WidgetStartProblem {
  if (code === 'network' && !navigator.onLine) return 'offline';
  if (status === 429) return 'rateLimited';
  return status === 403 || status === 404 ? 'refused' : 'failed';
}

/** Milliseconds that the code of the chat waits at most for the browser to be at rest. */
const AT_REST_MS = 200;

/** Resolves when the browser has nothing to do; in those that do not say so, after the next task. */
const whenIdle = () =>
  new Promise<unknown>((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(done, { timeout: AT_REST_MS });
    else setTimeout(done);
  });

/** Number of visits, used as a React key: a new visit must not show what was typed in the one before. */
let visits = 0;

/**
 * Shows that it loads, loads the assistant, lets the visitor type at once, and loads the code of the chat
 * meanwhile.
 */
export function beginVisit(page: VisitPage): Visit {
  visits += 1;
  const key = visits;
  let isOver = false;
  let live: LiveChat | undefined;
  /** Loads the code of the chat anew; undefined unless it could not be had. */
  let loadAnew: (() => void) | undefined;
  /** What kept the visit from starting, until when it waits (ms), how often it tried, whether it does now. */
  let problem: WidgetStartProblem | null = null;
  let until = 0;
  let attempts = 0;
  let isTrying = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const edits = {
    before: page.unsent.before.edits,
    keep(edits: Written['edits']) {
      if (!isOver) page.unsent.keep({ edits });
    },
  };

  const show = (assistant: WidgetAssistant, chat: Chat, shown?: LiveModule['Thread']) =>
    page.show(
      <WidgetApp
        key={key}
        assistant={assistant}
        chat={chat}
        thread={shown}
        edits={edits}
        isForThisVisit={page.isForThisVisit}
        onClose={page.onClose}
        autoFocus={page.takesFocus()}
      />,
    );

  async function open(
    assistant: WidgetAssistant,
    thread: Promise<ReplyOf<'getWidgetThread'>>,
  ): Promise<void> {
    let failures = 0;
    const waiting = createWaitingChat(page.unsent.before.draft, reload);
    /** Says that the code could not be had, and tries again after a while: the screen stays meanwhile. */
    function failCode(): void {
      if (isOver) return;
      waiting.fail();
      failures += 1;
      loadAnew = () => reload(waiting.view().draft);
      clearTimeout(timer);
      timer = setTimeout(loadAnew, pauseAfter(failures));
    }
    function reload(draft: string): void {
      clearTimeout(timer);
      page.reloadWith(draft).catch(failCode);
    }
    const keepFrom = (chat: Chat) => () => {
      if (!isOver) page.unsent.keep(chat.unsent());
    };
    waiting.subscribe(keepFrom(waiting));
    document.title = assistant.name;
    show(assistant, waiting);
    thread.then(
      ({ current }) => {
        if (!current || page.renewal.insteadOf(current.thread.id)) waiting.greet();
      },
      () => undefined,
    );
    try {
      // The field and the greeting are painted first.
      await whenIdle();
      const { Thread, startChat } = await inTime(import('./liveChat.ts'));
      if (isOver) return;
      const chat = await startChat(page.client, page.renewal, thread, page, page.unsent.before.messages);
      if (isOver) return chat.stop();
      live = chat;
      chat.subscribe(keepFrom(chat));
      waiting.handOver(chat);
      show(assistant, chat, Thread);
    } catch {
      failCode();
    }
  }

  async function start(): Promise<void> {
    clearTimeout(timer);
    attempts += 1;
    isTrying = true;
    const thread = page.client.call('getWidgetThread');
    // A failure is handled by the chat, once it has started and awaits the thread.
    thread.catch(() => undefined);
    try {
      const [assistant] = await Promise.all([page.client.call('getWidgetAssistant'), page.speaking]);
      if (isOver) return;
      problem = null;
      await open(assistant, thread);
    } catch (error) {
      if (!isOver) fail(error as Partial<ApiError>);
    }
  }

  function fail(error: Partial<ApiError>): void {
    if (!problem) page.onFailed();
    isTrying = false;
    problem = problemOf(error);
    until = Date.now() + (error.retryAfter ? error.retryAfter * 1000 : pauseAfter(attempts));
    wait(problem);
  }

  /** Says what is wrong, and tries again once the pause is over. */
  function wait(kind: WidgetStartProblem): void {
    const secondsLeft = secondsUntil(until);
    if (secondsLeft === 0) {
      retry(kind);
      return;
    }
    page.show(
      <WidgetErrorScreen
        problem={kind}
        secondsLeft={secondsLeft}
        onRetry={() => retry(kind)}
        onClose={page.onClose}
      />,
    );
    if (kind !== 'refused') timer = setTimeout(() => wait(kind), 1000);
  }

  /** The screen stays as it is meanwhile, and the focus where it is. */
  function retry(kind: WidgetStartProblem): void {
    page.show(
      <WidgetErrorScreen problem={kind} isRetrying onRetry={() => undefined} onClose={page.onClose} />,
    );
    void start();
  }

  /** Tries at once what failed; a server that asked for a pause gets it. */
  function retryNow(): void {
    if (problem && problem !== 'rateLimited' && !isTrying) retry(problem);
    loadAnew?.();
    // It does nothing where the thread is there, or on its way.
    live?.actions.onRetryHistory();
  }

  page.show(<WidgetLoadingScreen onClose={page.onClose} />);
  void start();
  return {
    setOnline(isOnline) {
      live?.setOnline(isOnline);
      if (isOnline) retryNow();
    },
    lookedAt: retryNow,
    end() {
      isOver = true;
      clearTimeout(timer);
      live?.stop();
      live = undefined;
    },
  };
}
