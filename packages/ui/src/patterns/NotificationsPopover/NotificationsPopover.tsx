import { useWords } from '@parley/i18n/react';
import { Bell, BellOff, CheckCheck, X } from 'lucide-react';
import { classes } from '../../classes.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { formatFullDate, formatNotificationTime } from '../../format/dates.ts';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { sizes } from '../../theme/tokens.ts';
import { DeferredPopover } from '../deferred/DeferredPopover.tsx';
import { PopoverPanel } from '../PopoverPanel/PopoverPanel.tsx';
import * as css from './NotificationsPopover.css.ts';

/** News for the reader (SH-6). */
export interface NotificationItem {
  id: string;
  type: 'job_add' | 'new_feature' | 'company_created';
  author: string;
  avatarUrl: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** Of a `job_add`. */
  job: string;
  /** Of a `company_created`. */
  company: string;
  /** Of a `new_feature`. */
  description: string;
  read: boolean;
}

export interface NotificationsPopoverProps {
  /** Newest first. */
  notifications: readonly NotificationItem[];
  /** Asked for by the button in the head of the list. */
  onMarkAllAsRead: () => void;
  /** Called with the id of the news that is to go. */
  onRemove: (id: string) => void;
}

/** The bell with its count, and the news behind it (SH-1, SH-6). */
export function NotificationsPopover({
  notifications,
  onMarkAllAsRead,
  onRemove,
}: NotificationsPopoverProps) {
  const { t } = useWords();
  const title = t('shell.notifications.title');
  const unread = notifications.filter(({ read }) => !read).length;
  return (
    <DeferredPopover
      trigger={<IconButton icon={Bell} label={title} badge={<Badge count={unread} place="corner" />} />}
      label={title}
      width={sizes.notificationsPopover}
      padding="none"
    >
      <PopoverPanel
        title={title}
        action={
          unread > 0 && (
            <Button
              variant="quiet"
              size="small"
              icon={CheckCheck}
              onClick={(event) => {
                // The button goes with the last unread one; focus stays in the popover.
                focusPopover(event.currentTarget);
                onMarkAllAsRead();
              }}
            >
              {t('shell.notifications.markAllAsRead')}
            </Button>
          )
        }
        nothing={{
          icon: BellOff,
          title: t('shell.notifications.empty'),
          hint: t('shell.notifications.emptyHint'),
        }}
      >
        {notifications.map((item) => (
          <Notification key={item.id} item={item} onRemove={() => onRemove(item.id)} />
        ))}
      </PopoverPanel>
    </DeferredPopover>
  );
}

function Notification({ item, onRemove }: { item: NotificationItem; onRemove: () => void }) {
  const { t, locale } = useWords();
  const { type, author, job, company, description } = item;
  const happened = t(`shell.notifications.${type}`, { job, company, description });
  return (
    <Columns
      as="li"
      gap={12}
      template="content fill content"
      align="start"
      className={classes(css.item, !item.read && css.unread)}
    >
      <Avatar name={author} imageUrl={item.avatarUrl} />
      <div className={css.words}>
        <p className={css.happened}>
          <bdi className={css.author}>{author}</bdi> <bdi>{happened}</bdi>
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
        onClick={(event) => {
          focusNeighbour(event.currentTarget);
          onRemove();
        }}
      />
    </Columns>
  );
}

function focusPopover(inside: EventTarget): void {
  if (inside instanceof Element) inside.closest<HTMLElement>('[role=dialog]')?.focus();
}

/** Hands the focus of a row that goes to the next one, or the one before; to the popover from the last. */
function focusNeighbour(inside: EventTarget): void {
  const row = inside instanceof Element ? inside.closest('li') : null;
  const button = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button');
  if (button) button.focus();
  else focusPopover(inside);
}
