import { useWords } from '@parley/i18n/react';
import { USER_ROLES, USER_STATUSES } from '@parley/model';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { FilterMenu } from '../../patterns/FilterMenu/FilterMenu.tsx';
import { ListTools } from '../../patterns/ListTools/ListTools.tsx';
import { changedQuery, type UserQuery } from './users.types.ts';

export interface UserToolsProps {
  query: UserQuery;
  onQueryChange: (query: UserQuery) => void;
  /** How many there are; undefined while nobody knows. */
  count: number | undefined;
}

/** Search, and the filters by role and by status. */
export function UserTools({ query, onQueryChange, count }: UserToolsProps) {
  const { t } = useWords();
  const onQuery = (change: Partial<UserQuery>) => onQueryChange(changedQuery(query, change));
  return (
    <ListTools
      search={
        <SearchField
          label={t('users.search')}
          value={query.search}
          onChange={(search) => onQuery({ search })}
        />
      }
      count={count === undefined ? '' : t('users.count', { count })}
    >
      <FilterBar
        active={[query.role, query.status].filter((value) => value !== 'all').length}
        onClear={() => onQuery({ role: 'all', status: 'all' })}
      >
        <FilterMenu
          label={t('users.role')}
          choices={[...USER_ROLES.map((role) => ({ value: role, label: t(`users.${role}`) }))]}
          value={query.role}
          onChange={(role) => onQuery({ role })}
        />
        <FilterMenu
          label={t('users.status')}
          choices={[...USER_STATUSES.map((status) => ({ value: status, label: t(`users.${status}`) }))]}
          value={query.status}
          onChange={(status) => onQuery({ status })}
        />
      </FilterBar>
    </ListTools>
  );
}
