import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Pagination } from './index.js';
import { pageMarks } from './pages.js';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [4, 9, [1, 2, 3, 4, 5, 'gap-after', 9]],
  [5, 9, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 'gap-after', 9]],
  [9, 9, [1, 'gap-before', 8, 9]],
  [1, 0, []],
  [2, 1, [1]],
  [9, 3, [1, 2, 3]],
])('page %i of %i offers %j', (current, count, marks) => {
  expect(pageMarks(current, count)).toEqual(marks);
});

const hrefOf = (page: number) => `/news?page=${page}`;

test('each page has its address and the one shown is marked', () => {
  show(<Pagination label="News" page={2} pageCount={3} hrefOf={hrefOf} />);
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/news?page=3');
});

test('one page needs no links', () => {
  show(<Pagination label="News" page={1} pageCount={1} hrefOf={hrefOf} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a page that is no more leads to those that are', () => {
  const { unmount } = show(<Pagination label="News" page={2} pageCount={1} hrefOf={hrefOf} />);
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/news?page=1');
  expect(screen.getByRole('link', { name: 'Page 1' })).not.toHaveAttribute('aria-current');
  unmount();
  show(<Pagination label="News" page={9} pageCount={3} hrefOf={hrefOf} />);
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/news?page=3');
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
});

test('Tab goes from page to page', async () => {
  const { user } = show(<Pagination label="News" page={1} pageCount={3} hrefOf={hrefOf} />);
  const reached: (string | null)[] = [];
  for (let presses = 0; presses < screen.getAllByRole('link').length; presses += 1) {
    await user.tab();
    reached.push(document.activeElement?.getAttribute('href') ?? null);
  }
  expect(reached).toEqual([hrefOf(1), hrefOf(2), hrefOf(3), hrefOf(2)]);
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(<Pagination label="News" page={4} pageCount={9} hrefOf={hrefOf} />)).toEqual([]);
});
