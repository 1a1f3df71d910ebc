import type { AssistantSummary } from '@parley/api';
import type { AssistantNews } from '@parley/model';
import type { AssistantAction, AssistantActions, AssistantFailure } from '@parley/ui';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { problemInPlace } from '../app/listState.ts';
import { saveFile } from '../app/saveFile.ts';
import { WITHOUT_PLACE } from '../app/toldInPlace.ts';
import { assistantsChanged } from './assistantsChanged.ts';
import { deleteAssistants, restoreAssistants } from './deleteAssistants.ts';
import { editorHref } from './editorHref.ts';
import { useAssistantImport } from './useAssistantImport.ts';

/** Code of the toast that each action ends with. */
const DONE = {
  duplicate: 'assistantsDuplicated',
  export: 'assistantsExported',
  pause: 'assistantsPaused',
  resume: 'assistantsResumed',
  delete: 'assistantsDeleted',
} as const satisfies Record<AssistantAction, AssistantNews['code']>;

/** An action on assistants; resolves with what undoes it, or null where it can't be undone. */
type Deed = () => Promise<{ assistantGuids: readonly string[]; takeBack: () => Promise<unknown> } | null>;

/** A failed action, what it was on, and how to try it again. */
type Kept = AssistantFailure & { assistantGuids: readonly string[]; again: () => void };

/** What an administrator can do in the list, over the API (AS-1). */
export function useAssistantActions(assistants: readonly AssistantSummary[]): AssistantActions {
  const app = useApp();
  const { client } = app;
  const navigate = useNavigate();
  const remove = (assistantGuids: string[]) =>
    deleteAssistants(app, assistantGuids, () => client.call('deleteAssistants', { assistantGuids }));
  const [running, setRunning] = useState<ReadonlyMap<string, AssistantAction>>(new Map());
  const [failures, setFailures] = useState<readonly Kept[]>([]);
  const readAgain = () => assistantsChanged(app);
  const { mutateAsync } = useMutation({ mutationFn: (deed: Deed) => deed(), onSettled: readAgain });
  const dismiss = (id: string) => setFailures((all) => all.filter((each) => each.id !== id));

  const deeds: Record<AssistantAction, (ids: readonly string[]) => Deed> = {
    duplicate: (ids) => {
      // The same ids for each try: a reply that was lost makes no second copy.
      const copies = ids.map((assistantGuid) => ({
        assistantGuid,
        newAssistantGuid: crypto.randomUUID(),
      }));
      return async () => {
        for (const copy of copies) await client.call('duplicateAssistant', copy);
        const assistantGuids = copies.map(({ newAssistantGuid }) => newAssistantGuid);
        return { assistantGuids, takeBack: () => remove(assistantGuids) };
      };
    },
    export: (ids) => async () => {
      for (const assistantGuid of ids) saveFile(await client.download('exportAssistant', { assistantGuid }));
      return null;
    },
    pause: (ids) => async () => {
      const assistantGuids = [...ids];
      await client.call('pauseAssistants', { assistantGuids });
      return { assistantGuids, takeBack: () => client.call('resumeAssistants', { assistantGuids }) };
    },
    resume: (ids) => async () => {
      const assistantGuids = [...ids];
      await client.call('resumeAssistants', { assistantGuids });
      return { assistantGuids, takeBack: () => client.call('pauseAssistants', { assistantGuids }) };
    },
    delete: (ids) => async () => {
      const assistantGuids = [...ids];
      const published = assistants
        .filter(({ assistantGuid, status }) => ids.includes(assistantGuid) && status === 'published')
        .map(({ assistantGuid }) => assistantGuid);
      await remove(assistantGuids);
      return { assistantGuids, takeBack: () => restoreAssistants(app, assistantGuids, published) };
    },
  };

  const { mutate: undo } = useMutation({
    mutationFn: (takeBack: () => Promise<unknown>) => takeBack(),
    meta: WITHOUT_PLACE,
    onSettled: readAgain,
  });

  async function run(action: AssistantAction, ids: readonly string[], names: string[], deed: Deed) {
    setRunning((before) => new Map([...before, ...ids.map((each) => [each, action] as const)]));
    try {
      const done = await mutateAsync(deed);
      if (done) app.feedback.dropUndo(done.assistantGuids);
      app.feedback.raiseDone(
        { code: DONE[action], names },
        done && { assistantGuids: done.assistantGuids, run: () => undo(done.takeBack) },
      );
    } catch (error) {
      const failed = problemInPlace(error);
      const again = () => void run(action, ids, names, deed);
      if (failed.kind === 'failed') {
        const { problem } = failed;
        const failure = { id: crypto.randomUUID(), names, action, assistantGuids: ids, problem, again };
        setFailures((all) => [...all, failure]);
      }
    } finally {
      setRunning((before) => new Map([...before].filter(([each]) => !ids.includes(each))));
    }
  }

  function repeat({ id, again }: Kept) {
    again();
    dismiss(id);
  }

  return {
    editHref: (id) => editorHref(id),
    onAct(action, ids) {
      // Only published assistants can be paused, and only paused ones resumed.
      const wanted = { pause: 'published', resume: 'paused' }[action as string];
      const chosen = assistants.filter(
        ({ assistantGuid, status }) => ids.includes(assistantGuid) && (wanted ?? status) === status,
      );
      const guids = chosen.map(({ assistantGuid }) => assistantGuid);
      if (guids.length === 0) return;
      // What is done once more is another try of what failed, which may have been done after all.
      const failed = failures.find(
        (each) => each.action === action && `${each.assistantGuids}` === `${guids}`,
      );
      if (failed) return repeat(failed);
      void run(
        action,
        guids,
        chosen.map(({ name }) => name),
        deeds[action](guids),
      );
    },
    running,
    failures,
    onRepeat(id) {
      const failed = failures.find((each) => each.id === id);
      if (failed) repeat(failed);
    },
    onDismiss: dismiss,
    imports: useAssistantImport(
      (name, files) =>
        app.feedback.raiseDone(
          files.length > 0
            ? { code: 'assistantsImportedWithout', names: [name], files }
            : { code: 'assistantsImported', names: [name] },
          null,
        ),
      // It is a draft: its editor says so, and is where it is published.
      (assistantGuid) =>
        void navigate({ to: '/assistants/edit/$id', params: { id: assistantGuid }, search: {} }),
    ),
  };
}
