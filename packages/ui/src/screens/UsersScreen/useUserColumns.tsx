import { useWords } from '@parley/i18n/react';
import { serverNow, type UserSortField } from '@parley/model';
import { Day } from '../../components/Day/Day.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import type { SortableTableColumn } from '../../components/Table/table.types.ts';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatNumber } from '../../format/numbers.ts';
import { shownEmail } from '../../format/ownScript.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { RowIdentity } from '../../patterns/RowIdentity/RowIdentity.tsx';
import { USER_TONES } from '../userTones.ts';
import * as css from './UsersScreen.css.ts';
import type { UserListItem } from './users.types.ts';

/** What a row says of a user; those in `busy` are being changed. */
export function useUserColumns(
  busy: readonly string[],
): readonly SortableTableColumn<UserListItem, UserSortField>[] {
  const { t, locale } = useWords();
  return [
    { id: 'name', label: t('users.name'), sortable: true, cell: (user) => <Person user={user} /> },
    { id: 'role', label: t('users.role'), sortable: true, cell: ({ role }) => t(`users.${role}`) },
    {
      id: 'status',
      label: t('users.status'),
      sortable: true,
      cell: (user) => <Status user={user} busy={busy.includes(user.id)} />,
    },
    {
      id: 'assistants',
      label: t('users.assistants'),
      sortable: true,
      align: 'end',
      cell: ({ role, usableAssistants }) => {
        // Only administrators may use whatever comes, too.
        if (role === 'admin') return t('users.all');
        return usableAssistants === 0 ? t('users.none') : formatNumber(locale, usableAssistants);
      },
    },
    {
      id: 'lastActivity',
      label: t('users.lastActivity'),
      sortable: true,
      align: 'end',
      cell: ({ lastActivity }) => (lastActivity === null ? t('users.never') : <Day moment={lastActivity} />),
    },
  ];
}

function Person({ user: { name, avatarUrl, email, isSelf } }: { user: UserListItem }) {
  const { t } = useWords();
  const mark = isSelf && <span className={css.self}>({t('users.you')})</span>;
  // Who has not signed in yet is known by the address alone: it stands there once.
  return (
    <RowIdentity
      name={name}
      avatarUrl={avatarUrl}
      mark={mark}
      detail={name === email ? '' : shownEmail(email)}
    />
  );
}

function Status({ user: { status, invitationEndsAt }, busy }: { user: UserListItem; busy: boolean }) {
  const { t } = useWords();
  if (busy) {
    return (
      <Inline>
        <Spinner size="small" />
        <Text as="span" tone="muted">
          {t('users.working')}
        </Text>
      </Inline>
    );
  }
  const hasEnded =
    status === 'invited' && invitationEndsAt !== undefined && Date.parse(invitationEndsAt) <= serverNow();
  return hasEnded ? (
    <Tag tone="caution">{t('users.ended')}</Tag>
  ) : (
    <Tag tone={USER_TONES[status]}>{t(`users.${status}`)}</Tag>
  );
}
