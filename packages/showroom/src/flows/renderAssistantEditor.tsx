import {
  type AssistantEditorEvent,
  type AssistantEditorView,
  assistantEditorViewOf,
  type EditorDraft,
} from '@parley/machines/assistantEditor';
import type { AssistantDraft, EditorActions, EditorView } from '@parley/ui';
import { assistantDraft } from '@parley/ui/fixtures';
import { EditorFrame } from './editorFrame.tsx';
import { Landing, stay } from './frames.tsx';

/**
 * The machine knows a draft by its fields alone; the example assistant fills in those that a fixture leaves
 * out.
 */
const filledIn = (draft: EditorDraft): AssistantDraft => ({ ...assistantDraft, ...draft });

/** What goes on, in the terms of the screen. */
function editorViewOf(view: AssistantEditorView): EditorView {
  switch (view.kind) {
    case 'refused':
      return { kind: 'refused', errors: view.fields };
    case 'conflict':
      return { kind: 'conflict', newer: { ...view.newer, draft: filledIn(view.newer.draft) } };
    case 'offline':
      return { kind: 'offline' };
    default:
      return view;
  }
}

type Send = (event: AssistantEditorEvent) => void;

/** What the reader can ask for, as events. */
function actionsOf(send: Send): Partial<EditorActions> {
  const sends = (type: Exclude<AssistantEditorEvent['type'], 'draft.changed' | 'page.left'>) => () =>
    send({ type });
  return {
    onChange: (patch) => send({ type: 'draft.changed', patch }),
    onSave: sends('save.wanted'),
    onDiscard: sends('changes.discarded'),
    onReview: sends('review.wanted'),
    onPublish: sends('publish.confirmed'),
    onAskRevert: sends('revert.wanted'),
    onRevert: sends('revert.confirmed'),
    onAskDelete: sends('delete.wanted'),
    onDelete: sends('delete.confirmed'),
    onCancel: sends('question.cancelled'),
    onSaveAndLeave: sends('leave.saved'),
    onLeaveWithoutSaving: sends('leave.confirmed'),
    onKeepMine: sends('mine.kept'),
    onTakeTheirs: sends('theirs.taken'),
  };
}

/** The editor; once its assistant is deleted, the list (AS-4). What is done there goes to `send`. */
export function renderAssistantEditor(
  snapshot: Parameters<typeof assistantEditorViewOf>[0],
  send: Send = stay,
) {
  const view = assistantEditorViewOf(snapshot);
  if (view.kind === 'deleted') return <Landing />;
  const { draft, saved, published } = snapshot.context;
  return (
    <EditorFrame
      tab="general"
      status={published ? 'published' : 'draft'}
      published={published && filledIn(published)}
      saved={filledIn(saved.draft)}
      draft={filledIn(draft)}
      view={editorViewOf(view)}
      actions={actionsOf(send)}
    />
  );
}
