import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Logo, LogoMark } from './index.js';

test('the name is said once, the mark is not', () => {
  const { container } = show(<Logo />);
  expect(screen.getByText('Vela')).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('it breaks no rule of accessibility', async () => {
  expect(
    await violationsInBothThemes(
      <>
        <Logo />
        <LogoMark />
      </>,
    ),
  ).toEqual([]);
});
