import { useWords } from '@parley/i18n/react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';

export interface SaveFirstDialogProps {
  open: boolean;
  /** What went wrong with the last try to save. */
  error?: string | undefined;
  /** Why saving would not go through. */
  saveBlocked?: string | undefined;
  /** Changes are saved, and then the page is left. */
  onSave: () => void;
  /** Changes are given up, and the page is left. */
  onLeave: () => void;
  /** The page stays. */
  onStay: () => void;
}

/**
 * Three answers, so no `AlertDialog`: save, leave without saving, or stay (AS-4, FA-1). The focus starts on
 * staying.
 */
export function SaveFirstDialog({ open, error, saveBlocked, onSave, onLeave, onStay }: SaveFirstDialogProps) {
  const { t } = useWords();
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={t('editor.leaving.title')}
      actions={
        <>
          <Button variant="quiet" onClick={onLeave}>
            {t('editor.leaving.discard')}
          </Button>
          <Button onClick={onStay} autoFocus>
            {t('editor.leaving.stay')}
          </Button>
          <Button variant="primary" needsNetwork onClick={onSave} disabledReason={saveBlocked}>
            {t('editor.leaving.save')}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <Text>{t('editor.leaving.text')}</Text>
        {error && (
          <div role="alert">
            <Text tone="critical">{error}</Text>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
