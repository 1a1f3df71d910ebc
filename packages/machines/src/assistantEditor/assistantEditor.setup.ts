import type { AssistantDraft, FieldName } from '@parley/model';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { failureOf, feedbackFor } from '../errors/errorPolicy.ts';
import { errorOf, missingPort } from '../port.ts';
import type {
  AssistantEditorContext,
  AssistantEditorEmitted,
  AssistantEditorEvent,
  AssistantEditorInput,
  RestoreOutcome,
  SavedVersion,
  SaveOutcome,
} from './assistantEditor.types.ts';
import { mergeDrafts, splitChanges } from './mergeDrafts.ts';
import { sameDraft } from './sameDraft.ts';
import { stillAhead } from './stillAhead.ts';

/** Milliseconds for which 'Saved' is shown. */
const SAVED_NOTICE_MS = 4000;

/** What a save takes along. */
export interface SaveRequest {
  draft: AssistantDraft;
  base: number;
}

/** Which published version is to become the draft, and over which draft. */
export interface RestoreRequest {
  number: number;
  base: number;
}

interface Args {
  context: AssistantEditorContext;
  event: object;
}

const patched = ({ context, event }: Args): AssistantDraft => ({
  ...context.draft,
  ...('patch' in event ? (event.patch as Partial<AssistantDraft>) : {}),
});

const outcomeIn = (event: object): SaveOutcome | RestoreOutcome | null =>
  'output' in event ? (event.output as SaveOutcome | RestoreOutcome) : null;

/** The draft that was sent is what the server holds now. */
const savedIn = ({ context, event }: Args): SavedVersion => {
  const outcome = outcomeIn(event);
  return outcome?.kind === 'saved' ? { draft: context.sent, version: outcome.version } : context.saved;
};

/** The newer version that a save, or restoring, met. */
const newerIn = (event: object) => {
  const outcome = outcomeIn(event);
  return outcome?.kind === 'conflict' ? outcome.newer : null;
};

/** The newer version, with what the reader alone changed and what they chose to keep. */
const merged = ({ context: { newer, saved, draft }, event }: Args): AssistantDraft => {
  const kept = 'mine' in event ? (event.mine as readonly FieldName[]) : [];
  return newer ? mergeDrafts(saved.draft, draft, newer.draft, kept) : draft;
};

/** Whether both a reader and somebody else changed some field of `saved`. */
const isContested = (saved: SavedVersion, mine: AssistantDraft, newer: SavedVersion | null) =>
  newer !== null && splitChanges(saved.draft, mine, newer.draft).both.length > 0;

/** Whether what was read is in force, and is not what was thought to be. */
const isOther = (read: AssistantDraft | null, known: AssistantDraft | null) =>
  read !== null && (known === null || !sameDraft(read, known));

const endedAs = (kind: SaveOutcome['kind']) => (args: Args) => outcomeIn(args.event)?.kind === kind;

