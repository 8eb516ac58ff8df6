import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../../testing/render.js';
import { ConfirmButton } from './index.js';

const withdraw = () => {
  const work = jest.fn();
  const { user } = show(
    <ConfirmButton question="The request ends." yes="Yes, withdraw" onConfirm={work}>
      Withdraw
    </ConfirmButton>,
  );
  return { user, work };
};
const opener = () => screen.getByRole('button', { name: 'Withdraw' });
const question = () => screen.getByRole('group', { name: 'The request ends.' });
const yes = () => screen.getByRole('button', { name: 'Yes, withdraw' });

test('the question has the focus, and is answered by a press that was begun after it was asked', async () => {
  const { user, work } = withdraw();
  await user.tab();
  // Held, and pressed once more.
  await user.keyboard('{Enter>5/}{Enter}');
  expect(question()).toHaveFocus();
  expect(work).not.toHaveBeenCalled();
  await user.tab();
  expect(yes()).toHaveFocus();
  expect(yes()).toHaveAccessibleDescription('The request ends.');
  await user.keyboard('{Enter}');
  expect(work).toHaveBeenCalledTimes(1);
});

test('the second click of a double one answers nothing, wherever it lands', async () => {
  const { user, work } = withdraw();
  await user.pointer([{ target: opener(), keys: '[MouseLeft]' }]);
  for (const answer of ['Yes, withdraw', 'Keep it'])
    await user.pointer([
      { target: question(), keys: '[MouseLeft]' },
      { target: screen.getByRole('button', { name: answer }), keys: '[MouseLeft]' },
    ]);
  expect(work).not.toHaveBeenCalled();
  await user.click(yes());
  expect(work).toHaveBeenCalledTimes(1);
});

test('after a click beside the answers Escape leaves all as it is', async () => {
  const { user, work } = withdraw();
  await user.click(opener());
  await user.click(screen.getByText('The request ends.'));
  await user.keyboard('{Escape}');
  expect(opener()).toHaveFocus();
  expect(work).not.toHaveBeenCalled();
});
