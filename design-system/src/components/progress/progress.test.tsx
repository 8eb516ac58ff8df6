import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Progress } from './index.js';

test('it is said in numbers', () => {
  show(<Progress label="Profile" value={3} max={5} />);
  expect(screen.getByRole('progressbar', { name: 'Profile' })).toHaveAttribute('aria-valuetext', '3 of 5');
  expect(screen.getByText('3 of 5')).toBeInTheDocument();
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(<Progress label="Profile" value={80} valueText="80 %" />)).toEqual([]);
});
