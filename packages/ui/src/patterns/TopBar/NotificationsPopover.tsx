import { useWords } from '@parley/i18n/react';
import { Bell, BellOff, CheckCheck, X } from 'lucide-react';
import { classes } from '../../classes.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { sizes } from '../../theme/tokens.ts';
import { DeferredPopover } from '../deferred/DeferredPopover.tsx';
import { formatFullDate, formatNotificationTime } from '../format/format.ts';
import { NothingYet } from './NothingYet.tsx';
import * as css from './TopBar.css.ts';
import type { NotificationItem } from './topBar.types.ts';

export interface NotificationsProps {
  /** Newest first. */
  notifications: readonly NotificationItem[];
  onMarkAllAsRead: () => void;
  onRemove: (id: string) => void;
}

/** The bell with its count, and the news behind it (SH-1, SH-6). */
export function NotificationsPopover(props: NotificationsProps) {
  const { t } = useWords();
  const unread = props.notifications.filter(({ read }) => !read).length;
  return (
    <DeferredPopover
      trigger={
        <IconButton
          icon={Bell}
          label={t('shell.notifications.title')}
          badge={<Badge count={unread} place="corner" />}
        />
      }
      label={t('shell.notifications.title')}
      width={sizes.notificationsPopover}
      padding="none"
    >
      <NotificationsPanel {...props} unread={unread} />
    </DeferredPopover>
  );
}

function NotificationsPanel({
  notifications,
  unread,
  onMarkAllAsRead,
  onRemove,
}: NotificationsProps & { unread: number }) {
  const { t } = useWords();
  return (
    <div className={css.panel}>
      <div className={css.panelHead}>
        <h2 className={css.panelTitle}>{t('shell.notifications.title')}</h2>
        {unread > 0 && (
          <Button variant="quiet" size="small" icon={CheckCheck} onClick={onMarkAllAsRead}>
            {t('shell.notifications.markAllAsRead')}
          </Button>
        )}
      </div>
      {notifications.length === 0 ? (
        <NothingYet
          icon={BellOff}
          title={t('shell.notifications.empty')}
          hint={t('shell.notifications.emptyHint')}
        />
      ) : (
        <ul className={css.panelList}>
          {notifications.map((item) => (
            <Notification key={item.id} item={item} onRemove={() => onRemove(item.id)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Notification({ item, onRemove }: { item: NotificationItem; onRemove: () => void }) {
  const { t, locale } = useWords();
  const { type, author, job, company, description } = item;
  const happened = t(`shell.notifications.${type}`, { job, company, description });
  return (
    <li className={classes(css.item, !item.read && css.unread)}>
      <Avatar name={author} imageUrl={item.avatarUrl} />
      <div className={css.itemText}>
        <p>
          <span className={css.strong}>{author}</span> {happened}
        </p>
        <time className={css.time} dateTime={item.createdAt} title={formatFullDate(locale, item.createdAt)}>
          {formatNotificationTime(locale, item.createdAt)}
        </time>
        {!item.read && <span className={css.unreadWord}> · {t('shell.notifications.unread')}</span>}
      </div>
      <IconButton
        icon={X}
        size="small"
        label={t('shell.notifications.remove', { text: `${author} ${happened}` })}
        onClick={onRemove}
      />
    </li>
  );
}
