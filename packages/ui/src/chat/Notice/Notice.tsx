import { useWords } from '@parley/i18n/react';
import { type ChatActions, type ChatNotice, REFUSED_STANDINGS } from '@parley/model';
import { CircleAlert, CircleCheck, Clock, Info, type LucideIcon, RefreshCw, WifiOff } from 'lucide-react';
import { classes } from '../../classes.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { chatProblemWords } from '../words.ts';
import * as css from './Notice.css.ts';

/** Props of `Notice`. */
export interface NoticeProps {
  /** Null shows nothing; keep the component mounted, so that what comes next is announced. */
  notice: ChatNotice | null;
  /** Where the buttons of a notice lead. */
  actions: Pick<ChatActions, 'onSignIn' | 'onManageSubscription'>;
  /** IANA name; the browser's own when undefined. */
  timeZone?: string | undefined;
}

const LOOKS: Record<ChatNotice['kind'], { icon: LucideIcon; tone: keyof typeof css.tone }> = {
  offline: { icon: WifiOff, tone: 'caution' },
  cutOff: { icon: WifiOff, tone: 'caution' },
  reconnecting: { icon: RefreshCw, tone: 'caution' },
  resumed: { icon: CircleCheck, tone: 'positive' },
  slow: { icon: Clock, tone: 'neutral' },
  forThisVisit: { icon: Info, tone: 'neutral' },
  signInAgain: { icon: CircleAlert, tone: 'caution' },
  limitReached: { icon: CircleAlert, tone: 'caution' },
  notSent: { icon: CircleAlert, tone: 'critical' },
};

/**
 * The one line above the composer that says how things stand. What goes wrong is an alert, the rest a status;
 * a countdown stands outside both, so that it is seen each second but heard once.
 */
export function Notice({ notice, actions, timeZone }: NoticeProps) {
  const alerts = notice?.kind === 'notSent' || notice?.kind === 'signInAgain';
  const line = notice && <NoticeWords notice={notice} timeZone={timeZone} />;
  return (
    <div className={notice ? classes(css.root, css.tone[LOOKS[notice.kind].tone]) : css.nothing}>
      {notice && (
        <span className={css.icon}>
          <Icon icon={LOOKS[notice.kind].icon} size="small" />
        </span>
      )}
      <div role="status" className={css.words}>
        {!alerts && line}
      </div>
      {alerts && (
        <div role="alert" className={css.words}>
          {line}
        </div>
      )}
      {notice && <NoticeExtras notice={notice} actions={actions} timeZone={timeZone} />}
    </div>
  );
}

function NoticeWords({ notice, timeZone }: { notice: ChatNotice; timeZone: string | undefined }) {
  const words = useWords();
  if (notice.kind === 'limitReached') {
    const { problem } = notice;
    const standing = problem.kind === 'subscription' && REFUSED_STANDINGS[problem.status];
    // In the words of the subscription bar.
    if (standing) return words.t(`subscription.bar.${standing}.message`);
    return chatProblemWords(problem, words, timeZone).text;
  }
  if (notice.kind !== 'notSent') return words.t(`chat.notice.${notice.kind}`);
  return `${words.t('chat.notice.notSent')} ${chatProblemWords(notice.problem, words, timeZone).text}`;
}

function NoticeExtras({ notice, actions, timeZone }: NoticeProps & { notice: ChatNotice }) {
  const words = useWords();
  const { t } = words;
  if (notice.kind === 'signInAgain') {
    return (
      <Button size="small" needsNetwork onClick={actions.onSignIn}>
        {t('chat.notice.signIn')}
      </Button>
    );
  }
  if (notice.kind !== 'notSent' && notice.kind !== 'limitReached') return null;
  const { problem } = notice;
  if (problem.kind === 'rateLimited' && problem.secondsLeft > 0) {
    return <span className={css.countdown}>{t('chat.retryIn', { count: problem.secondsLeft })}</span>;
  }
  const { subscription } = chatProblemWords(problem, words, timeZone);
  const manage = actions.onManageSubscription;
  if (subscription === null || !manage) return null;
  return (
    <Button size="small" onClick={() => manage(subscription)}>
      {t('subscription.limit.manage')}
    </Button>
  );
}
