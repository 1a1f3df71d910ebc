import { SUBSCRIPTION_ERROR_STATUSES } from '@parley/model';
import { z } from 'zod';
import { widgetLook } from './assistantDraft.ts';
import { assistantDetails } from './assistants.ts';
import type { Calls } from './call.ts';
import { answerEvent, byAnswer, rateRequest, sendMessageRequest, threadWithMessages } from './chat.ts';
import { done, guid } from './common.ts';

/** Headers of a widget call (WG-2, WG-4). */
export const widgetHeaders = z.object({
  'x-widget-key': z.string().min(1),
  'x-client-id': guid,
  /** The server's proof that a site of the assistant frames the widget; the call is 403 without one. */
  'x-widget-grant': z.string().default(''),
});

/** A visitor's message: the widget key says which assistant is meant. */
export const sendWidgetMessageRequest = sendMessageRequest.omit({ assistantGuid: true });

/** Calls of the chat for visitors of the widget. */
export const widgetCalls = {
  renewWidgetGrant: {
    summary: 'A new grant for one that is valid, or was within the last week',
    auth: 'widget',
    takesRenewableGrant: true,
    reply: z.object({ grant: z.string() }),
    errors: [404],
  },
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
