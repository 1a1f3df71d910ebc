import type { SnapshotFrom } from 'xstate';
import { failureOf, feedbackFor, type Problem } from '../errors/errorPolicy.ts';
import type { assistantEditorMachine } from './assistantEditor.machine.ts';
import type { NewerVersion, RefusedFields } from './assistantEditor.types.ts';
import { sameDraft } from './sameDraft.ts';

/** A step that asks first and then runs. */
export type AskedStep = { kind: 'asking' } | { kind: 'running' } | { kind: 'failed'; problem: Problem };

/** What goes on in the editor. */
export type AssistantEditorView =
  | { kind: 'clean' | 'dirty' | 'saving' | 'saved' | 'deleted' }
  | { kind: 'saveFailed'; problem: Problem }
  | { kind: 'refused'; fields: RefusedFields }
  | { kind: 'conflict'; newer: NewerVersion }
  | { kind: 'leaving' | 'publishing' | 'reverting' | 'deleting'; step: AskedStep }
  | { kind: 'offline'; isDirty: boolean };

/** The editor in the terms of its screen. */
export function assistantEditorViewOf(
  snapshot: SnapshotFrom<typeof assistantEditorMachine>,
): AssistantEditorView {
  const { context, value } = snapshot;
  const feedback = feedbackFor(context.failure ?? failureOf(null), 'admin', 'form');
  const problem: Problem = 'code' in feedback ? feedback : { code: 'generic' };
  if (typeof value === 'object') {
    const [[kind, step] = ['leaving', 'asking']] = Object.entries(value);
    return {
      kind: kind as 'leaving',
      step: step === 'failed' ? { kind: 'failed', problem } : { kind: step as 'asking' },
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
      return { kind: 'refused', fields: context.refused };
    case 'conflict':
      return context.newer ? { kind: 'conflict', newer: context.newer } : { kind: 'dirty' };
    case 'offline':
      return { kind: 'offline', isDirty: !sameDraft(context.draft, context.saved.draft) };
    default:
      return { kind: value };
  }
}
