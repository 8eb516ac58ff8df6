import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Avatar } from './index.js';

test('before a connection only initials are shown', () => {
  show(<Avatar initials="MK" />);
  expect(screen.getByRole('img', { name: 'MK' })).toHaveTextContent('MK');
});

test('a picture that does not load gives way to the initials', () => {
  show(<Avatar initials="MK" name="Maja Kron" pictureUrl="/pictures/1" />);
  const picture = screen.getByRole('img', { name: 'Maja Kron' });
  expect(picture).toHaveAttribute('src', '/pictures/1');
  fireEvent.error(picture);
  expect(screen.getByRole('img', { name: 'Maja Kron' })).toHaveTextContent('MK');
});

test('it breaks no rule of accessibility', async () => {
  expect(
    await violationsInBothThemes(
      <>
        <Avatar initials="AL" />
        <Avatar initials="R" size="large" pictureUrl="/p" />
      </>,
    ),
  ).toEqual([]);
});
