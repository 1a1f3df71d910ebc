import { useWords } from '@parley/i18n/react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Text } from '../../components/Text/Text.tsx';

export interface TakenDialogProps {
  /** What the assistant was called meanwhile. */
  name: string;
  /** The colleague who did; '' where it was the reader, in another window. */
  by: string;
  onKeepMine: () => void;
  onKeepTheirs: () => void;
  onClose: () => void;
}

/** Asks which answers the first assistant keeps, where the wizard is finished twice (WZ-1). */
export default function TakenDialog({ name, by, onKeepMine, onKeepTheirs, onClose }: TakenDialogProps) {
  const { t } = useWords();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(by ? 'wizard.taken.title' : 'wizard.taken.ownTitle')}
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
      <Text>{by ? t('wizard.taken.text', { name, by }) : t('wizard.taken.ownText', { name })}</Text>
    </Dialog>
  );
}
