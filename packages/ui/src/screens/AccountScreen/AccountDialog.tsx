import { useWords } from '@parley/i18n/react';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { AskToClose } from '../../patterns/unsaved/AskToClose.tsx';
import { AccountContent, type AccountContentProps } from './AccountContent.tsx';

export interface AccountDialogProps extends AccountContentProps {
  onClose: () => void;
}

/**
 * The account over the page of those whose only pages are chats (RT-8, US-2). Mounted while it is open; asks
 * before it closes over what is not saved.
 */
export function AccountDialog({ onClose, ...content }: AccountDialogProps) {
  const { t } = useWords();
  return (
    <AskToClose onClose={onClose}>
      {(close) => (
        <Dialog open onClose={close} title={t('account.title')} width="large">
          <Stack gap={24}>
            <AccountContent organisation="facts" {...content} />
          </Stack>
        </Dialog>
      )}
    </AskToClose>
  );
}
