import { type UseWords, useWords } from '@parley/i18n/react';
import { type Contact, serverNow } from '@parley/model';
import { BookUser, UserRoundX } from 'lucide-react';
import { useRef } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatFullDate, timeSince } from '../../format/dates.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { sizes } from '../../theme/tokens.ts';
import { DeferredPopover } from '../deferred/DeferredPopover.tsx';
import { PopoverPanel } from '../PopoverPanel/PopoverPanel.tsx';
import * as css from './ContactsPopover.css.ts';

export interface ContactsPopoverProps {
  /** In the order in which they are shown; or why there are none. */
  contacts: readonly Contact[] | 'loading' | 'failed';
  /** How many more there are that cannot be shown. */
  leftOut?: number | undefined;
  /** Called when the reader opens or closes it: nothing need be read while it is closed. */
  onOpenChange?: (open: boolean) => void;
  /** Reads them again after they could not be read. */
  onRetry: () => void;
}

/** Who is there, since when the others are not, and how each can be written to (SH-1, SH-7). */
export function ContactsPopover({ contacts, leftOut, onOpenChange, onRetry }: ContactsPopoverProps) {
  const { t } = useWords();
  const title = t('shell.contacts.title');
  return (
    <DeferredPopover
      trigger={<IconButton icon={BookUser} label={title} />}
      label={title}
      width={sizes.contactsPopover}
      padding="none"
      {...(onOpenChange && { onOpenChange })}
    >
      <PopoverPanel
        title={title}
        nothing={{
          icon: UserRoundX,
          title: t('shell.contacts.empty'),
          hint: t('shell.contacts.emptyHint'),
        }}
        without={{ loading: t('shell.contacts.loading'), failed: t('shell.contacts.failed'), onRetry }}
        rows={
          typeof contacts === 'string'
            ? contacts
            : contacts.map((contact) => <Person key={contact.id} contact={contact} />)
        }
        leftOut={leftOut}
      />
    </DeferredPopover>
  );
}

function Person({ contact }: { contact: Contact }) {
  const { t, locale } = useWords();
  const { name, email, avatarUrl, isActive, lastActivity } = contact;
  const shown = useRef<HTMLElement>(null);
  return (
    <Inline as="li" gap={12} overflow="keep" className={css.person}>
      <Inline as="span" gap={0} align="stretch" overflow="keep" className={css.picture}>
        <Avatar name={name} imageUrl={avatarUrl} />
        {isActive && <span className={css.onlineDot} role="img" aria-label={t('shell.contacts.online')} />}
      </Inline>
      <Stack gap={0} className={css.names}>
        <span className={css.name} dir="auto" title={name}>
          <Text as="span" overflow="twoLines">
            {name}
          </Text>
        </span>
        <Link alone href={`mailto:${email}`}>
          <Text as="span" size="caption" tone="inherit" overflow="truncate">
            <bdi ref={shown} dir="ltr">
              {email}
            </bdi>
          </Text>
        </Link>
      </Stack>
      {!isActive && lastActivity === null && (
        <span className={css.presence}>{t('shell.contacts.never')}</span>
      )}
      {!isActive && lastActivity !== null && (
        <time className={css.presence} dateTime={lastActivity} title={formatFullDate(locale, lastActivity)}>
          {agoIn(lastActivity, t)}
        </time>
      )}
      <CopyButton text={email} label={t('shell.contacts.copy', { name })} shownIn={shown} />
    </Inline>
  );
}

/** '5m ago', '2h ago', '3d ago'. */
function agoIn(lastActivity: string, t: UseWords['t']): string {
  const { unit, count } = timeSince(lastActivity, serverNow());
  return t('shell.contacts.ago', { time: t(`shell.contacts.${unit}`, { count }) });
}
