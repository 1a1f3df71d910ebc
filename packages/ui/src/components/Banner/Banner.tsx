import { useWords } from '@parley/i18n/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { stateTone } from '../stateTone.css.ts';
import { useFocusPassedOn } from '../useFocusPassedOn.ts';
import * as styles from './Banner.css.ts';

const ICONS = { info: Info, positive: CircleCheck, caution: TriangleAlert, critical: CircleAlert } as const;

export interface BannerProps {
  /** How it stands; chooses color and icon. */
  tone: keyof typeof ICONS;
  /** The news in a few words. */
  title?: string;
  children: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
  /** Lets it be sent away. */
  onDismiss?: () => void;
  /** Spoken when it appears: at once for `critical`, when there is a pause for the others. @default false */
  announce?: boolean;
}

/** A message about the page that stays until it is dealt with. One that disappears by itself is a toast. */
export function Banner({ tone, title, children, actions, onDismiss, announce = false }: BannerProps) {
  const { t } = useWords();
  const ref = useFocusPassedOn<HTMLDivElement>();
  const role = tone === 'critical' ? 'alert' : 'status';
  return (
    <div ref={ref} className={classes(styles.banner, stateTone[tone])} role={announce ? role : undefined}>
      <Icon icon={ICONS[tone]} />
      <div className={styles.words}>
        <div className={styles.text}>
          {title && <p className={styles.title}>{title}</p>}
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <span className={styles.dismiss}>
          <IconButton icon={X} label={t('common.dismiss')} size="small" onClick={onDismiss} />
        </span>
      )}
    </div>
  );
}
