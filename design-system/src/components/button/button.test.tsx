import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Button, ButtonLink, ConfirmButton, IconButton } from './index.js';

test('it is pressed by mouse, Enter and Space, and does not submit unless told', async () => {
  const press = jest.fn();
  const { user } = show(<Button onClick={press}>Create role</Button>);
  const button = screen.getByRole('button', { name: 'Create role' });
  expect(button).toHaveAttribute('type', 'button');
  await user.click(button);
  await user.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(3);
});

test('while it is loading it keeps its focus and its name, says so, and does nothing', async () => {
  const press = jest.fn();
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = show(
    <form onSubmit={submit}>
      <Button loading type="submit" onClick={press}>
        Send
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: /in progress/ });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test('what cannot be used for a moment keeps its focus, and does nothing', async () => {
  const press = jest.fn();
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = show(
    <form onSubmit={submit}>
      <Button aria-disabled type="submit" onClick={press}>
        Keep it
      </Button>
    </form>,
  );
  await user.tab();
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await user.keyboard('{Enter} ');
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test('a link that looks like a button is a link', () => {
  show(<ButtonLink to="/for-talent">I am looking for a role</ButtonLink>);
  expect(screen.getByRole('link', { name: 'I am looking for a role' })).toHaveAttribute('href', '/for-talent');
});

test('nothing is written into style attributes', () => {
  const { container } = show(
    <>
      <Button>One</Button>
      <ButtonLink to="/">Two</ButtonLink>
      <IconButton icon="menu" label="Menu" />
    </>,
  );
  expect(container.querySelector('[style]')).toBeNull();
});

test('it breaks no rule of accessibility', async () => {
  const all = (
    <>
      <Button>Accept</Button>
      <Button variant="secondary" loading>
        Decline
      </Button>
      <Button disabled>Next</Button>
      <IconButton icon="star" label="Connect" variant="outlined" aria-disabled />
      <ButtonLink to="/">Home</ButtonLink>
    </>
  );
  expect(await violationsInBothThemes(all)).toEqual([]);
});

test('what cannot be undone asks in its place, and whoever keeps it is back where they were', async () => {
  const work = jest.fn();
  const { user } = show(
    <ConfirmButton question="The link ends." yes="Yes, take back" label="Take back the invitation" onConfirm={work}>
      Take back
    </ConfirmButton>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  const yes = screen.getByRole('button', { name: 'Yes, take back' });
  expect(screen.getByRole('group', { name: 'The link ends.' })).toHaveFocus();
  expect(yes).toHaveAccessibleDescription('The link ends.');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Take back the invitation' })).toHaveFocus();
  expect(work).not.toHaveBeenCalled();
  await user.keyboard('{Enter}{Tab}{Enter}');
  expect(work).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('button', { name: 'Take back the invitation' })).toHaveFocus();
});
