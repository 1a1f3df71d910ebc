import { onDemand } from '../../patterns/deferred/onDemand.tsx';

/** Asks before assistants are deleted. */
export const DeleteDialog = onDemand(
  () => import('./actions/DeleteAssistantsDialog.tsx'),
  ({ onCancel }) => onCancel(),
);

/** Takes an assistant from an exported file. */
export const ImportDialog = onDemand(
  () => import('./actions/ImportAssistantDialog.tsx'),
  ({ onClose }) => onClose(),
);
