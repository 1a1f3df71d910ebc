import { type assistantEditorMachine, assistantEditorViewOf } from '@parley/machines/assistantEditor';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useApp } from '../app/AppContext.tsx';
import { useLooks } from '../app/useLooks.ts';

/** Milliseconds between two looks at what became of a publication. */
const LOOK_AGAIN_MS = 5000;

function isPublicationUnknown(snapshot: SnapshotFrom<typeof assistantEditorMachine>): boolean {
  const view = assistantEditorViewOf(snapshot);
  return (
    view.kind === 'publishing' && view.step.kind === 'failed' && view.step.problem.code === 'notConfirmed'
  );
}

/** What publishing changes is on view: it should not be compared with what is not in force any more. */
function isReviewing(snapshot: SnapshotFrom<typeof assistantEditorMachine>): boolean {
  const view = assistantEditorViewOf(snapshot);
  return view.kind === 'publishing' && view.step.kind !== 'running';
}

/**
 * Looks an assistant up again: where a call did not find it, the page then says whether it is still there;
 * while the differences to what is published are on view, since others publish, too; where the reply to its
 * publication was lost, until it is known whether it is published (FA-1).
 */
export function useLookAgain(
  actor: ActorRefFrom<typeof assistantEditorMachine>,
  assistantGuid: string,
): void {
  const { queries } = useApp();
  const isGone = useSelector(actor, ({ context }) => context.failure?.status === 404);
  const isUnknown = useSelector(actor, isPublicationUnknown);
  const reviews = useSelector(actor, isReviewing);
  const { refetchInterval } = useLooks();
  useQuery({
    ...queries.assistantDraft(assistantGuid),
    enabled: isGone || isUnknown || reviews,
    staleTime: 0,
    refetchInterval: isUnknown ? LOOK_AGAIN_MS : reviews && refetchInterval,
    notifyOnChangeProps: [],
  });
}
