import { and } from 'xstate';
import { assistantEditorSetup } from './assistantEditor.setup.ts';

const editing = {
  'draft.changed': [
    { guard: 'wouldBeClean', target: '#assistantEditor.clean', actions: ['patch', 'dropRefused'] },
    { target: '#assistantEditor.dirty', actions: ['patch', 'dropRefused'] },
  ],
  // The reader's changes stay as they are; a save joins the two (AS-4).
  'draft.read': { guard: 'isNoOlder', actions: ['noteAhead', 'followPublished'] },
  'changes.discarded': { target: '#assistantEditor.clean', actions: ['tellDiscarded', 'discard'] },
  'save.wanted': { target: '#assistantEditor.saving', actions: 'stay' },
  'page.left': { target: '#assistantEditor.leaving.asking', actions: 'leave' },
  'review.wanted': { target: '#assistantEditor.publishing.asking', actions: 'beginReview' },
  'revert.wanted': { target: '#assistantEditor.reverting.asking' },
  'versions.wanted': { target: '#assistantEditor.versions.looking' },
  'delete.wanted': { target: '#assistantEditor.deleting.asking' },
  'connection.lost': { target: '#assistantEditor.offline', actions: 'loseConnection' },
} as const;

/** Closes a question: back to `offline`, `dirty` or `clean`, as the connection and the draft are. */
const back = [
  { guard: 'isOffline', target: '#assistantEditor.offline', actions: 'stay' },
  { guard: 'isDirty', target: '#assistantEditor.dirty', actions: 'stay' },
  { target: '#assistantEditor.clean', actions: 'stay' },
] as const;

/** A form without changes follows the server: another window or editor may have saved. */
const following = { 'draft.read': { guard: 'mayFollow', actions: 'follow' } } as const;

/** What is compared with follows the server also where the form has changes. */
const comparing = [
  { guard: 'mayFollow', actions: ['noteOvertaken', 'follow'] },
  { guard: 'isNoOlder', actions: ['noteOvertaken', 'noteAhead', 'followPublished'] },
] as const;

// A step that failed can be tried again or cancelled, as at its first question.
const askedToPublish = {
  'draft.read': comparing,
  'publish.confirmed': [
    { guard: 'isDirty', target: '#assistantEditor.saving', actions: 'publishNext' },
    { target: 'running' },
  ],
  'revert.wanted': editing['revert.wanted'],
  'question.cancelled': back,
} as const;
const askedToRevert = {
  'revert.confirmed': { target: 'running' },
  'question.cancelled': back,
} as const;
const amongVersions = {
  ...following,
  'restore.wanted': [
    { guard: 'wouldDropChanges', target: 'asking', actions: 'want' },
    { target: 'running', actions: 'want' },
  ],
  'question.cancelled': back,
} as const;
const askedToRestore = {
  'restore.confirmed': { target: 'running' },
  'question.cancelled': { target: 'looking' },
} as const;
const askedToDelete = { 'delete.confirmed': { target: 'running' }, 'question.cancelled': back } as const;

const resting = {
  ...following,
  'draft.changed': editing['draft.changed'],
  'page.left': { actions: 'allowLeaving' },
  'review.wanted': editing['review.wanted'],
  'revert.wanted': editing['revert.wanted'],
  'versions.wanted': editing['versions.wanted'],
  'delete.wanted': editing['delete.wanted'],
  'connection.lost': editing['connection.lost'],
} as const;

