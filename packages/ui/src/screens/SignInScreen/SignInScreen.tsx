import { useWords } from '@parley/i18n/react';
import type { SignInCode, SignInEnd, SignInScreenView } from '@parley/model';
import { Ban, CloudOff, KeyRound, LogIn, TriangleAlert } from 'lucide-react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { MessageIcon, type MessageIconProps } from '../../patterns/MessageScreen/MessageIcon.tsx';
import { MessageScreen } from '../../patterns/MessageScreen/MessageScreen.tsx';

export interface SignInScreenProps {
  view: SignInScreenView;
  /** Says of something under way that it takes long. @default false */
  late?: boolean;
  supportEmail: string;
  onSignIn: () => void;
  onOtherAccount: () => void;
  onRetry: () => void;
}

/**
 * Everything that signing in shows on this side of the provider: progress, and what went wrong with a way on
 * (ST-4, ST-5).
 */
export function SignInScreen({
  view,
  late = false,
  supportEmail,
  onSignIn,
  onOtherAccount,
  onRetry,
}: SignInScreenProps) {
  const { t } = useWords();

  if (view.kind === 'busy') {
    return (
      <MessageScreen
        frame="window"
        announce="status"
        picture={<Spinner size="large" />}
        title={t(`signIn.busy.${view.doing}`)}
        {...(late ? { text: t('errors.startUp.slow') } : {})}
        actions={
          view.doing === 'leaving' && (
            <Button variant="quiet" needsNetwork onClick={onSignIn}>
              {t('signIn.actions.open')}
            </Button>
          )
        }
      />
    );
  }

  const signIn = (
    <Button variant="primary" needsNetwork onClick={onSignIn}>
      {t(failed(view) ? 'signIn.actions.tryAgain' : 'signIn.actions.signIn')}
    </Button>
  );
  const otherAccount = (
    <Button variant="primary" needsNetwork onClick={onOtherAccount}>
      {t('signIn.actions.otherAccount')}
    </Button>
  );
  const retry = (
    <Button variant="primary" onClick={onRetry}>
      {t('signIn.actions.tryAgain')}
    </Button>
  );
  const contact = <ButtonLink href={`mailto:${supportEmail}`}>{t('signIn.actions.contact')}</ButtonLink>;
  const actions = {
    signedOut: signIn,
    login: signIn,
    otherAccount: (
      <>
        {otherAccount}
        {contact}
      </>
    ),
    restart: hopeless(view) ? (
      <>
        <ButtonLink variant="primary" href={`mailto:${supportEmail}`}>
          {t('signIn.actions.contact')}
        </ButtonLink>
        <Button onClick={onRetry}>{t('errors.config.reload')}</Button>
      </>
    ) : (
      <>
        {retry}
        {contact}
      </>
    ),
    unreachable: (
      <>
        {retry}
        {contact}
      </>
    ),
  }[view.kind === 'problem' ? view.way : view.kind];

  const { icon, tone } = pictureOf(view);
  return (
    <MessageScreen
      frame="window"
      {...(view.kind === 'signedOut' && !failed(view) ? {} : { announce: 'alert' })}
      picture={<MessageIcon icon={icon} tone={tone} />}
      title={t(`signIn.problems.${view.code}.title`)}
      text={t(`signIn.problems.${view.code}.text`)}
      {...(view.kind === 'unreachable' ? { detail: t('signIn.retrying') } : {})}
      actions={actions}
    />
  );
}

/**
 * Codes of sessions that ended, or that nobody wanted: there is no failed attempt to retry. Whatever ends a
 * session elsewhere is among them.
 */
const ENDINGS: Partial<Record<SignInCode, true>> & Record<SignInEnd, true> = {
  noSession: true,
  expired: true,
  loggedOut: true,
  elsewhere: true,
  endedElsewhere: true,
  passwordChanged: true,
  accessRenewed: true,
  cancelled: true,
};

/** Whether a sign-in was tried and did not work (T3). */
function failed(view: SignInScreenView): boolean {
  return view.kind === 'signedOut' && !ENDINGS[view.code];
}

/** Whether trying again can help only once somebody else has mended something: then it comes second. */
const hopeless = (view: SignInScreenView): boolean =>
  view.kind === 'problem' && (view.code === 'configuration' || view.code === 'insecureOrigin');

function pictureOf(view: Exclude<SignInScreenView, { kind: 'busy' }>): MessageIconProps {
  if (failed(view)) return { icon: TriangleAlert, tone: 'caution' };
  if (view.kind === 'signedOut') return { icon: LogIn, points: true, tone: 'accent' };
  if (view.kind === 'unreachable') return { icon: CloudOff, tone: 'caution' };
  if (view.way === 'login') return { icon: KeyRound, tone: 'accent' };
  if (view.way === 'otherAccount') return { icon: Ban, tone: 'critical' };
  return { icon: TriangleAlert, tone: 'caution' };
}
