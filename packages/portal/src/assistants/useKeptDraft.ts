import type { EditedAssistant } from '@parley/api';
import type { assistantEditorMachine } from '@parley/machines/assistantEditor';
import type { AssistantDraft } from '@parley/model';
import { isLike } from '@parley/ui';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useApp } from '../app/AppContext.tsx';
import { isSameDraft } from './editorPorts.ts';

/** What is kept of an editor: changes, and the version that they were made to. */
interface Kept {
  version: number;
  draft: AssistantDraft;
}

/**
 * Keeps the unsaved draft of an editor, so that it is there again after a reload or a login in between
 * (FA-1); only on the version that it was made of.
 */
export function useKeptDraft(
  actor: ActorRefFrom<typeof assistantEditorMachine>,
  { assistantGuid, draft, version }: EditedAssistant,
): void {
  const { unsaved } = useApp();
  const form = `edited.${assistantGuid}`;
  const [kept] = useState(() => unsaved.read(form) as Partial<Kept> | null);

  useEffect(() => {
    const empty = Object.fromEntries(Object.keys(draft.rateLimit).map((figure) => [figure, null]));
    const example = { ...draft, avatarUrl: null, rateLimit: empty };
    if (kept?.version === version && isLike(kept.draft, example))
      actor.send({ type: 'draft.changed', patch: kept.draft });
  }, [actor, kept, draft, version]);

  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ context: { draft: present, saved } }) =>
      unsaved.keep(
        form,
        isSameDraft(present, saved.draft) ? null : { version: saved.version, draft: present },
      ),
    );
    return unsubscribe;
  }, [actor, form, unsaved]);
}
