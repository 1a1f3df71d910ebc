import type { widgetCalls } from '../contract/widget.ts';
import { exampleAssistant } from './assistants.ts';
import { exampleAnswer, exampleThread } from './chat.ts';
import type { Examples } from './example.ts';
import { answerId, clientId, done, messageId, threadId } from './ids.ts';

/** Headers of a widget call, with ids that no server knows. */
export const exampleWidgetHeaders = {
  'x-widget-key': 'example-widget-key',
  'x-client-id': clientId,
  'x-widget-grant': 'example-grant',
};

export const widgetExamples: Examples<keyof typeof widgetCalls> = {
  renewWidgetGrant: { reply: { grant: 'example-grant' } },
  getWidgetAssistant: { reply: { ...exampleAssistant, widget: null } },
  getWidgetThread: { reply: { current: exampleThread } },
  sendWidgetMessage: {
    input: { threadId, messageId, answerId, text: 'How long does delivery take?' },
    events: exampleAnswer,
  },
  getWidgetAnswerStream: { input: { answerId }, events: exampleAnswer },
  stopWidgetAnswer: { input: { answerId }, reply: done },
  rateWidgetAnswer: {
    input: { answerId, rating: 'down', why: { reason: 'incomplete', comment: 'And to Spain?' } },
    reply: done,
  },
};
