import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { faultsInBothThemes } from '../../testing/accessible.js';
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

test('it has no faults', async () => {
  expect(await faultsInBothThemes(loading)).toEqual([]);
});
