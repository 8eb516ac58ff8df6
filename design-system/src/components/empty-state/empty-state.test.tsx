import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Button } from '../button/index.js';
import { EmptyState, PastTheEnd } from './index.js';

test('it says what is missing and offers the next step', () => {
  show(
    <EmptyState title="No results" action={<Button>Clear filters</Button>}>
      Wider filters may help.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'No results', level: 2 })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeInTheDocument();
});

test('behind the end of a list it leads to its beginning', () => {
  show(<PastTheEnd firstPage="/news" level={3} />);
  expect(screen.getByRole('heading', { name: 'Nothing is on this page', level: 3 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To its first page' })).toHaveAttribute('href', '/news');
});

test('it breaks no rule of accessibility', async () => {
  const states = (
    <>
      <EmptyState title="Gone" mood="failed" />
      <EmptyState title="Offline" mood="offline" level={3} />
      <PastTheEnd firstPage="/news" />
    </>
  );
  expect(await violationsInBothThemes(states)).toEqual([]);
});
