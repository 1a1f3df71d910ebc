import { Ellipsis } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LONG_LABEL } from '../stories.fixtures.ts';
import { Tag } from '../Tag/Tag.tsx';
import { Table, type TableColumn } from './Table.tsx';

interface Row {
  id: string;
  name: string;
  status: 'Published' | 'Draft';
  messages: number;
  updated: string;
}

const rows: Row[] = [
  { id: '1', name: 'Shop assistant', status: 'Published', messages: 1284, updated: 'Nov 18' },
  { id: '2', name: 'Returns helper', status: 'Draft', messages: 0, updated: 'Nov 3' },
  { id: '3', name: 'Warranty desk', status: 'Published', messages: 97, updated: 'Oct 29' },
];

const columns: TableColumn<Row, 'name' | 'status' | 'messages' | 'updated'>[] = [
  { id: 'name', label: 'Name', cell: (row) => row.name, sortable: true },
  {
    id: 'status',
    label: 'Status',
    cell: (row) => <Tag tone={row.status === 'Draft' ? 'neutral' : 'positive'}>{row.status}</Tag>,
  },
  {
    id: 'messages',
    label: 'Messages in 24 h',
    cell: (row) => row.messages.toLocaleString('en'),
    align: 'end',
    sortable: true,
  },
  { id: 'updated', label: 'Updated', cell: (row) => row.updated, align: 'end' },
];

const onSort = fn();

const meta = preview.meta({
  component: Table<Row, 'name' | 'status' | 'messages' | 'updated'>,
  args: { label: 'Assistants', columns, rows, rowId: (row: Row) => row.id },
});

export const Plain = meta.story();
export const Sorted = meta.story({
  args: { sort: { column: 'name', direction: 'ascending' }, onSort },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /Name/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by Name', hidden: true }));
    await expect(onSort).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
  },
});
export const Leading = meta.story({
  args: {
    rowHref: (row: Row) => `#${row.id}`,
    rowActions: (row: Row) => <IconButton icon={Ellipsis} label={`Actions for ${row.name}`} size="small" />,
  },
});
export const Long = meta.story({
  args: {
    rows: rows.map((row) => ({ ...row, name: `${LONG_LABEL} ${row.id}` })),
    rowHref: (row: Row) => `#${row.id}`,
  },
});
