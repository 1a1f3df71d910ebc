import type { CallName } from '../addresses.ts';
import type {
  AnswerEvent,
  DownloadName,
  FileReply,
  InputOf,
  ReplyOf,
  StreamName,
} from '../contract/index.ts';
import { accountExamples } from './account.ts';
import { assistantExamples } from './assistants.ts';
import { chatExamples } from './chat.ts';
import { conversationExamples } from './conversations.ts';
import { dataFileExamples } from './dataFiles.ts';
import type { Examples } from './example.ts';
import { guideExamples } from './guide.ts';
import { notificationExamples } from './notifications.ts';
import { subscriptionExamples } from './subscription.ts';
import { userExamples } from './users.ts';
import { widgetExamples } from './widget.ts';
import { wizardExamples } from './wizard.ts';

export { specifiedCalls } from './specifiedCalls.ts';
export { exampleWidgetHeaders } from './widget.ts';

const examples: Examples<CallName> = {
  ...accountExamples,
  ...userExamples,
  ...notificationExamples,
  ...guideExamples,
  ...subscriptionExamples,
  ...assistantExamples,
  ...dataFileExamples,
  ...conversationExamples,
  ...chatExamples,
  ...widgetExamples,
  ...wizardExamples,
};

/** An example reply of every call with JSON; the API's mock replies with it until told otherwise. */
export const exampleReplies = collect('reply') as {
  [N in Exclude<CallName, StreamName | DownloadName>]: ReplyOf<N>;
};

/** An example stream of every call that streams. */
export const exampleStreams = collect('events') as { [N in StreamName]: AnswerEvent[] };

/** An example file of every call that replies with one. */
export const exampleFiles = collect('file') as { [N in DownloadName]: FileReply<string> };

/** An example input of every call that takes one. */
export const exampleInputs = collect('input') as {
  [N in CallName as InputOf<N> extends undefined ? never : N]: InputOf<N>;
};

function collect(part: 'input' | 'reply' | 'events' | 'file'): object {
  return Object.fromEntries(
    Object.entries<Record<string, unknown>>(examples).flatMap(([name, example]) =>
      part in example ? [[name, example[part]]] : [],
    ),
  );
}
