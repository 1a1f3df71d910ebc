import { ApiError } from '@parley/api';
import type { AssistantDraft } from '@parley/model';
import { createActor } from 'xstate';
import { emittedBy, heldPort, simulatedClock, stateOf } from '../testing/drive.ts';
import { assistantEditorViewOf } from './assistantEditor.connect.ts';
import { exampleDraft } from './assistantEditor.fixtures.ts';
import { assistantEditorWith } from './assistantEditor.ports.ts';
import type {
  AssistantEditorEmitted,
  AssistantEditorInput,
  RestoreOutcome,
  SavedVersion,
  SaveOutcome,
} from './assistantEditor.types.ts';

export const draft = { ...exampleDraft, name: 'Shop', temperature: 0.2 };

/** An editor of a draft at version 1 that runs on ports of the test, never published unless said. */
export function start({ published = null }: Partial<AssistantEditorInput> = {}) {
  const clock = simulatedClock();
  const save = heldPort<[AssistantDraft, number, AbortSignal], SaveOutcome>();
  const publish = heldPort<[number, AbortSignal], void>();
  const revert = heldPort<[number, AbortSignal], SavedVersion>();
  const restore = heldPort<[number, number, AbortSignal], RestoreOutcome>();
  const remove = heldPort<[AbortSignal], void>();
  const ports = {
    saveDraft: save.port,
    publish: publish.port,
    revert: revert.port,
    restore: restore.port,
    deleteAssistant: remove.port,
  };
  const actor = createActor(assistantEditorWith(ports), {
    clock,
    input: { saved: { draft, version: 1 }, published },
  });
  const emitted = emittedBy<AssistantEditorEmitted>(actor);
  actor.start();
  return {
    ...{ actor, clock, emitted, save, publish, revert, restore, remove },
    change: (patch: Partial<AssistantDraft>) => actor.send({ type: 'draft.changed', patch }),
    state: () => stateOf(actor),
    view: () => assistantEditorViewOf(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
  };
}

export const failed = new ApiError({ status: 500, code: 'x' });
export const newer = {
  draft: { ...draft, name: 'Theirs', temperature: 0.9 },
  version: 5,
  savedBy: 'Agent',
  isOwn: false,
  savedAt: '2026-03-10T14:00:00.000Z',
};
