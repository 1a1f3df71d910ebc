import type { SnapshotFrom } from 'xstate';
import type { Walk } from '../testing/explore.ts';
import type { assistantEditorMachine } from './assistantEditor.machine.ts';
import { sameDraft } from './sameDraft.ts';
import { stillAhead } from './stillAhead.ts';

type Snapshot = SnapshotFrom<typeof assistantEditorMachine>;

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const by = { savedBy: 'x', isOwn: false, savedAt: '' };
const newer = { draft: { name: 'b' }, version: 3, ...by };
const elsewhere = { draft: { name: 'a', description: 'b' }, version: 3, ...by };

/** What comes from the page, the ports and the reader, whatever is shown. */
const events = [
  { type: 'draft.changed', patch: { name: 'a' } },
  { type: 'draft.changed', patch: { name: 'c' } },
  ...[
    ...['save.wanted', 'changes.discarded', 'leave.confirmed', 'leave.saved', 'review.wanted'],
    ...['publish.confirmed', 'revert.wanted', 'revert.confirmed', 'delete.wanted', 'delete.confirmed'],
    ...['versions.wanted', 'restore.confirmed'],
    ...['question.cancelled', 'connection.lost', 'connection.restored'],
  ].map((type) => ({ type })),
  { type: 'restore.wanted', number: 1 },
  { type: 'page.left', to: '/users' },
  { type: 'conflict.resolved', mine: ['name'] },
  { type: 'conflict.resolved', mine: [] },
  { type: 'draft.read', saved: { draft: { name: 'b' }, version: 3 }, published: null },
  { type: 'draft.read', saved: { draft: { name: 'b' }, version: 3 }, published: { name: 'b' } },
  ...[
    { draft: { name: 'c' }, newer: null },
    { draft: { name: 'c' }, newer },
    { draft: { name: 'c' }, newer: elsewhere },
    { draft: newer.draft, newer },
  ].map((kept) => ({ type: 'draft.restored', base: { draft: { name: 'a' }, version: 1 }, ...kept })),
  done('saving', { kind: 'saved', version: 2 }),
  done('saving', { kind: 'conflict', newer }),
  done('saving', { kind: 'conflict', newer: elsewhere }),
  done('saving', { kind: 'refused', fields: { name: 'taken' } }),
  done('publishing'),
  done('reverting', { draft: { name: 'b' }, version: 4 }),
  done('restoring', { kind: 'restored', draft: { name: 'b' }, version: 4 }),
  done('restoring', { kind: 'conflict', newer }),
  done('deleting'),
  ...['saving', 'publishing', 'reverting', 'restoring', 'deleting'].map((id) => ({
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
      context.isOffline,
      stillAhead(context) !== null,
      sameDraft(context.draft, context.saved.draft),
      sameDraft(context.draft, context.sent),
      context.published !== null && sameDraft(context.draft, context.published),
    ],
  },
];
