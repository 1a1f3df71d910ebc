import { useWords } from '@parley/i18n/react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Text } from '../../components/Text/Text.tsx';

export interface TakenDialogProps {
  /** What the colleague calls the assistant. */
  name: string;
  /** The colleague. */
  by: string;
  onKeepMine: () => void;
  onKeepTheirs: () => void;
  onClose: () => void;
}

/** Asks whose answers the first assistant keeps, where two administrators finish the wizard (WZ-1). */
export default function TakenDialog({ name, by, onKeepMine, onKeepTheirs, onClose }: TakenDialogProps) {
  const { t } = useWords();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('wizard.taken.title')}
      width="small"
      actions={
        <>
          <Button onClick={onKeepMine}>{t('wizard.taken.mine')}</Button>
          <Button variant="primary" onClick={onKeepTheirs}>
            {t('wizard.taken.theirs')}
          </Button>
        </>
      }
    >
      <Text>{t('wizard.taken.text', { name, by })}</Text>
    </Dialog>
  );
}
