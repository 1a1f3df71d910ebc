import { useWords } from '@parley/i18n/react';
import { USER_ROLES, USER_STATUSES } from '@parley/model';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import * as css from './UsersScreen.css.ts';
import type { UserQuery } from './users.types.ts';

export interface UserToolsProps {
  query: UserQuery;
  onQuery: (change: Partial<UserQuery>) => void;
  /** How many are shown. */
  count: number;
}

/** Search, and the filters by role and by status. */
export function UserTools({ query, onQuery, count }: UserToolsProps) {
  const { t } = useWords();
  return (
    <Inline>
      <div className={css.search}>
        <SearchField
          label={t('users.search')}
          value={query.search}
          onChange={(search) => onQuery({ search })}
        />
      </div>
      <Filter
        label={t('users.role')}
        choices={[...USER_ROLES.map((role) => ({ value: role, label: t(`users.${role}`) }))]}
        value={query.role}
        words={(value) => t('users.filterRole', { value })}
        onChange={(role) => onQuery({ role })}
      />
      <Filter
        label={t('users.status')}
        choices={[...USER_STATUSES.map((status) => ({ value: status, label: t(`users.${status}`) }))]}
        value={query.status}
        words={(value) => t('users.filterStatus', { value })}
        onChange={(status) => onQuery({ status })}
      />
      <span className={css.count} role="status">
        {t('users.count', { count })}
      </span>
    </Inline>
  );
}

interface FilterProps<V extends string> {
  label: string;
  choices: readonly { value: V; label: string }[];
  value: V | 'all';
  /** What the button says of the value in force. */
  words: (value: string) => string;
  onChange: (value: V | 'all') => void;
}

function Filter<V extends string>({ label, choices, value, words, onChange }: FilterProps<V>) {
  const { t } = useWords();
  const all = [{ value: 'all' as const, label: t('users.any') }, ...choices];
  const current = all.find((choice) => choice.value === value);
  return (
    <Menu
      label={label}
      align="start"
      trigger={<Button iconEnd={ChevronDown}>{words(current?.label ?? '')}</Button>}
      items={all.map((choice) => ({
        kind: 'choice',
        id: choice.value,
        label: choice.label,
        checked: choice.value === value,
        onSelect: () => onChange(choice.value),
      }))}
    />
  );
}
