import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Table, type TableColumn } from './index.js';

interface Company {
  readonly name: string;
  readonly tokens: number;
}
const columns: readonly TableColumn<Company>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => name, sortable: true },
  { key: 'tokens', title: 'Tokens', cell: ({ tokens }) => tokens, numeric: true },
];
const rows = [
  { name: 'Norrkraft', tokens: 36 },
  { name: 'Bergen Health', tokens: 0 },
];
const shared = { caption: 'Companies', columns, rows, rowKey: ({ name }: Company) => name };

test('rows are named by their first cell, and the order is said', () => {
  show(<Table {...shared} sort={{ column: 'name', direction: 'descending' }} onSort={() => undefined} />);
  expect(screen.getByRole('table', { name: 'Companies' })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'Norrkraft' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
});

test('a title asks for the other order by keyboard', async () => {
  const sort = jest.fn();
  const { user } = show(<Table {...shared} sort={{ column: 'name', direction: 'ascending' }} onSort={sort} />);
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(sort).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
});

test('without rows it says so', () => {
  show(<Table {...shared} rows={[]} empty="No companies yet" />);
  expect(screen.getByRole('cell', { name: 'No companies yet' })).toBeInTheDocument();
});

test('stacked, each cell carries its column’s title, and the order can still be changed', () => {
  show(<Table {...shared} narrow="stack" onSort={() => undefined} />);
  expect(screen.getByRole('cell', { name: '36' })).toHaveAttribute('data-title', 'Tokens');
  expect(screen.getByRole('rowheader', { name: 'Norrkraft' })).not.toHaveAttribute('data-title');
  expect(screen.getByRole('button', { name: 'Name' })).toBeVisible();
});

test('what can be done with a row stays in sight, and the row’s name where titles stay', () => {
  const actions: TableColumn<Company> = { key: 'actions', title: 'Change', cell: () => 'Rename', actions: true };
  show(<Table {...shared} columns={[...columns, actions]} titles="stay" />);
  for (const cell of [screen.getByRole('columnheader', { name: 'Change' }), ...screen.getAllByText('Rename')])
    expect(cell).toHaveAttribute('data-stays', 'end');
  expect(screen.getByRole('rowheader', { name: 'Norrkraft' })).toHaveAttribute('data-stays', 'start');
  expect(screen.getByRole('cell', { name: '36' })).not.toHaveAttribute('data-stays');
});

test('it says at which end there is more than is in sight', () => {
  show(<Table {...shared} />);
  const box = screen.getByRole('region', { name: 'Companies' });
  Object.defineProperties(box, { scrollWidth: { value: 600 }, clientWidth: { value: 350 } });
  fireEvent.scroll(box);
  expect(box).toHaveAttribute('data-more', 'end');
  box.scrollLeft = 100;
  fireEvent.scroll(box);
  expect(box).toHaveAttribute('data-more', 'start end');
  box.scrollLeft = 250;
  fireEvent.scroll(box);
  expect(box).toHaveAttribute('data-more', 'start');
});

test('what takes the focus is not scrolled under a column that stays', () => {
  const before = globalThis.ResizeObserver;
  const told: ResizeObserverCallback[] = [];
  globalThis.ResizeObserver = class {
    constructor(tell: ResizeObserverCallback) {
      told.push(tell);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const rename = () => <button type="button">Rename</button>;
  const actions: TableColumn<Company> = { key: 'actions', title: 'Change', cell: rename, actions: true };
  const site: TableColumn<Company> = { key: 'site', title: 'Site', cell: () => <a href="/site">Site</a> };
  show(<Table {...shared} columns={[...columns, site, actions]} />);
  const box = screen.getByRole('region', { name: 'Companies' });
  const head = screen.getByRole('columnheader', { name: 'Change' });
  head.getBoundingClientRect = () => ({ width: 120 }) as DOMRect;
  const observer = new ResizeObserver(() => undefined);
  for (const tell of told) tell([], observer);
  globalThis.ResizeObserver = before;
  expect(box.style.getPropertyValue('--vela-stays-end')).toBe('120px');
  expect(box.style.getPropertyValue('--vela-stays-start')).toBe('0px');
  const margin = (element: HTMLElement) => getComputedStyle(element).getPropertyValue('scroll-margin-inline');
  expect(margin(screen.getAllByRole('link')[0] ?? box)).toContain('var(--vela-stays-end');
  expect(margin(screen.getAllByRole('button', { name: 'Rename' })[0] ?? box)).toBe('');
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(<Table {...shared} onSort={() => undefined} />)).toEqual([]);
});
