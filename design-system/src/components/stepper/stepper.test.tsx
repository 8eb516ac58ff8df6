import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { type Step, Stepper } from './index.js';

const steps: readonly Step[] = [
  { label: 'Your profile', state: 'done', to: '/1' },
  { label: 'Experience', state: 'current', to: '/2' },
  { label: 'Your profile', state: 'ahead' },
];

test('done steps are links and say so, steps ahead cannot be entered', () => {
  show(<Stepper label="Add Role" steps={steps} />);
  const list = within(screen.getByRole('navigation', { name: 'Add Role' }));
  expect(list.getByRole('link', { name: /Your profile \(done\)/ })).toHaveAttribute('href', '/1');
  expect(list.getByRole('link', { name: /Experience/ })).toHaveAttribute('aria-current', 'step');
  expect(list.getAllByRole('link')).toHaveLength(2);
});

test('Tab goes to the steps that can be entered and passes over what is ahead', async () => {
  const { user } = show(<Stepper label="Add Role" steps={steps} />);
  await user.tab();
  expect(screen.getByRole('link', { name: /done/ })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: /Experience/ })).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(<Stepper label="Sign up" steps={steps} direction="column" />)).toEqual([]);
});
