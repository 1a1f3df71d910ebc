import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { showState, statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { Ellipsis, Pause, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { expectFollowedOnce } from '../Link/doubleClick.fixtures.ts';
import { Menu } from '../Menu/Menu.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { LONG_LABEL } from '../stories.fixtures.ts';
import { Tag } from '../Tag/Tag.tsx';
import { Table } from './Table.tsx';
import type { TableSelection } from './TableSelection.tsx';
import type { SortableTableColumn, TableColumn } from './table.types.ts';

interface Row {
  id: string;
  name: string;
  status: 'Published' | 'Draft';
  messages: number;
  updated: string;
}

type Column = 'name' | 'status' | 'messages' | 'updated';

const rows: Row[] = [
  { id: '1', name: 'Shop assistant', status: 'Published', messages: 1284, updated: 'Nov 18' },
  { id: '2', name: 'Returns helper', status: 'Draft', messages: 0, updated: 'Nov 3' },
  { id: '3', name: 'Warranty desk', status: 'Published', messages: 97, updated: 'Oct 29' },
  { id: '4', name: 'Store finder', status: 'Published', messages: 311, updated: 'Oct 2' },
];

const columns: TableColumn<Row, Column>[] = [
  { id: 'name', label: 'Name', cell: (row) => row.name },
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
  },
  { id: 'updated', label: 'Updated', cell: (row) => row.updated, align: 'end' },
];

const sortableColumns: SortableTableColumn<Row, Column>[] = columns.map((column) => ({
  ...column,
  sortable: column.id === 'name' || column.id === 'messages',
}));

const onSort = fn();
const onPhone = { viewport: { value: 'mobile2', isRotated: false } } as const;

const rowMenu = (row: Row) => (
  <Menu
    label={`Actions for ${row.name}`}
    trigger={<IconButton icon={Ellipsis} label={`Actions for ${row.name}`} size="small" />}
    items={[
      { kind: 'action', id: 'edit', label: 'Edit', icon: Pencil, onSelect: fn() },
      { kind: 'separator', id: 'line' },
      { kind: 'action', id: 'delete', label: 'Delete', icon: Trash2, tone: 'critical', onSelect: fn() },
    ]}
  />
);

const bulk = (
  <>
    <Button size="small" icon={Pause}>
      Pause
    </Button>
    <Button size="small" icon={Trash2} variant="critical">
      Delete
    </Button>
  </>
);

const meta = preview.meta({
  component: Table<Row, Column>,
  args: { label: 'Assistants', columns, rows, rowId: (row: Row) => row.id },
  parameters: guide({
    instead: [
      {
        use: 'Grid of Cards',
        when: 'things are looked at one by one, or a picture matters more than figures.',
      },
      { use: 'Stack', when: 'a row has one or two facts: a plain list reads better than a table.' },
      { use: 'Select', when: 'the rows are choices of a form.' },
    ],
    keyboard: [
      { keys: ['Tab'], does: 'Goes on: sort buttons, then box, link and actions of each row, then the bar.' },
      {
        keys: ['Enter'],
        does: 'On a row’s name: follows the row. On a column’s name: sorts, and turns around.',
      },
      { keys: ['Space'], does: 'Selects the row of the box that has the focus.' },
      { keys: ['↑', '↓'], does: 'From box to box.' },
      { keys: ['Home', 'End'], does: 'To the first and the last box.' },
      { keys: ['Shift', 'Space'], does: 'Selects everything from the last row to this.' },
      { keys: ['Esc'], does: 'In the bar: clears the selection.' },
    ],
    dos: [
      'Put what a row is called into the first column.',
      'Align figures to the end, with one unit in a column.',
    ],
    donts: ['Show a table of one column: stack the rows.', 'Hide the only action of a row in a menu.'],
    accessibility: [
      'A real table on every width: each cell is read with its column and its row, also as a card on phones.',
      'The first column names the row, so give it what people call the thing.',
      'Columns say how they are sorted by `aria-sort`; how many are selected is announced.',
      '`selection.rowName` tells boxes apart: “Select Shop assistant”, not “Select”.',
      'When an action empties the selection, the focus goes from the bar to the box that selects all.',
      'More columns than fit are scrolled to, by keyboard as well. Better: fewer columns.',
    ],
  }),
});

export const Plain = meta.story();
export const Sorted = meta.story({
  args: { columns: sortableColumns, sort: { column: 'name', direction: 'ascending' }, onSort },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /Name/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const sorted = canvas.getAllByRole('columnheader').filter((head) => head.hasAttribute('aria-sort'));
    await expect(sorted).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by Name' }));
    await expect(onSort).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
  },
});
export const Groups = meta.story({
  args: { groupOf: (row: Row) => (row === rows[0] ? 'Just added' : 'All others') },
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('row').map(({ textContent }) => textContent);
    await expect(words[1]).toBe('Just added');
    await expect(words[3]).toBe('All others');
    await expect(words).toHaveLength(rows.length + 3);
  },
});
export const Leading = meta.story({
  args: { rowHref: (row: Row) => `#${row.id}`, rowActions: rowMenu },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Shop assistant' })).toHaveFocus());
    const actions = canvas.getByRole('button', { name: 'Actions for Shop assistant' });
    await waitFor(() => expect(actions.parentElement).toHaveStyle({ opacity: '1' }));
  },
});

