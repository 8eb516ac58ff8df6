import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Badge } from './index.js';

test('a state has an icon and a word', () => {
  const { container } = show(<Badge tone="success">Accepted</Badge>);
  expect(screen.getByText('Accepted')).toBeInTheDocument();
  expect(container.querySelector('svg')).not.toBeNull();
});

test('it breaks no rule of accessibility', async () => {
  expect(
    await violationsInBothThemes(
      <>
        <Badge>New</Badge>
        <Badge tone="danger">Failed</Badge>
      </>,
    ),
  ).toEqual([]);
});