/** Parts of the editor's machine: ports, conditions and changes by name. */
export const assistantEditorSetup = setup({
  types: {
    context: {} as AssistantEditorContext,
    events: {} as AssistantEditorEvent,
    input: {} as AssistantEditorInput,
    emitted: {} as AssistantEditorEmitted,
  },
  actors: {
    saveDraft: missingPort<SaveOutcome, SaveRequest>('saveDraft'),
    publish: missingPort<void, number>('publish'),
    revert: missingPort<SavedVersion, number>('revert'),
    restore: missingPort<RestoreOutcome, RestoreRequest>('restore'),
    deleteAssistant: missingPort<void>('deleteAssistant'),
  },
  guards: {
    wouldBeClean: (args) => sameDraft(patched(args), args.context.saved.draft),
    isDirty: ({ context }) => !sameDraft(context.draft, context.saved.draft),
    /** Nothing of the reader's own is on the page, and the answer is no older than what they see. */
    mayFollow: ({ context, event }) =>
      event.type === 'draft.read' &&
      event.saved.version >= context.saved.version &&
      sameDraft(context.draft, context.saved.draft),
    /** The answer is no older than what is on the page. */
    isNoOlder: ({ context, event }) =>
      event.type === 'draft.read' && event.saved.version >= context.saved.version,
    /** The very version that is on the page is in force: what became of publishing it was not known. */
    isInForce: ({ context: { saved }, event }) =>
      event.type === 'draft.read' &&
      event.saved.version === saved.version &&
      event.published !== null &&
      sameDraft(event.published, saved.draft),
    wasChangedMeanwhile: ({ context, event }) =>
      endedAs('saved')({ context, event }) && !sameDraft(context.draft, context.sent),
    isOffline: ({ context }) => context.isOffline,
    isLeaving: ({ context }) => context.purpose === 'leave',
    isPublishing: ({ context }) => context.purpose === 'publish',
    isSavedToLeave: (args) => endedAs('saved')(args) && args.context.purpose === 'leave',
    isSavedToPublish: (args) => endedAs('saved')(args) && args.context.purpose === 'publish',
    isConflict: endedAs('conflict'),
    isConflictToPublish: (args) => endedAs('conflict')(args) && args.context.purpose === 'publish',
    isContested: ({ context: { saved, draft }, event }) => isContested(saved, draft, newerIn(event)),
    isRestoredContested: ({ event }) =>
      event.type === 'draft.restored' && isContested(event.base, event.draft, event.newer),
    isRestoredGone({ event }) {
      if (event.type !== 'draft.restored') return false;
      const { base, draft, newer } = event;
      const restored = newer ? mergeDrafts(base.draft, draft, newer.draft, []) : draft;
      return sameDraft(restored, (newer ?? base).draft);
    },
    isRestoredOnNewer: ({ event }) => event.type === 'draft.restored' && event.newer !== null,
    isRestoring: ({ context }) => context.purpose === 'restore',
    /** The draft, saved or not, holds what is not published. */
    wouldDropChanges: ({ context: { draft, published } }) => !published || !sameDraft(draft, published),
    /** Nothing of the reader's own is in what they chose. */
    leavesTheirs: (args) => sameDraft(merged(args), args.context.newer?.draft ?? args.context.draft),
    isRefused: endedAs('refused'),
  },
  actions: {
    patch: assign({ draft: patched }),
    loseConnection: assign({ isOffline: true }),
    regainConnection: assign({ isOffline: false }),
    send: assign({ sent: ({ context }) => context.draft }),
    stay: assign({ purpose: 'stay', leaveTo: '' }),
    leave: assign({
      purpose: 'leave',
      leaveTo: ({ context, event }) => ('to' in event ? String(event.to) : context.leaveTo),
    }),
    publishNext: assign({ purpose: 'publish' }),
    keepSaved: assign({ saved: savedIn }),
    follow: assign(({ event }) =>
      event.type === 'draft.read'
        ? { saved: event.saved, draft: event.saved.draft, published: event.published }
        : {},
    ),
    beginReview: assign({ isOvertaken: false }),
    /** Before what is compared with is replaced. */
    noteOvertaken: assign({
      isOvertaken: ({ context: { isOvertaken, published }, event }) =>
        isOvertaken || (event.type === 'draft.read' && isOther(event.published, published)),
    }),
    followPublished: assign(({ event }) =>
      event.type === 'draft.read' ? { published: event.published } : {},
    ),
    noteAhead: assign(({ event }) => (event.type === 'draft.read' ? { ahead: event.saved } : {})),
    takeAhead: assign(({ context }) => {
      const ahead = stillAhead(context);
      return ahead ? { saved: ahead, draft: ahead.draft } : {};
    }),
    restore: assign(({ event }) =>
      event.type === 'draft.restored'
        ? { saved: event.base, draft: event.draft, newer: event.newer, purpose: 'restore' }
        : {},
    ),
    want: assign({
      newer: null,
      wanted: ({ context, event }) => (event.type === 'restore.wanted' ? event.number : context.wanted),
    }),
    /** What was published, lately or before, is the saved draft now. */
    keepRestored: assign(({ event }) => {
      if (!('output' in event)) return {};
      const { draft, version } = event.output as SavedVersion;
      return { saved: { draft, version }, draft };
    }),
    keepPublished: assign({ published: ({ context }) => context.saved.draft }),
    keepNewer: assign({ newer: ({ event }) => newerIn(event) }),
    /** Without changes of the reader's own, they see what the newer draft differs in. */
    followNewer: assign(({ context: { newer, saved, draft } }) =>
      newer && sameDraft(draft, saved.draft)
        ? { saved: { draft: newer.draft, version: newer.version }, draft: newer.draft }
        : {},
    ),
    keepRefused: assign({
      purpose: 'stay',
      refused: ({ event }) => {
        const outcome = outcomeIn(event);
        return outcome?.kind === 'refused' ? outcome.fields : {};
      },
    }),
    /** A field that is changed is no longer known to be wrong. */
    dropRefused: assign({
      refused: ({ context, event }) => {
        const changed = 'patch' in event ? Object.keys(event.patch as AssistantDraft) : [];
        return Object.fromEntries(
          Object.entries(context.refused).filter(([field]) => !changed.includes(field.split('.')[0] ?? '')),
        );
      },
    }),
    /** What the subscription refuses is told by the dialog alone (ER-1), everything else by the view. */
    keepFailure: enqueueActions(({ event, enqueue }) => {
      const failure = failureOf(errorOf(event));
      enqueue.assign({ failure });
      const feedback = feedbackFor(failure, 'admin', 'form');
      if (feedback.kind === 'dialog') enqueue.emit({ type: 'feedback.raised', feedback });
    }),
    /** Before `discard`: it tells what that drops. */
    tellDiscarded: emit(({ context: { saved, draft } }) => ({
      type: 'draft.discarded' as const,
      base: saved,
      draft,
    })),
    discard: assign({ draft: ({ context }) => context.saved.draft }),
    /** The newer version becomes the base of the reader's own changes. */
    restOnNewer: assign(({ context: { newer, saved } }) => ({
      saved: newer ? { draft: newer.draft, version: newer.version } : saved,
    })),
    /** Before `restOnNewer`: it asks what was changed of the old base. */
    merge: assign({ draft: merged }),
    tellMerged: emit({ type: 'draft.merged' }),
    tellSaved: emit(({ context }) => ({ type: 'draft.saved' as const, saved: context.saved })),
    tellPublished: emit({ type: 'draft.published' }),
    tellRestored: emit({ type: 'version.restored' }),
    tellDeleted: emit({ type: 'assistant.deleted' }),
    allowLeaving: emit(({ context, event }) => ({
      type: 'leave.allowed' as const,
      to: 'to' in event ? String(event.to) : context.leaveTo,
    })),
  },
  delays: { savedNotice: SAVED_NOTICE_MS },
});
