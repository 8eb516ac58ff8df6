import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Button } from '../button/index.js';
import { EmptyState } from './index.js';

test('it says what is missing and offers the next step', () => {
  show(
    <EmptyState title="No results" action={<Button>Clear filters</Button>}>
      Wider filters may help.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'No results', level: 2 })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeInTheDocument();
});

test('it breaks no rule of accessibility', async () => {
  const states = (
    <>
      <EmptyState title="Gone" mood="failed" />
      <EmptyState title="Offline" mood="offline" level={3} />
    </>
  );
  expect(await violationsInBothThemes(states)).toEqual([]);
});
