import type { AssistantDraft, AssistantStatus, EditorActions, EditorView } from '@parley/model';
import { onDemand } from '../../patterns/deferred/onDemand.tsx';
import { useWasOpen } from '../../patterns/deferred/useWasOpen.ts';
import type { Known } from './fieldWords.ts';
import type { AssistantVersions } from './versions.types.ts';

/** Loaded when the versions are first looked at. */
const VersionsDrawer = onDemand(
  () => import('./VersionsDrawer.tsx'),
  ({ onClose }) => onClose(),
);

export interface VersionsProps {
  view: EditorView;
  versions: AssistantVersions;
  status: AssistantStatus;
  /** What is in the fields. */
  draft: AssistantDraft;
  known: Known;
  actions: Pick<EditorActions, 'onAskRestore' | 'onRestore' | 'onCancel'>;
}

/** The published versions, once somebody wants to see them (AS-4). */
export function Versions({ view, actions, ...props }: VersionsProps) {
  const step = view.kind === 'versions' ? view.step : null;
  if (!useWasOpen(step !== null)) return null;
  return (
    <VersionsDrawer
      {...props}
      step={step}
      onAskRestore={actions.onAskRestore}
      onRestore={actions.onRestore}
      onClose={actions.onCancel}
    />
  );
}
