import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { LoadingRegion, Skeleton } from './index.js';

const loading = (
  <LoadingRegion label="Loading matches">
    <Skeleton shape="avatar" />
    <Skeleton />
  </LoadingRegion>
);

test('the region says once what is loading', () => {
  show(loading);
  expect(screen.getByRole('status')).toHaveTextContent('Loading matches');
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(loading)).toEqual([]);
});
