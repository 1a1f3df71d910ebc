import type { SubscriptionErrorStatus } from '@parley/model';
import type { z } from 'zod';

/** Statuses of refusals. A call names those that not every call may meet (`COMMON_ERRORS` of the server). */
export type ErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 408
  | 409
  | 413
  | 422
  | 429
  | SubscriptionErrorStatus
  | 500
  | 503;

/** What `multipart/form-data` carries: one file, in the field `file`, and text fields beside it. */
export interface Upload {
  /** Field values arrive as text: a schema of another type coerces. */
  fields: z.ZodObject;
  /** Largest file in bytes; a larger one is refused with 413 while it arrives. */
  maxBytes: number;
}

/** A GET has a query or nothing, a POST a JSON body, an upload or nothing. */
type CallInput =
  | { query?: z.ZodObject; body?: never; maxBytes?: never; upload?: never }
  | {
      query?: never;
      body: z.ZodObject;
      /** Largest body in bytes, where it may be larger than most; a larger one is refused with 413. */
      maxBytes?: number;
      upload?: never;
    }
  | { query?: never; body?: never; maxBytes?: never; upload: Upload };

/** The 200 reply: JSON of the schema `reply`, server-sent events of the schema `events`, or a file. */
type CallOutput =
  | { reply: z.ZodType; events?: never; download?: never }
  | { reply?: never; events: z.ZodType; download?: never }
  | { reply?: never; events?: never; download: true };

/** What a call with `download` replies with: a file to save, never to show. */
export interface FileReply<Content> {
  name: string;
  mediaType: string;
  content: Content;
}

/**
 * One call of the API: what client, server, MSW handlers and OpenAPI document need to know beside its
 * address.
 */
export type Call = {
  /** One line for the OpenAPI document. */
  summary: string;
  /** `bearer` is any signed-in user, `admin` one with `admin:portal`, `widget` the three widget headers. */
  auth: 'bearer' | 'admin' | 'widget';
  /** A widget call that takes a grant too that expired so lately that it may be renewed (WG-8). */
  takesRenewableGrant?: true;
  errors: readonly ErrorStatus[];
} & CallInput &
  CallOutput;

/** The calls of one resource, by name. */
export type Calls = Readonly<Record<string, Call>>;
