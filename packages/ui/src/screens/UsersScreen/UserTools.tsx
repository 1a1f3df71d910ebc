import { useWords } from '@parley/i18n/react';
import { USER_ROLES, USER_STATUSES } from '@parley/model';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { FilterMenu } from '../../patterns/FilterMenu/FilterMenu.tsx';
import * as css from './UsersScreen.css.ts';
import { changedQuery, type UserQuery } from './users.types.ts';

export interface UserToolsProps {
  query: UserQuery;
  onQueryChange: (query: UserQuery) => void;
  /** How many there are; left out while they are being read. */
  count?: number;
}

/** Search, and the filters by role and by status. */
export function UserTools({ query, onQueryChange, count }: UserToolsProps) {
  const { t } = useWords();
  const onQuery = (change: Partial<UserQuery>) => onQueryChange(changedQuery(query, change));
  return (
    <Inline>
      <div className={css.search}>
        <SearchField
          label={t('users.search')}
          value={query.search}
          onChange={(search) => onQuery({ search })}
        />
      </div>
      <FilterMenu
        label={t('users.role')}
        choices={[...USER_ROLES.map((role) => ({ value: role, label: t(`users.${role}`) }))]}
        value={query.role}
        words={(value) => t('users.filterRole', { value })}
        onChange={(role) => onQuery({ role })}
      />
      <FilterMenu
        label={t('users.status')}
        choices={[...USER_STATUSES.map((status) => ({ value: status, label: t(`users.${status}`) }))]}
        value={query.status}
        words={(value) => t('users.filterStatus', { value })}
        onChange={(status) => onQuery({ status })}
      />
      {count !== undefined && (
        <span className={css.count} role="status">
          {t('users.count', { count })}
        </span>
      )}
    </Inline>
  );
}
