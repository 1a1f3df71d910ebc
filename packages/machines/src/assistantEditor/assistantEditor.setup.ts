import type { AssistantDraft } from '@parley/model';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { failureOf, feedbackFor } from '../errors/errorPolicy.ts';
import { errorOf, missingPort } from '../port.ts';
import type {
  AssistantEditorContext,
  AssistantEditorEmitted,
  AssistantEditorEvent,
  AssistantEditorInput,
  SavedVersion,
  SaveOutcome,
} from './assistantEditor.types.ts';
import { sameDraft } from './sameDraft.ts';

/** Milliseconds for which 'Saved' is shown. */
const SAVED_NOTICE_MS = 2000;

/** What a save takes along. */
export interface SaveRequest {
  draft: AssistantDraft;
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

const outcomeIn = (event: object): SaveOutcome | null =>
  'output' in event ? (event.output as SaveOutcome) : null;

/** The draft that was sent is what the server holds now. */
const savedIn = ({ context, event }: Args): SavedVersion => {
  const outcome = outcomeIn(event);
  return outcome?.kind === 'saved' ? { draft: context.sent, version: outcome.version } : context.saved;
};

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
    wasChangedMeanwhile: ({ context, event }) =>
      endedAs('saved')({ context, event }) && !sameDraft(context.draft, context.sent),
    isLeaving: ({ context }) => context.purpose === 'leave',
    isPublishing: ({ context }) => context.purpose === 'publish',
    isSavedToLeave: (args) => endedAs('saved')(args) && args.context.purpose === 'leave',
    isSavedToPublish: (args) => endedAs('saved')(args) && args.context.purpose === 'publish',
    isConflict: endedAs('conflict'),
    isRefused: endedAs('refused'),
  },
  actions: {
    patch: assign({ draft: patched }),
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
    keepReverted: assign(({ event }) => {
      const saved = 'output' in event ? (event.output as SavedVersion) : null;
      return saved ? { saved, draft: saved.draft } : {};
    }),
    keepPublished: assign({ published: ({ context }) => context.saved.draft }),
    keepNewer: assign({
      newer: ({ event }) => {
        const outcome = outcomeIn(event);
        return outcome?.kind === 'conflict' ? outcome.newer : null;
      },
    }),
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
    discard: assign({ draft: ({ context }) => context.saved.draft }),
    /** The newer version becomes the base of the reader's own changes. */
    restOnNewer: assign(({ context: { newer, saved } }) => ({
      saved: newer ? { draft: newer.draft, version: newer.version } : saved,
    })),
    takeNewer: assign(({ context: { newer, draft } }) => ({ draft: newer?.draft ?? draft })),
    tellSaved: emit(({ context }) => ({ type: 'draft.saved' as const, saved: context.saved })),
    tellPublished: emit({ type: 'draft.published' }),
    tellDeleted: emit({ type: 'assistant.deleted' }),
    allowLeaving: emit(({ context, event }) => ({
      type: 'leave.allowed' as const,
      to: 'to' in event ? String(event.to) : context.leaveTo,
    })),
  },
  delays: { savedNotice: SAVED_NOTICE_MS },
});
