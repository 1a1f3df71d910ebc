import { useWords } from '@parley/i18n/react';
import { ArrowDownUp } from 'lucide-react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { DeferredMenu } from '../deferred/DeferredMenu.tsx';

export interface SortMenuProps<F extends string> {
  /** What the list can be sorted by, in their order. */
  fields: readonly { value: F; label: string }[];
  /** The field in force. */
  sort: F;
  /** The order by it. */
  order: 'ascending' | 'descending';
  /** Called with the field that was chosen; choosing the one in force turns the order around. */
  onSort: (field: F) => void;
}

/** Chooses what a list is sorted by, where it has no heads that do. */
export function SortMenu<F extends string>({ fields, sort, order, onSort }: SortMenuProps<F>) {
  const { t } = useWords();
  const current = fields.find(({ value }) => value === sort)?.label ?? '';
  return (
    <DeferredMenu
      trigger={
        <IconButton
          variant="secondary"
          icon={ArrowDownUp}
          label={t('components.sort.by', { field: `${current}, ${t(`components.sort.${order}`)}` })}
        />
      }
      label={t('components.sort.label')}
      items={fields.map(({ value, label }) => ({
        kind: 'choice',
        id: value,
        label,
        checked: value === sort,
        onSelect: () => onSort(value),
      }))}
    />
  );
}
