import { type ComponentType, lazy, Suspense } from 'react';

/** A dialog that the landing page does not ship: fetched when it is first shown. */
function later<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Dialog = lazy(load);
  return function Later(props: Props) {
    return (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}

/** Asks before assistants are deleted. */
export const DeleteDialog = later(() => import('./actions/DeleteAssistantsDialog.tsx'));

/** Takes an assistant from an exported file. */
export const ImportDialog = later(() => import('./actions/ImportAssistantDialog.tsx'));
