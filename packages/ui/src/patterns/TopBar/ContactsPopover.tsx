import { useWords } from '@parley/i18n/react';
import { UserRoundX, UsersRound } from 'lucide-react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { sizes } from '../../theme/tokens.ts';
import { DeferredPopover } from '../deferred/DeferredPopover.tsx';
import { formatFullDate, timeSince } from '../format/format.ts';
import { NothingYet } from './NothingYet.tsx';
import * as css from './TopBar.css.ts';
import type { Contact } from './topBar.types.ts';

export interface ContactsProps {
  contacts: readonly Contact[];
}

/** Who is there, and since when the others are not (SH-1, SH-7). */
export function ContactsPopover({ contacts }: ContactsProps) {
  const { t } = useWords();
  return (
    <DeferredPopover
      trigger={<IconButton icon={UsersRound} label={t('shell.contacts.title')} />}
      label={t('shell.contacts.title')}
      width={sizes.contactsPopover}
      padding="none"
    >
      <div className={css.panel}>
        <div className={css.panelHead}>
          <h2 className={css.panelTitle}>{t('shell.contacts.title')}</h2>
        </div>
        {contacts.length === 0 ? (
          <NothingYet
            icon={UserRoundX}
            title={t('shell.contacts.empty')}
            hint={t('shell.contacts.emptyHint')}
          />
        ) : (
          <ul className={css.panelList}>
            {contacts.map((contact) => (
              <Person key={contact.id} contact={contact} />
            ))}
          </ul>
        )}
      </div>
    </DeferredPopover>
  );
}

function Person({ contact }: { contact: Contact }) {
  const { t, locale } = useWords();
  const { name, avatarUrl, isActive, lastActivity } = contact;
  const { unit, count } = timeSince(lastActivity, Date.now());
  return (
    <li className={css.person}>
      <Avatar name={name} imageUrl={avatarUrl} size="small" />
      <span className={css.personName} title={name}>
        {name}
      </span>
      {isActive ? (
        <span className={css.onlineDot} role="img" aria-label={t('shell.contacts.online')} />
      ) : (
        <time className={css.presence} dateTime={lastActivity} title={formatFullDate(locale, lastActivity)}>
          {t('shell.contacts.ago', { time: t(`shell.contacts.${unit}`, { count }) })}
        </time>
      )}
    </li>
  );
}
