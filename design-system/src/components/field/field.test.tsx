import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { Question, Questions } from '../../testing/question.js';
import { show } from '../../testing/render.js';

test('a control is named, described and said to be wrong by what is written around it', async () => {
  const { user } = show(<Question label="City" hint="Where you want to work" error="Required" required />);
  const entry = screen.getByRole('textbox', { name: 'City' });
  expect(entry).toHaveAccessibleDescription('Where you want to work Required');
  expect(entry).toBeInvalid();
  expect(entry).toBeRequired();
  await user.click(screen.getByText('City'));
  expect(entry).toHaveFocus();
});

test('several controls that answer one question are a group with its name', () => {
  show(<Questions label="Years" hint="Both count" />);
  expect(screen.getByRole('group', { name: 'Years' })).toHaveAccessibleDescription('Both count');
});

test('they break no rule of accessibility', async () => {
  expect(await violationsInBothThemes(<Question label="City" error="Required" />)).toEqual([]);
  expect(await violationsInBothThemes(<Questions label="Years" />)).toEqual([]);
});
