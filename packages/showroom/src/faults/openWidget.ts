import { createClient, widgetReplies } from '@parley/api';
import type { MockReplies } from '@parley/api/msw';
import type { Words } from '@parley/i18n';
import { nothingWritten } from '@parley/machines/unsent';
import { beginVisit, createCredentials } from '@parley/widget/frame';
import type { ReactNode } from 'react';
import { API_ORIGIN, FaultyApi } from './FaultyApi.ts';
import type { FaultHits, FaultName } from './faults.ts';
import { closeLast, makeKnown, type Opened, watchCalls } from './opened.ts';

export interface WidgetWish {
  fault: FaultName;
  hits: FaultHits;
  words: Words;
  /** Replies instead of the examples. */
  replies?: MockReplies | undefined;
  /** Shows the chat, or why there is none. */
  show: (chat: ReactNode) => void;
}

/**
 * Opens the widget's real chat for a visitor who was there before, with a fault under it from its first call
 * on. MSW answers the calls.
 */
export function openWidget({ fault, hits, words, replies = {}, show }: WidgetWish): Opened {
  closeLast();
  const api = new FaultyApi(fault, hits, { replies });
  const credentials = createCredentials(null);
  credentials.setWidgetKey('stories');
  api.listen();
  api.begin();
  const calls = watchCalls(async () => ({ ...credentials.headers(), 'x-widget-grant': 'stories' }));
  const visit = beginVisit({
    client: createClient({
      baseUrl: API_ORIGIN,
      credentials: calls.call,
      replies: widgetReplies,
    }),
    speaking: Promise.resolve(),
    unsent: { before: nothingWritten, keep: () => undefined, drop: () => undefined },
    renewal: { insteadOf: () => undefined, goneOn: () => undefined, begun: () => undefined },
    show,
    onClose: () => undefined,
    isForThisVisit: false,
    takesFocus: () => true,
    onFailed: () => undefined,
    onSent: () => undefined,
    onAnswered: () => undefined,
    reloadWith: () => Promise.resolve(),
  });
  const online = () => visit.setOnline(true);
  const offline = () => visit.setOnline(false);
  addEventListener('online', online);
  addEventListener('offline', offline);
  return makeKnown({
    api,
    words,
    portal: null,
    running: () => [...api.held.map((name) => `held: ${name}`), ...calls.late],
    close() {
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      visit.end();
      calls.close();
      api.close();
    },
  });
}
