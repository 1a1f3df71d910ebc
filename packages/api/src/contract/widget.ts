import { SUBSCRIPTION_ERROR_STATUSES } from '@parley/model';
import { z } from 'zod';
import { widgetLook } from './assistantDraft.ts';
import { assistantDetails } from './assistants.ts';
import type { Calls } from './call.ts';
import { answerEvent, byAnswer, rateRequest, sendMessageRequest, threadWithMessages } from './chat.ts';
import { done, guid } from './common.ts';

/** Headers of a widget call (WG-2). */
export const widgetHeaders = z.object({ 'x-widget-key': z.string().min(1), 'x-client-id': guid });

/** A visitor's message: the widget key says which assistant is meant. */
export const sendWidgetMessageRequest = sendMessageRequest.omit({ assistantGuid: true }).extend({
  /** Address of the page that frames the widget, as the widget knows it; only its origin is kept (AS-6). */
  site: z.string().max(2048).optional(),
});

/** Calls of the chat for visitors of the widget. */
export const widgetCalls = {
  getWidgetAssistant: {
    summary: 'The assistant of the widget key; 404 alike for unknown, unpublished and paused',
    auth: 'widget',
    reply: assistantDetails.extend({
      /** How the widget looks; null is the default look (AS-5). */
      widget: widgetLook.nullable(),
    }),
    errors: [404],
  },
  getWidgetThread: {
    summary: 'The visitor’s newest thread, or null before the first message',
    auth: 'widget',
    reply: z.object({ current: threadWithMessages.nullable() }),
    errors: [404],
  },
  sendWidgetMessage: {
    summary: 'Send a visitor’s message and stream its answer',
    auth: 'widget',
    body: sendWidgetMessageRequest,
    events: answerEvent,
    errors: [404, 409, ...SUBSCRIPTION_ERROR_STATUSES],
  },
  getWidgetAnswerStream: {
    summary: 'Resume a visitor’s answer',
    auth: 'widget',
    query: byAnswer,
    events: answerEvent,
    errors: [404],
  },
  stopWidgetAnswer: {
    summary: 'Stop a visitor’s answer on the server',
    auth: 'widget',
    body: byAnswer,
    reply: done,
    errors: [404],
  },
  rateWidgetAnswer: {
    summary: 'A visitor’s thumbs up, down, or neither',
    auth: 'widget',
    body: rateRequest,
    reply: done,
    errors: [404],
  },
} as const satisfies Calls;
