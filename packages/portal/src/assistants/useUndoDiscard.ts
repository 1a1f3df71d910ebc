import { type assistantEditorMachine, mergeDrafts } from '@parley/machines/assistantEditor';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useApp } from '../app/AppContext.tsx';
import { keepDraft } from './useKeptDraft.ts';

/**
 * Changes that an editor discards, of all its tabs, can be put back for a moment (AS-4): into what the draft
 * is by then, or into an editor that is opened for it.
 */
export function useUndoDiscard(actor: ActorRefFrom<typeof assistantEditorMachine>, assistantGuid: string) {
  const { feedback, unsaved } = useApp();
  const router = useRouter();
  useEffect(() => {
    let isOpen = true;
    const editor = { to: '/assistants/edit/$id', params: { id: assistantGuid } } as const;
    // While another page is on its way, the editor is still shown and goes with it.
    const stays = () => isOpen && router.state.location.pathname === router.buildLocation(editor).pathname;
    const { unsubscribe } = actor.on('draft.discarded', ({ base, draft }) => {
      function run() {
        const now = actor.getSnapshot();
        const patch = mergeDrafts(base.draft, draft, now.context.draft, []);
        const change = { type: 'draft.changed' as const, patch };
        if (stays() && now.can(change)) {
          actor.send(change);
          return;
        }
        keepDraft(unsaved, assistantGuid, { version: base.version, base: base.draft, draft });
        // Anew, as an editor takes what is kept when it is opened.
        void router.navigate({ ...editor, reloadDocument: true });
      }
      feedback.raiseDone(
        { code: 'assistantDiscarded', names: [base.draft.name] },
        { assistantGuids: [assistantGuid], run },
      );
    });
    return () => {
      isOpen = false;
      unsubscribe();
    };
  }, [actor, assistantGuid, feedback, router, unsaved]);
}
