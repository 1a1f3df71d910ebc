import { useWords } from '@parley/i18n/react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Illustration } from '../../components/Illustration/Illustration.tsx';
import { MessageScreen } from '../../patterns/MessageScreen/MessageScreen.tsx';

export interface NoAssistantsScreenProps {
  /** Where the administrator can be asked; left out where nobody knows it. */
  contactEmail?: string | undefined;
  /** E-mail address of the reader's account: it may be another than the one with rights. */
  account?: string | undefined;
  /** The logout is under way. @default false */
  loggingOut?: boolean;
  onLogout: () => void;
}

/** For those who may use no assistant at all (RT-3). */
export function NoAssistantsScreen({
  contactEmail,
  account,
  loggingOut = false,
  onLogout,
}: NoAssistantsScreenProps) {
  const { t } = useWords();
  return (
    <MessageScreen
      frame="content"
      picture={<Illustration name="noAssistants" />}
      title={t('errors.noAssistants.title')}
      text={t('errors.noAssistants.text')}
      detail={account !== undefined && t('errors.noAssistants.account', { account })}
      actions={
        <>
          {contactEmail !== undefined && (
            <ButtonLink variant="primary" href={`mailto:${contactEmail}`}>
              {t('errors.noAssistants.contact')}
            </ButtonLink>
          )}
          <Button onClick={onLogout} busy={loggingOut ? t('shell.account.loggingOut') : undefined}>
            {t('common.logout')}
          </Button>
        </>
      }
    />
  );
}
