import type { WordKey } from '@parley/i18n';
import { RotateCw, X } from 'lucide-react';
import type { IconDrawing } from '../Icon/Icon.tsx';
import type { FileDropState } from './FileState.tsx';

export interface FileAction {
  icon: IconDrawing;
  label: WordKey;
  act: (id: string) => void;
}

/** What can be done with files; each is left out where the reader may only look. */
export interface FileActions {
  /** Stops a file that waits or is being uploaded. */
  onCancel?: ((id: string) => void) | undefined;
  /** Tries a failed or cancelled file again. */
  onRetry?: ((id: string) => void) | undefined;
  /**
   * Takes away a file that is neither waiting nor being uploaded; whether
   * that is meant is asked by its owner.
   */
  onRemove?: ((id: string) => void) | undefined;
}

/** The buttons of a file in a state. */
export function fileActionsIn(
  { kind }: FileDropState,
  { onCancel, onRetry, onRemove }: FileActions,
): FileAction[] {
  if (kind === 'waiting' || kind === 'uploading') {
    return onCancel ? [{ icon: X, label: 'fields.files.cancel', act: onCancel }] : [];
  }
  const retry: FileAction[] =
    (kind === 'failed' || kind === 'cancelled') && onRetry
      ? [{ icon: RotateCw, label: 'fields.files.retry', act: onRetry }]
      : [];
  return onRemove ? [...retry, { icon: X, label: 'fields.files.remove', act: onRemove }] : retry;
}
