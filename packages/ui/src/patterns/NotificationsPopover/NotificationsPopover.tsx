import { type UseWords, useWords } from '@parley/i18n/react';
import { dataFailureWords, LIMIT_NEAR_SHARE, type Locale, type Notification } from '@parley/model';
import { Bell, BellOff, CheckCheck, X } from 'lucide-react';
import { classes } from '../../classes.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useAnchor } from '../../components/Link/LinkProvider.tsx';
import { formatFullDate, formatNotificationTime } from '../../format/dates.ts';
import { formatNumber, formatPercent } from '../../format/numbers.ts';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { sizes } from '../../theme/tokens.ts';
import { DeferredPopover } from '../deferred/DeferredPopover.tsx';
import { PopoverPanel } from '../PopoverPanel/PopoverPanel.tsx';
import * as css from './NotificationsPopover.css.ts';

/** A notification, and the address of what it is about (SH-6). */
export type NotificationItem = Notification & {
  /** The address that the notification leads to. */
  href: string;
};

export interface NotificationsPopoverProps {
  /** Newest first; or why there are none. */
  notifications: readonly NotificationItem[] | 'loading' | 'failed';
  /** How many more there are that cannot be shown. */
  leftOut?: number | undefined;
  /** Asked for by the button in the head of the list. */
  onMarkAllAsRead: () => void;
  /** Called with the id of an unread one that the reader follows. */
  onRead: (id: string) => void;
  /** Called with the id of the one to remove. */
  onRemove: (id: string) => void;
  /** Reads them again after they could not be read. */
  onRetry: () => void;
}

/** The bell with its count, and the news behind it (SH-1, SH-6). */
export function NotificationsPopover({
  notifications,
  leftOut,
  onMarkAllAsRead,
  onRead,
  onRemove,
  onRetry,
}: NotificationsPopoverProps) {
  const { t } = useWords();
  const title = t('shell.notifications.title');
  const items = typeof notifications === 'string' ? [] : notifications;
  const unread = items.filter(({ read }) => !read).length;
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
              needsNetwork
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
        without={{
          loading: t('shell.notifications.loading'),
          failed: t('shell.notifications.failed'),
          onRetry,
        }}
        rows={
          typeof notifications === 'string'
            ? notifications
            : notifications.map((item) => (
                <Row
                  key={item.id}
                  item={item}
                  onRead={() => !item.read && onRead(item.id)}
                  onRemove={() => onRemove(item.id)}
                />
              ))
        }
        leftOut={leftOut}
      />
    </DeferredPopover>
  );
}

interface RowProps {
  item: NotificationItem;
  onRead: () => void;
  onRemove: () => void;
}

function Row({ item, onRead, onRemove }: RowProps) {
  const { t, locale } = useWords();
  const Anchor = useAnchor();
  const by = authorOf(item);
  const author = by ?? { name: t('common.appName'), avatarUrl: null };
  // What the product tells is a sentence of its own, not the rest of one that begins with an actor.
  const between = by ? ' ' : ' · ';
  const happened = happenedIn(item, t, locale);
  return (
    <Columns
      as="li"
      gap={12}
      template="content fill content"
      align="start"
      className={classes(css.item, !item.read && css.unread)}
    >
      <Avatar name={author.name} imageUrl={author.avatarUrl} />
      <div className={css.words}>
        <Anchor href={item.href} className={css.link} onClick={onRead}>
          {/* The words of the language say which way the line runs, so the actor stands before the verb. */}
          <bdi className={css.author}>{author.name}</bdi>
          {between}
          {happened}
        </Anchor>
        <Inline gap={4} rowGap={0}>
          <time className={css.time} dateTime={item.createdAt} title={formatFullDate(locale, item.createdAt)}>
            {formatNotificationTime(locale, item.createdAt)}
          </time>
          {!item.read && (
            <>
              <span aria-hidden className={css.time}>
                ·
              </span>
              <span className={css.unreadWord}>{t('shell.notifications.unread')}</span>
            </>
          )}
        </Inline>
      </div>
      <div className={css.remove}>
        <IconButton
          icon={X}
          size="small"
          needsNetwork
          label={t('shell.notifications.remove', { text: `${author.name}${between}${happened}` })}
          onClick={(event) => {
            focusNeighbour(event.currentTarget);
            onRemove();
          }}
        />
      </div>
    </Columns>
  );
}

/** Who did it: a user, an assistant, or null for the product itself. */
function authorOf(item: Notification): { name: string; avatarUrl: string | null } | null {
  if ('user' in item) return item.user;
  return 'assistant' in item ? item.assistant : null;
}

/** What the author did, in the reader's language. */
function happenedIn(item: Notification, t: UseWords['t'], locale: Locale): string {
  switch (item.type) {
    case 'data_file_failed':
      return t('shell.notifications.data_file_failed', {
        file: item.fileName,
        reason: t(`editor.dataFailure.${dataFailureWords(item.fileName, item.failure)}`),
      });
    case 'invitation_accepted':
      return t('shell.notifications.invitation_accepted');
    case 'assistant_published':
      return t('shell.notifications.assistant_published', { assistant: item.assistant.name });
    case 'limit_near': {
      const share = formatPercent(locale, LIMIT_NEAR_SHARE);
      return t(`shell.notifications.limit_near.${item.limit}`, { share });
    }
    case 'limit_reached':
      return t(`shell.notifications.limit_reached.${item.limit}`);
    case 'visitors_refused':
      return t('shell.notifications.visitors_refused', {
        used: formatNumber(locale, item.used),
        left: formatNumber(locale, item.left),
      });
    case 'new_feature':
      return t('shell.notifications.new_feature', { description: t(`shell.features.${item.feature}`) });
  }
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
