import type { z } from 'zod';
import type { CallName } from '../addresses.ts';
import { accountCalls } from './account.ts';
import { assistantCalls } from './assistants.ts';
import type { Call } from './call.ts';
import { chatCalls } from './chat.ts';
import { conversationCalls } from './conversations.ts';
import { dataFileCalls } from './dataFiles.ts';
import { deletedAssistantCalls } from './deletedAssistants.ts';
import { guideCalls } from './guide.ts';
import { notificationCalls } from './notifications.ts';
import { subscriptionCalls } from './subscription.ts';
import { userCalls } from './users.ts';
import { widgetCalls } from './widget.ts';
import { wizardCalls } from './wizard.ts';

export * from './account.ts';
export * from './assistantDraft.ts';
export * from './assistants.ts';
export * from './call.ts';
export * from './chat.ts';
export * from './common.ts';
export * from './conversations.ts';
export * from './dataFiles.ts';
export * from './deletedAssistants.ts';
export * from './guide.ts';
export * from './notifications.ts';
export * from './paging.ts';
export * from './subscription.ts';
export * from './users.ts';
export * from './widget.ts';
export * from './wizard.ts';

/** The whole contract, by the names of `addresses`. */
export const contract = {
  ...accountCalls,
  ...userCalls,
  ...notificationCalls,
  ...guideCalls,
  ...subscriptionCalls,
  ...assistantCalls,
  ...deletedAssistantCalls,
  ...dataFileCalls,
  ...conversationCalls,
  ...chatCalls,
  ...widgetCalls,
  ...wizardCalls,
} satisfies { [N in CallName]: Call };

export type Contract = typeof contract;

/** What goes into a call: its query, its body, or the fields and the file of its upload. */
export type InputOf<N extends CallName> = Contract[N] extends { query: infer Q extends z.ZodType }
  ? z.input<Q>
  : Contract[N] extends { body: infer B extends z.ZodType }
    ? z.input<B>
    : Contract[N] extends { upload: { fields: z.ZodObject<infer F> } }
      ? { [K in keyof F]: z.input<F[K]> } & { file: File }
      : undefined;

/** What a call replies with as JSON. */
export type ReplyOf<N extends CallName> = Contract[N] extends { reply: infer R extends z.ZodType }
  ? z.output<R>
  : never;

/** Names of the calls that reply with a stream of answer events. */
export type StreamName = { [N in CallName]: Contract[N] extends { events: z.ZodType } ? N : never }[CallName];

/** Names of the calls that reply with a file. */
export type DownloadName = { [N in CallName]: Contract[N] extends { download: true } ? N : never }[CallName];
