import { useWords } from '@parley/i18n/react';
import { MessageSquareText, MessagesSquare } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon, type IconDrawing } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { formatNumber } from '../../format/numbers.ts';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import * as css from './Last24Hours.css.ts';
import { Sparkline } from './Sparkline.tsx';

export type Last24HoursState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | ({ kind: 'ready' } & Last24HoursFigures);

/** The figures, and their course by the hour, oldest first. */
export interface Last24HoursFigures {
  messages: number;
  chatSessions: number;
  hourlyMessages: readonly number[];
  hourlyChatSessions: readonly number[];
}

export interface Last24HoursProps {
  state: Last24HoursState;
  /** Where the conversations of that time can be read; left out where they can't (AS-6). */
  href?: string | undefined;
}

/** What happened in the last 24 hours, in two figures (AS-1). */
export function Last24Hours({ state, href }: Last24HoursProps) {
  const { t, locale } = useWords();
  const id = useId();
  const figure = (of: 'messages' | 'chatSessions', course: 'hourlyMessages' | 'hourlyChatSessions') => {
    if (state.kind === 'ready') {
      return (
        <>
          {formatNumber(locale, state[of])}
          {state[of] > 0 && <Sparkline look="area" values={state[course]} />}
        </>
      );
    }
    return state.kind === 'failed' ? (
      '–'
    ) : (
      <span className={css.waiting}>
        <Skeleton shape="block" height={24} />
      </span>
    );
  };
  const isQuiet = state.kind === 'ready' && state.messages + state.chatSessions === 0;
  const note =
    state.kind === 'failed' ? t('assistants.last24hFailed') : isQuiet ? t('assistants.last24hNone') : null;
  return (
    <section aria-labelledby={id} aria-busy={state.kind === 'loading'}>
      <Inline gap={12} align="baseline" className={css.head}>
        <h2 className={css.title} id={id}>
          {t('shell.dashboard.last24h')}
        </h2>
        {note && (
          <p className={css.note} role="status">
            {note}
          </p>
        )}
      </Inline>
      <Columns as="dl" className={css.figures}>
        <Figure icon={MessageSquareText} label={t('shell.dashboard.messages')} href={href}>
          {figure('messages', 'hourlyMessages')}
        </Figure>
        <Figure icon={MessagesSquare} label={t('shell.dashboard.chatSessions')} href={href}>
          {figure('chatSessions', 'hourlyChatSessions')}
        </Figure>
      </Columns>
    </section>
  );
}

function Figure({
  icon,
  label,
  href,
  children,
}: {
  icon: IconDrawing;
  label: string;
  href: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={css.figure}>
      <Inline as="dt" overflow="keep" className={css.label}>
        <Icon icon={icon} />
        {href === undefined ? (
          label
        ) : (
          <Link alone href={href} tone="quiet">
            {label}
          </Link>
        )}
      </Inline>
      <Inline as="dd" gap={16} justify="between" align="end" overflow="keep" className={css.value}>
        {children}
      </Inline>
    </div>
  );
}
