import type { Client, ReplyOf } from '@parley/api';
import { WidgetLoadingScreen } from '@parley/ui/chat';
import type { ReactNode } from 'react';
import { type Chat, createWaitingChat } from './chat.ts';
import { createChatPorts } from './chatPorts.ts';
import type { ChatListeners, LiveChat } from './liveChat.ts';
import { WidgetApp } from './WidgetApp.tsx';

type WidgetAssistant = ReplyOf<'getWidgetAssistant'>;
type LiveModule = typeof import('./liveChat.ts');

/** What a visit needs of the page that it is on. */
export interface VisitPage extends ChatListeners {
  /** The API, with the visitor's credentials. */
  client: Client;
  /** Origin of the host page, which administrators read beside the conversation; null where it is unknown. */
  site: string | null;
  /** Settles once the page's words are in the language that was asked for, or can't be. */
  speaking: Promise<unknown>;
  /** What was typed before the page was loaded anew; '' for nothing. */
  draft: string;
  /** Whether the composer may take the focus: not in a chat that opened by itself. */
  takesFocus: () => boolean;
  /** Shows the visit in place of whatever was shown. */
  show: (screen: ReactNode) => void;
  /** The visitor wants the chat out of the way. */
  onClose: () => void;
  /** The assistant can't be had: there will be no chat (WG-6). */
  onFailed: () => void;
  /** Loads the page anew, and with it the code that could not be had; `draft` is what was typed so far. */
  reloadWith: (draft: string) => void;
}

/** One visitor's thread, from its first screen on. */
export interface Visit {
  setOnline(isOnline: boolean): void;
  /** Nothing is shown or told any more. */
  end(): void;
}

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

  const show = (assistant: WidgetAssistant, chat: Chat, shown?: LiveModule['Thread']) =>
    page.show(
      <WidgetApp
        key={key}
        assistant={assistant}
        chat={chat}
        thread={shown}
        onClose={page.onClose}
        autoFocus={page.takesFocus()}
      />,
    );

  async function open(
    assistant: WidgetAssistant,
    thread: Promise<ReplyOf<'getWidgetThread'>>,
  ): Promise<void> {
    const waiting = createWaitingChat(page.draft, page.reloadWith);
    document.title = assistant.name;
    show(assistant, waiting);
    try {
      const { Thread, startChat } = await import('./liveChat.ts');
      const chat = await startChat(createChatPorts(page.client, page.site, thread), page);
      if (isOver) return chat.stop();
      live = chat;
      waiting.handOver(chat);
      show(assistant, chat, Thread);
    } catch {
      waiting.fail();
    }
  }

  async function start(): Promise<void> {
    const thread = page.client.call('getWidgetThread');
    // A failure is handled by the chat, once it has started and awaits the thread.
    thread.catch(() => undefined);
    try {
      const [assistant] = await Promise.all([page.client.call('getWidgetAssistant'), page.speaking]);
      if (!isOver) await open(assistant, thread);
    } catch {
      if (!isOver) page.onFailed();
    }
  }

  page.show(<WidgetLoadingScreen onClose={page.onClose} />);
  void start();
  return {
    setOnline: (isOnline) => live?.setOnline(isOnline),
    end() {
      isOver = true;
      live?.stop();
      live = undefined;
    },
  };
}
