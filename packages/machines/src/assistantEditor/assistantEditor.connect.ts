import type { EditorActions, EditorView, ProblemInPlace, RestoreStep } from '@parley/model';
import type { SnapshotFrom } from 'xstate';
import { type Feedback, failureOf, feedbackFor } from '../errors/errorPolicy.ts';
import type { assistantEditorMachine } from './assistantEditor.machine.ts';
import type { AssistantEditorContext, AssistantEditorEvent, NewerDraft } from './assistantEditor.types.ts';
import { splitChanges } from './mergeDrafts.ts';
import { stillAhead } from './stillAhead.ts';

/** What the screen says itself: not what the dialog tells already. */
function problemIn(feedback: Feedback): ProblemInPlace {
  if (feedback.kind === 'dialog') return { code: 'told' };
  return 'code' in feedback ? feedback : { code: 'generic' };
}

const conflictOf = ({ saved, draft }: AssistantEditorContext, newer: NewerDraft): EditorView => ({
  kind: 'conflict',
  newer,
  changes: splitChanges(saved.draft, draft, newer.draft),
});

/** How far a published version is on its way into the draft. */
function restoreStepOf(
  step: string,
  { wanted, newer }: AssistantEditorContext,
  problem: ProblemInPlace,
): RestoreStep {
  const number = wanted ?? 0;
  if (step === 'failed') return { kind: 'failed', number, problem };
  if (step === 'conflict' && newer) return { kind: 'conflict', number, newer };
  if (step === 'asking' || step === 'running') return { kind: step, number };
  return { kind: 'looking' };
}

/** The state of the editor, in the terms of its screen. */
export function assistantEditorViewOf(snapshot: SnapshotFrom<typeof assistantEditorMachine>): EditorView {
  const { context, value } = snapshot;
  const feedback = feedbackFor(context.failure ?? failureOf(null), 'admin', 'form');
  const problem = problemIn(feedback);
  if (typeof value === 'object') {
    const [[kind, step] = ['leaving', 'asking']] = Object.entries(value);
    if (kind === 'versions') return { kind, step: restoreStepOf(step, context, problem) };
    return {
      kind: kind as 'leaving',
      step: step === 'failed' ? { kind: 'failed', problem } : { kind: step as 'asking' },
      ...(kind === 'publishing' && context.isOvertaken && { isOvertaken: true }),
    };
  }
  switch (value) {
    case 'saving':
      if (context.purpose === 'leave') return { kind: 'leaving', step: { kind: 'running' } };
      if (context.purpose === 'publish') return { kind: 'publishing', step: { kind: 'running' } };
      return { kind: 'saving' };
    case 'saveFailed':
      return { kind: 'saveFailed', problem };
    case 'refused':
      return { kind: 'refused', errors: context.refused };
    case 'conflict':
      return context.newer ? conflictOf(context, context.newer) : { kind: 'dirty' };
    case 'offline':
      return { kind: 'offline' };
    default:
      return { kind: value };
  }
}

/**
 * What the reader does in the editor, as events. Pictures, pausing and copies are handled outside this
 * machine.
 */
function assistantEditorActionsOf(send: (event: AssistantEditorEvent) => void) {
  const sends =
    (
      type: Exclude<
        AssistantEditorEvent['type'],
        | 'draft.changed'
        | 'draft.read'
        | 'draft.restored'
        | 'page.left'
        | 'conflict.resolved'
        | 'restore.wanted'
      >,
    ) =>
    () =>
      send({ type });
  return {
    onChange: (patch) => send({ type: 'draft.changed', patch }),
    onSave: sends('save.wanted'),
    onDiscard: sends('changes.discarded'),
    onReview: sends('review.wanted'),
    onPublish: sends('publish.confirmed'),
    onAskRevert: sends('revert.wanted'),
    onRevert: sends('revert.confirmed'),
    onVersions: sends('versions.wanted'),
    onAskRestore: (number) => send({ type: 'restore.wanted', number }),
    onRestore: sends('restore.confirmed'),
    onAskDelete: sends('delete.wanted'),
    onDelete: sends('delete.confirmed'),
    onCancel: sends('question.cancelled'),
    onSaveAndLeave: sends('leave.saved'),
    onLeaveWithoutSaving: sends('leave.confirmed'),
    onResolve: (mine) => send({ type: 'conflict.resolved', mine }),
  } satisfies Partial<EditorActions>;
}

/** The editor's drafts, what goes on, and what the reader can ask for. */
export function connectAssistantEditor(
  snapshot: SnapshotFrom<typeof assistantEditorMachine>,
  send: (event: AssistantEditorEvent) => void,
) {
  const { draft, saved, published, isOffline } = snapshot.context;
  return {
    status: published ? ('published' as const) : ('draft' as const),
    published,
    saved: saved.draft,
    draft,
    view: assistantEditorViewOf(snapshot),
    // A question that is open says nothing of it, but the page behind it does.
    isOffline,
    /** The server holds a newer version than the one that the changes are made to. */
    isBehind: stillAhead(snapshot.context) !== null,
    actions: assistantEditorActionsOf(send),
  };
}
