import type { EditedAssistant } from '@parley/api';
import { type assistantEditorMachine, sameDraft } from '@parley/machines/assistantEditor';
import type { AssistantDraft } from '@parley/model';
import { isLike } from '@parley/ui';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useApp } from '../app/AppContext.tsx';
import type { Unsaved } from '../app/unsaved.ts';
import { newerOf } from './editorPorts.ts';

/** What is kept of an editor: changes, and the version that they were made to. */
interface Kept {
  version: number;
  base: AssistantDraft;
  draft: AssistantDraft;
}

const formOf = (assistantGuid: string) => `edited.${assistantGuid}`;

/** Keeps changes for the next editor of an assistant; null when there are none. */
export function keepDraft(unsaved: Unsaved, assistantGuid: string, kept: Kept | null): void {
  unsaved.keep(formOf(assistantGuid), kept);
}

/**
 * Keeps the unsaved draft of an editor, so that it is there again after a reload or a login in between
 * (FA-1). Where somebody saved meanwhile, it is joined with theirs field by field, as at a save.
 * @param formerUser words for somebody whose name is not known any more
 */
export function useKeptDraft(
  actor: ActorRefFrom<typeof assistantEditorMachine>,
  edited: EditedAssistant,
  formerUser: string,
): void {
  const { unsaved } = useApp();
  const { assistantGuid } = edited;
  const [first] = useState(edited);
  const [kept] = useState(() => keptIn(unsaved.read(formOf(assistantGuid)), edited.draft));

  useEffect(() => {
    if (!kept || kept.version > first.version) return;
    actor.send({
      type: 'draft.restored',
      base: { draft: kept.base, version: kept.version },
      draft: kept.draft,
      newer: kept.version < first.version ? newerOf(first, formerUser) : null,
    });
  }, [actor, kept, first, formerUser]);

  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ context: { draft: present, saved } }) =>
      keepDraft(
        unsaved,
        assistantGuid,
        sameDraft(present, saved.draft)
          ? null
          : { version: saved.version, base: saved.draft, draft: present },
      ),
    );
    return unsubscribe;
  }, [actor, assistantGuid, unsaved]);
}

/** What is kept, where it is like what an editor keeps; fields that it lacks are as they were read. */
function keptIn(found: unknown, read: AssistantDraft): Kept | null {
  const { version, ...drafts } = (found ?? {}) as Partial<Kept>;
  const empty = Object.fromEntries(Object.keys(read.rateLimit).map((figure) => [figure, null]));
  const example = { ...read, avatarUrl: null, rateLimit: empty };
  if (typeof version !== 'number' || !isLike(drafts, { base: example, draft: example })) return null;
  const { base, draft } = drafts;
  return { version, base: { ...read, ...base }, draft: { ...read, ...draft } };
}
