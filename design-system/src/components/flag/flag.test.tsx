import { expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Flag } from './index.js';

test('a flag that does not load gives way to the letters, and that is told', () => {
  const fail = jest.fn();
  const { container } = show(<Flag iso2="se" imageUrl="/flags/se.svg" onError={fail} />);
  const image = container.querySelector('img');
  if (image) fireEvent.error(image);
  expect(container).toHaveTextContent('SE');
  expect(fail).toHaveBeenCalledTimes(1);
});

test('it breaks no rule of accessibility', async () => {
  expect(
    await violationsInBothThemes(
      <p>
        <Flag iso2="no" /> Norway
      </p>,
    ),
  ).toEqual([]);
});
