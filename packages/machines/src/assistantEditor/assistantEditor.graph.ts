import type { SnapshotFrom } from 'xstate';
import type { Walk } from '../testing/explore.ts';
import type { assistantEditorMachine } from './assistantEditor.machine.ts';
import { sameDraft } from './sameDraft.ts';

type Snapshot = SnapshotFrom<typeof assistantEditorMachine>;

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const newer = { draft: { name: 'b' }, version: 3, savedBy: 'x', isOwn: false, savedAt: '' };

/** What comes from the page, the ports and the reader, whatever is shown. */
const events = [
  { type: 'draft.changed', patch: { name: 'a' } },
  { type: 'draft.changed', patch: { name: 'c' } },
  ...[
    ...['save.wanted', 'changes.discarded', 'leave.confirmed', 'leave.saved', 'review.wanted'],
    ...['publish.confirmed', 'revert.wanted', 'revert.confirmed', 'delete.wanted', 'delete.confirmed'],
    ...['question.cancelled', 'mine.kept', 'theirs.taken', 'connection.lost', 'connection.restored'],
  ].map((type) => ({ type })),
  { type: 'page.left', to: '/users' },
  { type: 'draft.read', saved: { draft: { name: 'b' }, version: 3 }, published: null },
  done('saving', { kind: 'saved', version: 2 }),
  done('saving', { kind: 'conflict', newer }),
  done('saving', { kind: 'refused', fields: { name: 'taken' } }),
  done('publishing'),
  done('reverting', { draft: { name: 'b' }, version: 4 }),
  done('deleting'),
  ...['saving', 'publishing', 'reverting', 'deleting'].map((id) => ({
    type: `xstate.error.actor.${id}`,
    error: new Error(),
  })),
];

/** How the editor is explored: from an assistant that was saved and never published. */
export const assistantEditorWalks: readonly Walk[] = [
  {
    input: { saved: { draft: { name: 'a' }, version: 1 }, published: null },
    events,
    contextKey: ({ context }: Snapshot) => [
      context.purpose,
      sameDraft(context.draft, context.saved.draft),
      sameDraft(context.draft, context.sent),
    ],
  },
];
