import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Card } from './index.js';

test('a card can be an article with a name', () => {
  show(
    <Card as="article" aria-label="Match" floating>
      MK
    </Card>,
  );
  expect(screen.getByRole('article', { name: 'Match' })).toHaveTextContent('MK');
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(<Card tone="second">Quiet</Card>)).toEqual([]);
});
