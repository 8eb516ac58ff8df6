import { useDirection } from '@base-ui/react/direction-provider';
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { ReadingDirection } from './index.js';

afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
});

const Said = () => <output>{useDirection()}</output>;
const around = (
  <ReadingDirection>
    <Said />
  </ReadingDirection>
);

test('what stands in it follows the document, also when that is turned round', async () => {
  show(around);
  expect(screen.getByRole('status')).toHaveTextContent('ltr');
  // An observer is told when all else is done.
  await act(async () => {
    document.documentElement.dir = 'rtl';
    await Promise.resolve();
  });
  expect(screen.getByRole('status')).toHaveTextContent('rtl');
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(around)).toEqual([]);
});
