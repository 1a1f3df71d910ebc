import { useWords } from '@parley/i18n/react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Illustration } from '../../components/Illustration/Illustration.tsx';
import { MessageScreen } from '../../patterns/MessageScreen/MessageScreen.tsx';

const PICTURES = { 401: 'notAuthorized', 404: 'notFound', 500: 'serverError' } as const;

export interface StatusScreenProps {
  status: 401 | 404 | 500;
  /** Where the way back leads. */
  homeHref: string;
  /** What the way back leads to: users without the navigation land in the chat. @default 'start' */
  home?: 'start' | 'chat';
  /** `content` where it stands inside the shell, whose navigation is there to use. @default 'window' */
  frame?: 'window' | 'content';
  /** The subscription bar, while it is shown. */
  notice?: ReactNode | undefined;
  /** The logout is under way. @default false */
  loggingOut?: boolean;
  onLogout: () => void;
}

/** The screens of 401, 404 and 500 (RT-6). */
export function StatusScreen({
  status,
  homeHref,
  home = 'start',
  frame = 'window',
  notice,
  loggingOut = false,
  onLogout,
}: StatusScreenProps) {
  const { t } = useWords();
  return (
    <MessageScreen
      frame={frame}
      notice={notice}
      picture={<Illustration name={PICTURES[status]} />}
      eyebrow={String(status)}
      title={t(`errors.status.title${status}`)}
      text={t(frame === 'content' ? 'errors.status.text' : 'errors.status.textAlone')}
      actions={
        <>
          <ButtonLink variant="primary" href={homeHref}>
            {t(home === 'chat' ? 'errors.status.chat' : 'errors.status.home')}
          </ButtonLink>
          <Button onClick={onLogout} busy={loggingOut ? t('shell.account.loggingOut') : undefined}>
            {t('common.logout')}
          </Button>
        </>
      }
    />
  );
}
