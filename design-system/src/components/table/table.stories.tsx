import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { usage } from '../../testing/usage.js';
import { Badge } from '../badge/index.js';
import { Table, type TableSort } from './table.js';

const companies = [
  { id: '1', name: 'Norrkraft AB', profiles: 2, tokens: 36, state: 'Real' },
  { id: '2', name: 'Öresund Data', profiles: 0, tokens: 4, state: 'Generated' },
  { id: '3', name: 'Bergen Health', profiles: 5, tokens: 0, state: 'Real' },
];
type Company = (typeof companies)[number];

const meta = {
  title: 'Layout/Table',
  component: Table<Company>,
  parameters: usage({
    what: 'Rows to compare, dense and sortable. The first column names the row. What is too wide scrolls inside the table, not with the page.',
    use: [
      'Figures of many things side by side.',
      '`numeric` columns for what is compared.',
      '`titles="stay"` where many rows are read against their titles, such as a comparison in a dialog; the rows’ names stay, too.',
      '`actions` for the column of what can be done with a row.',
    ],
    avoid: [
      'Cards of unlike things, and layout (`Grid`).',
      'Two words and a value: a description list says it better.',
    ],
    keys: {
      Tab: 'reaches the table and each title that sorts',
      Enter: 'sorts by it, and again the other way',
      'Arrow keys': 'scroll a table that is too wide',
    },
    spoken: 'Its caption, each cell with its column and row, and the order of the sorted column.',
  }),
  args: {
    caption: 'Companies',
    rows: companies,
    rowKey: (company) => company.id,
    columns: [
      { key: 'name', title: 'Name', cell: (company) => company.name, sortable: true },
      { key: 'profiles', title: 'Free profiles', cell: (company) => company.profiles, numeric: true, sortable: true },
      { key: 'tokens', title: 'Tokens', cell: (company) => company.tokens, numeric: true },
      { key: 'state', title: 'State', cell: (company) => <Badge>{company.state}</Badge> },
    ],
  },
} satisfies Meta<typeof Table<Company>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sortable: Story = {
  render: function Sortable(args) {
    const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
    const rows = [...args.rows].sort((one, other) => one.name.localeCompare(other.name));
    return (
      <Table {...args} rows={sort.direction === 'ascending' ? rows : rows.reverse()} sort={sort} onSort={setSort} />
    );
  },
};
export const Empty: Story = { args: { rows: [] } };
export const ManyColumns: Story = {
  args: {
    columns: [
      ...meta.args.columns,
      ...Array.from({ length: 8 }, (_, place) => ({
        key: `note${place}`,
        title: `Note ${place + 1}`,
        cell: () => 'Written by hand',
      })),
    ],
  },
};
/** More rows than the window is high: it scrolls in itself, under its titles. */
export const TitlesStay: Story = {
  args: {
    titles: 'stay',
    rows: Array.from({ length: 40 }, (_, place) => ({
      id: `${place}`,
      name: `Company ${place + 1}`,
      profiles: place % 4,
      tokens: 3 * place,
      state: 'Real',
    })),
  },
};
/** Below 820 px each row is a list of its cells. */
export const Stacked: Story = { args: { narrow: 'stack' } };
export const SortedByKeys: Story = {
  ...Sortable,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('button', { name: 'Name' });
    name.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Öresund Data');
  },
};