/** Editing an assistant: a draft that is saved, and published when it is good (AS-4). */
export const assistantEditorMachine = assistantEditorSetup.createMachine({
  id: 'assistantEditor',
  context: ({ input }) => ({
    ...input,
    draft: input.saved.draft,
    sent: input.saved.draft,
    purpose: 'stay',
    leaveTo: '',
    newer: null,
    ahead: null,
    wanted: null,
    refused: {},
    failure: null,
    isOvertaken: false,
    isOffline: false,
  }),
  initial: 'clean',
  on: {
    'connection.lost': { actions: 'loseConnection' },
    'connection.restored': { actions: 'regainConnection' },
  },
  states: {
    /** Where nothing of the reader's own is left, the form is as the server holds it. */
    clean: {
      entry: 'takeAhead',
      on: {
        ...resting,
        'draft.restored': [
          { guard: 'isRestoredContested', target: 'conflict', actions: 'restore' },
          // Others have saved the very same.
          { guard: 'isRestoredGone' },
          {
            guard: 'isRestoredOnNewer',
            target: 'dirty',
            actions: ['restore', 'merge', 'restOnNewer', 'tellMerged', 'stay'],
          },
          { target: 'dirty', actions: ['restore', 'stay'] },
        ],
      },
    },
    dirty: { on: editing },
    /** What is typed meanwhile stays, and is saved the next time. */
    saving: {
      entry: 'send',
      invoke: {
        id: 'saving',
        src: 'saveDraft',
        input: ({ context }) => ({ draft: context.draft, base: context.saved.version }),
        onDone: [
          { guard: 'isContested', target: 'conflict', actions: 'keepNewer' },
          {
            // What is to be published has changed, so it is shown again before.
            guard: 'isConflictToPublish',
            target: 'publishing.asking',
            actions: ['keepNewer', 'merge', 'restOnNewer', 'tellMerged', 'stay'],
          },
          {
            guard: 'isConflict',
            target: 'saving',
            reenter: true,
            actions: ['keepNewer', 'merge', 'restOnNewer', 'tellMerged'],
          },
          { guard: 'isRefused', target: 'refused', actions: 'keepRefused' },
          { guard: 'wasChangedMeanwhile', target: 'dirty', actions: ['keepSaved', 'tellSaved', 'stay'] },
          {
            guard: 'isSavedToLeave',
            target: 'clean',
            actions: ['keepSaved', 'tellSaved', 'allowLeaving', 'stay'],
          },
          { guard: 'isSavedToPublish', target: 'publishing.running', actions: ['keepSaved', 'tellSaved'] },
          { target: 'saved', actions: ['keepSaved', 'tellSaved'] },
        ],
        onError: [
          { guard: 'isLeaving', target: 'leaving.failed', actions: 'keepFailure' },
          { guard: 'isPublishing', target: 'publishing.failed', actions: 'keepFailure' },
          { target: 'saveFailed', actions: 'keepFailure' },
        ],
      },
      on: {
        'draft.changed': { actions: 'patch' },
        'page.left': { actions: 'leave' },
        // Answers to whether to leave meanwhile. Changes are kept: whether they arrive is not known yet.
        'leave.confirmed': { guard: 'isLeaving', actions: ['allowLeaving', 'stay'] },
        'question.cancelled': { guard: 'isLeaving', actions: 'stay' },
      },
    },
    /** As `clean`, and the screen says 'Saved' for a moment. */
    saved: {
      after: { savedNotice: { target: 'clean' } },
      on: resting,
    },
    saveFailed: { on: editing },
    /** The server found fields wrong that the page could not know of. */
    refused: { on: { ...editing, 'draft.changed': { actions: ['patch', 'dropRefused'] } } },
    /** Both changed the same field. What only one of them changed is in the draft either way. */
    conflict: {
      on: {
        'conflict.resolved': [
          { guard: 'leavesTheirs', target: 'clean', actions: ['merge', 'restOnNewer', 'stay'] },
          {
            guard: 'isPublishing',
            target: 'publishing.asking',
            actions: ['merge', 'restOnNewer', 'stay'],
          },
          { guard: 'isRestoring', target: 'dirty', actions: ['merge', 'restOnNewer', 'stay'] },
          { target: 'saving', actions: ['merge', 'restOnNewer'] },
        ],
        'question.cancelled': { target: 'dirty', actions: 'stay' },
      },
    },
    leaving: {
      initial: 'asking',
      on: {
        'leave.saved': { target: 'saving' },
        'leave.confirmed': { target: 'clean', actions: ['discard', 'allowLeaving', 'stay'] },
        'question.cancelled': back,
      },
      states: { asking: {}, failed: {} },
    },
    /** The differences to what visitors get are on view. */
    publishing: {
      initial: 'asking',
      states: {
        asking: {
          on: askedToPublish,
        },
        running: {
          invoke: {
            id: 'publishing',
            src: 'publish',
            input: ({ context }) => context.saved.version,
            onDone: {
              target: '#assistantEditor.clean',
              actions: ['keepPublished', 'tellPublished', 'stay'],
            },
            onError: { target: 'failed', actions: 'keepFailure' },
          },
        },
        /** Or nobody knows: the assistant is read again then, and is in force if it was published. */
        failed: {
          on: {
            ...askedToPublish,
            'draft.read': [
              {
                guard: and(['mayFollow', 'isInForce']),
                target: '#assistantEditor.clean',
                actions: ['follow', 'tellPublished', 'stay'],
              },
              ...comparing,
            ],
          },
        },
      },
    },
    /** The draft is to become the published version again. */
    reverting: {
      initial: 'asking',
      states: {
        asking: {
          on: askedToRevert,
        },
        running: {
          invoke: {
            id: 'reverting',
            src: 'revert',
            input: ({ context }) => context.saved.version,
            onDone: { target: '#assistantEditor.saved', actions: ['keepRestored', 'tellSaved'] },
            onError: { target: 'failed', actions: 'keepFailure' },
          },
        },
        failed: {
          on: askedToRevert,
        },
      },
    },
    /** The published versions are on view. */
    versions: {
      initial: 'looking',
      states: {
        looking: { on: amongVersions },
        asking: { on: askedToRestore },
        running: {
          invoke: {
            id: 'restoring',
            src: 'restore',
            input: ({ context: { wanted, saved, newer } }) => ({
              number: wanted ?? 0,
              // Whoever confirms over a newer draft has been told of it.
              base: Math.max(saved.version, newer?.version ?? 0),
            }),
            onDone: [
              { guard: 'isConflict', target: 'conflict', actions: ['keepNewer', 'followNewer'] },
              {
                target: '#assistantEditor.saved',
                actions: ['keepRestored', 'tellSaved', 'tellRestored', 'stay'],
              },
            ],
            onError: { target: 'failed', actions: 'keepFailure' },
          },
        },
        failed: { on: amongVersions },
        /** Somebody saved a newer draft since: it is told before it is given up. */
        conflict: { on: askedToRestore },
      },
    },
    deleting: {
      initial: 'asking',
      states: {
        asking: { on: askedToDelete },
        running: {
          invoke: {
            id: 'deleting',
            src: 'deleteAssistant',
            onDone: { target: '#assistantEditor.deleted', actions: 'tellDeleted' },
            onError: { target: 'failed', actions: 'keepFailure' },
          },
        },
        failed: { on: askedToDelete },
      },
    },
    /** The draft can be changed on, and is saved once the connection is back. */
    offline: {
      on: {
        'draft.changed': { actions: ['patch', 'dropRefused'] },
        'changes.discarded': { actions: ['tellDiscarded', 'discard'] },
        'connection.restored': [
          { guard: 'isDirty', target: 'dirty', actions: ['regainConnection', 'stay'] },
          { target: 'clean', actions: ['regainConnection', 'stay'] },
        ],
        'page.left': [
          { guard: 'isDirty', target: 'leaving.asking', actions: 'leave' },
          { actions: 'allowLeaving' },
        ],
      },
    },
    deleted: { type: 'final' },
  },
});