/** The second click of two was for a menu or a dialog above the row, which the first took away. */
export const DoubleClicked = meta.story({
  parameters: noPicture,
  args: { rowHref: (row: Row) => `#${row.id}` },
  play: ({ canvas }) => expectFollowedOnce(canvas.getByRole('link', { name: 'Returns helper' })),
});

/** Keeps what is selected, as a screen would. */
function Selecting({
  start = [],
  ...args
}: Parameters<typeof Table<Row, 'name' | 'status' | 'messages' | 'updated'>>[0] & { start?: string[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(start));
  const selection: TableSelection<Row> = {
    selected,
    onChange: setSelected,
    rowName: (row) => row.name,
    actions: bulk,
    ...args.selection,
  };
  return <Table {...args} selection={{ ...selection, selected, onChange: setSelected }} />;
}

export const Selectable = meta.story({ render: (args) => <Selecting {...args} /> });
/** A press on what a row holds is not one on the link that lies over the row. */
async function expectPressable(canvasElement: HTMLElement): Promise<void> {
  const controls = within(canvasElement).getAllByRole('checkbox');
  controls.push(...within(canvasElement).getAllByRole('button'));
  for (const control of controls) {
    control.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(control.contains(hit)).toBe(true);
  }
  scrollTo(0, 0);
}

export const SomeSelected = meta.story({
  args: { rowHref: (row: Row) => `#${row.id}`, rowActions: rowMenu },
  render: (args) => <Selecting {...args} start={['1', '3']} />,
  play: ({ canvasElement }) => expectPressable(canvasElement),
});
export const AllSelected = meta.story({
  render: (args) => <Selecting {...args} start={rows.map(({ id }) => id)} />,
});
export const SelectionBlocked = meta.story({
  args: {
    selection: {
      selected: new Set(),
      onChange: fn(),
      rowName: (row: Row) => row.name,
      actions: bulk,
      blocked: (row: Row) => (row.id === '2' ? 'The last assistant stays.' : undefined),
    },
  },
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select Returns helper' });
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription('The last assistant stays.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(canvas.getAllByText('3 selected')[0]).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
  },
});
/** A11Y-1: boxes walked by arrows, a range by Shift, and the focus is not lost when the bar goes. */
export const SelectedByKeyboard = meta.story({
  parameters: noPicture,
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    await userEvent.tab();
    await waitFor(() => expect(all).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Select Shop assistant' })).toBeChecked();
    await expect(all.indeterminate).toBe(true);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(canvas.getByRole('checkbox', { name: 'Select Returns helper' })).toBeChecked();
    await expect(canvas.getByRole('group')).toHaveTextContent('3 selected');
    await userEvent.keyboard('{End} ');
    await expect(all).toBeChecked();
    const bar = within(canvas.getByRole('group', { name: 'Actions for what is selected' }));
    bar.getByRole('button', { name: 'Pause' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('group')).toBeNull();
    await waitFor(() => expect(all).toHaveFocus());
    await expect(all).not.toBeChecked();
  },
});
export const Paged = meta.story({
  args: { footer: <Pagination page={2} pageSize={4} total={31} onPage={fn()} /> },
});
export const Loading = meta.story({
  args: { loadingRows: 4, rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading rows');
  },
});
const noAssistants = (
  <EmptyState
    title="No assistants yet"
    actions={
      <Button variant="primary" icon={Plus}>
        Create an assistant
      </Button>
    }
  >
    An assistant answers your visitors from the files that you give it.
  </EmptyState>
);
export const Empty = meta.story({ args: { rows: [], empty: noAssistants } });
/** Where cards stand side by side, what is no row goes across all of them. */
export const TwoCardsInLine = meta.story({
  parameters: { visual: { modes: ['light', 'rtl', 'forced'] } },
  args: { empty: noAssistants, footer: <Pagination page={2} pageSize={4} total={31} onPage={fn()} /> },
  render: (args) => (
    <div style={{ inlineSize: '700px' }}>
      <Table {...args} />
      <Table {...args} rows={[]} />
      <Table {...args} rows={[]} loadingRows={3} />
    </div>
  ),
});
export const NoneShown = meta.story({
  name: 'T20: a table is not called empty whose rows could not be shown',
  parameters: noPicture,
  args: { rows: [], leftOut: 2, empty: <p>No assistants yet</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 entries could not be shown.')).toBeVisible();
    await expect(canvas.queryByText('No assistants yet')).toBeNull();
  },
});
export const Phone = meta.story({
  globals: onPhone,
  args: {
    rowHref: (row: Row) => `#${row.id}`,
    rowActions: rowMenu,
    footer: <Pagination page={2} pageSize={4} total={31} onPage={fn()} />,
  },
  render: (args) => <Selecting {...args} start={['2']} />,
});
export const Long = meta.story({
  args: {
    rows: rows.map((row) => ({ ...row, name: `${LONG_LABEL} ${row.id}` })),
    rowHref: (row: Row) => `#${row.id}`,
  },
});
const LONG_HEADS: Record<Column, string> = {
  name: 'Name',
  status: 'Veröffentlichungsstand',
  messages: 'Nachrichten in den letzten vierundzwanzig Stunden über alle Websites',
  updated: 'Zuletzt geändert oder veröffentlicht am',
};
/** The name of a column takes as many lines as it needs, so that each column keeps its room. */
export const LongHeads = meta.story({
  args: {
    columns: sortableColumns.map((column) => ({ ...column, label: LONG_HEADS[column.id] })),
    sort: { column: 'messages', direction: 'descending' },
    onSort,
    rowActions: rowMenu,
  },
  render: (args) => <Selecting {...args} />,
});
/** A11Y-1: more columns than fit are scrolled to by keyboard, too. */
export const ScrollFocused = meta.story({
  parameters: { visual: { modes: ['light', 'dark', 'contrast', 'forced'] } },
  args: {
    columns: columns.map((column) => ({ ...column, label: LONG_LABEL.replaceAll(' ', '\u00a0') })),
  },
  play: async ({ canvas, canvasElement }) => {
    const scroll = canvas.getByRole('table').parentElement as HTMLElement;
    await waitFor(() => expect(scroll).toHaveAttribute('tabindex', '0'));
    showState(scroll, 'focus', canvasElement);
  },
});
/** What a row says and what can be done with it is in view, however long a name and little room there is. */
export const AnyWidth = meta.story({
  parameters: noPicture,
  args: {
    rows: rows.map((row) => (row.id === '2' ? { ...row, name: 'W'.repeat(240) } : row)),
    columns: sortableColumns,
    sort: { column: 'name', direction: 'ascending' },
    onSort,
    rowHref: (row: Row) => `#${row.id}`,
    rowActions: rowMenu,
  },
  render: (args) => (
    <div data-testid="room">
      <Selecting {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    for (const width of [320, 390, 600, 720, 799, 800, 870, 959, 960, 1100, 1440]) {
      room.style.inlineSize = `${width}px`;
      const { right } = room.getBoundingClientRect();
      for (const cell of canvas.getAllByRole('cell')) {
        await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(right);
      }
    }
  },
});
const twoRows = (selected: readonly string[] = []) => (
  <Table
    label="Assistants"
    columns={sortableColumns}
    rows={rows.slice(0, 2)}
    rowId={(row) => row.id}
    rowHref={(row) => `#${row.id}`}
    rowActions={rowMenu}
    sort={{ column: 'name', direction: 'ascending' }}
    onSort={fn()}
    selection={{ selected: new Set(selected), onChange: fn(), rowName: (row) => row.name, actions: bulk }}
  />
);
export const States = meta.story({
  ...statesOf({
    as: 'lines',
    states: ['hover', 'focus'],
    variants: [
      { name: 'row', of: 'tbody a', states: ['rest', 'hover', 'focus'], shows: twoRows() },
      { name: 'column', of: 'th:nth-of-type(4) button', shows: twoRows() },
      { name: 'box', of: 'tbody input', shows: twoRows() },
      { name: 'selected row', of: '[data-selected] a', shows: twoRows(['2']) },
      { name: 'card', of: 'tbody a', shows: <div style={{ inlineSize: '640px' }}>{twoRows()}</div> },
    ],
  }),
  // Wide enough for columns beside the names of the states: cards have no heads.
  globals: { viewport: { value: 'desktop', isRotated: false } },
});

const assistants = {
  label: 'Assistants',
  columns,
  rowId: ({ id }: Row) => id,
  empty: <EmptyState title="No assistants yet">They appear here.</EmptyState>,
};

/** A table whose first button goes with its press, and whose second takes the row along. */
function Vanishing() {
  const [left, setLeft] = useState(rows.slice(0, 3));
  const [tried, setTried] = useState<readonly string[]>([]);
  return (
    <Table
      {...assistants}
      rows={left}
      rowActions={({ id, name }) => (
        <>
          {!tried.includes(id) && (
            <IconButton icon={Pause} label={`Resume ${name}`} onClick={() => setTried([...tried, id])} />
          )}
          <IconButton
            icon={Trash2}
            label={`Delete ${name}`}
            onClick={() => setLeft(left.filter((row) => row.id !== id))}
          />
        </>
      )}
    />
  );
}
export const KeepsFocus = meta.story({
  name: 'A11Y-1: the focus stays in the table when a row takes its button, or itself, away',
  parameters: noPicture,
  render: () => <Vanishing />,
  play: async ({ canvas }) => {
    const press = async (name: string) => {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
    };
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await press('Resume Returns helper');
    await expect(row(/Returns helper/)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Delete Returns helper' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(row(/Warranty desk/)).toHaveFocus();
    await press('Delete Warranty desk');
    await expect(row(/Shop assistant/)).toHaveFocus();
    await press('Delete Shop assistant');
    await expect(row(/No assistants yet/)).toHaveFocus();
  },
});

/** A table of which a row goes in the moment in which a question about it is answered. */
function Asking() {
  const [left, setLeft] = useState(rows.slice(0, 2));
  const [asked, setAsked] = useState<Row | null>(null);
  return (
    <>
      <Table
        {...assistants}
        rows={left}
        rowActions={(row) => (
          <IconButton icon={Trash2} label={`Delete ${row.name}`} onClick={() => setAsked(row)} />
        )}
      />
      <AlertDialog
        open={asked !== null}
        title="Delete the assistant?"
        confirmLabel="Delete"
        onConfirm={() => {
          setLeft(left.filter((row) => row !== asked));
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      >
        It is gone for everybody.
      </AlertDialog>
    </>
  );
}
export const KeepsFocusAfterQuestion = meta.story({
  name: 'A11Y-1: the focus goes to the next row when a question takes one away',
  parameters: noPicture,
  render: () => <Asking />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Delete Shop assistant' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByRole('row', { name: /Returns helper/ })).toHaveFocus());
  },
});
