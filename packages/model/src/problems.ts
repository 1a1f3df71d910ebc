import type { SubscriptionErrorStatus } from './codes.ts';

/** What the server found wrong with which field of a form (422): words for people, by the field's name. */
export type RefusedFields = Readonly<Record<string, string>>;

/** A call that failed, in the shape of an `ApiError`, for those that must not depend on the client. */
export interface Failure {
  /** HTTP status; 0 where there was no reply, 200 where the reply could not be read. */
  status: number;
  code: string;
  /** As the server wrote it: plain text. */
  text: string;
  /** Seconds. */
  retryAfter: number | null;
  /** When the limit that refused the call starts anew, ISO 8601. */
  resetAt: string | null;
  /** What the server's log calls the request that it failed at. */
  reference?: string;
  /** What is wrong with which field; left out where it named none. */
  fields?: RefusedFields;
}

/** A wait that the server asks for before another try. */
export interface Wait {
  /** The moment before which it wants none, in milliseconds since 1970. */
  retryAt: number;
  /** ISO 8601: when it really ends, where that is further off than any wait that is kept to. */
  endsAt?: string;
}

/** 460-464, for an administrator: the dialog says which limit it is (ER-1). */
export interface SubscriptionProblem {
  code: 'subscription';
  status: SubscriptionErrorStatus;
  /** When the limit starts anew, ISO 8601; null where it does not, or nobody knows. */
  resetAt: string | null;
}

/** What went wrong, in a code; the words are the reader's language's. */
export type Problem =
  | {
      code:
        | 'offline'
        | 'timedOut'
        /** It may have arrived or not. */
        | 'notConfirmed'
        | 'noPermission'
        | 'notFound'
        /** What the form was about no longer exists. */
        | 'gone'
        /** 409: somebody else changed it meanwhile. */
        | 'conflict'
        /** 409: nobody would be left who could manage the organisation. */
        | 'lastAdmin'
        | 'invitationAccepted'
        | 'assistantNotFound'
        | 'signInAgain';
    }
  /** `reference`, for an administrator: what the server's log calls the request. */
  | { code: 'generic'; reference?: string }
  /** 422: the server's own text, shown as it is; the generic words where it has none. */
  | { code: 'refused'; text: string; fields?: RefusedFields }
  /** 429: seconds to wait, or null where the server named none; `endsAt` as of a `Wait`. */
  | { code: 'rateLimited'; retryAfter: number | null; endsAt?: string }
  | SubscriptionProblem;

/** A problem at the place where it happened; `told` where a toast or dialog says it already. */
export type ProblemInPlace = (Problem | { code: 'told' }) & Partial<Wait>;

/**
 * A form that is filled in, is being sent, or was refused and keeps what it holds. `refused` are the fields
 * that a refusal named which a toast tells.
 */
export type FormState =
  | { kind: 'idle' | 'busy'; refused?: RefusedFields }
  | { kind: 'failed'; problem: ProblemInPlace };

/** What was done to assistants of the list (AS-1). */
export interface AssistantNews {
  code:
    | 'assistantsDuplicated'
    | 'assistantsExported'
    | 'assistantsPaused'
    | 'assistantsResumed'
    | 'assistantsPublished'
    | 'assistantMerged'
    | 'assistantDiscarded'
    | 'assistantRestored'
    | 'assistantsDeleted'
    | 'assistantsHadBack'
    | 'assistantsPurged'
    | 'assistantsImported'
    | 'assistantsImportedWithout';
  /** Of the assistants, at least one. */
  names: readonly string[];
  /** Of the data files that an import came without. */
  files?: readonly string[];
  /** Asks the owner of this id to take it back; left out where that cannot be. */
  undo?: string;
}

/** What was done to users, of whom at least one is named. */
export interface UserNews {
  code:
    | 'invitationsResent'
    | 'invitationsNotMailed'
    | 'usersMadeAdmin'
    | 'usersMadeUser'
    | 'userAssistantsChosen'
    | 'usersActivated'
    | 'usersDeactivated'
    | 'usersRemoved'
    | 'invitationsRevoked';
  names: readonly string[];
  /** How many more were not there any more; left out for none. */
  gone?: number;
}

/** Results of a call that are shown besides its problems, in codes. */
export type News =
  | {
      code:
        | 'logoutFailed'
        | 'languageChanged'
        | 'languageFailed'
        | 'linkCopied'
        | 'verificationSent'
        | 'detailsSaved'
        | 'conversationDeleted'
        /** The reader's own role was changed. */
        | 'becameAdmin'
        | 'becameUser'
        /** The browser keeps nothing: all lasts for this visit. */
        | 'storageBlocked';
    }
  | AssistantNews
  | UserNews;

/** A toast of the portal. */
export interface Toast {
  /** A new one each time, so that a message that comes again is announced again. */
  id: string;
  severity: 'error' | 'info' | 'success';
  message: Problem | News;
}
