import { fromPromise } from 'xstate';
import { assistantEditorMachine } from './assistantEditor.machine.ts';
import type { RestoreRequest, SaveRequest } from './assistantEditor.setup.ts';
import type {
  AssistantEditorPorts,
  RestoreOutcome,
  SavedVersion,
  SaveOutcome,
} from './assistantEditor.types.ts';

/** The editor with the app's API behind it. */
export function assistantEditorWith(ports: AssistantEditorPorts) {
  return assistantEditorMachine.provide({
    actors: {
      saveDraft: fromPromise<SaveOutcome, SaveRequest>(({ input, signal }) =>
        ports.saveDraft(input.draft, input.base, signal),
      ),
      publish: fromPromise<void, number>(({ input, signal }) => ports.publish(input, signal)),
      revert: fromPromise<SavedVersion, number>(({ input, signal }) => ports.revert(input, signal)),
      restore: fromPromise<RestoreOutcome, RestoreRequest>(({ input, signal }) =>
        ports.restore(input.number, input.base, signal),
      ),
      deleteAssistant: fromPromise<void, undefined>(({ signal }) => ports.deleteAssistant(signal)),
    },
  });
}
