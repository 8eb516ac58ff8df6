import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Answered, bothAnswers } from './index.js';

const refetch = () => Promise.resolve();
const texts = { loading: 'Loading your roles', failed: 'Your roles could not be loaded' };
const waiting = { data: undefined, isPending: true, refetch };
const gone = { data: undefined, isPending: false, refetch };

test('it shows that something is coming, and then what came', () => {
  const { unmount } = show(
    <Answered answer={waiting} {...texts}>
      {() => 'never'}
    </Answered>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading your roles');
  unmount();
  show(
    <Answered answer={{ data: ['Tech lead'], isPending: false, refetch }} {...texts}>
      {(roles) => <p>{roles.join()}</p>}
    </Answered>,
  );
  expect(screen.getByText('Tech lead')).toBeInTheDocument();
});

test('what could not be loaded is asked for again', async () => {
  const again = jest.fn(refetch);
  const { user } = show(
    <Answered answer={{ ...gone, refetch: again }} {...texts} level={3}>
      {() => 'never'}
    </Answered>,
  );
  expect(screen.getByRole('heading', { name: 'Your roles could not be loaded', level: 3 })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Your roles could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalledTimes(1);
});

test('two answers are one: there with both, and asked again together', async () => {
  const here = { data: 1, isPending: false, refetch: jest.fn(refetch) };
  expect(bothAnswers(here, waiting)).toMatchObject({ data: undefined, isPending: true });
  const failed = bothAnswers(here, { ...gone, refetch: jest.fn(refetch) });
  expect(failed).toMatchObject({ data: undefined, isPending: false });
  await failed.refetch();
  expect(here.refetch).toHaveBeenCalledTimes(1);
  expect(bothAnswers(here, { ...here, data: 2 }).data).toEqual([1, 2]);
});

test('it breaks no rule of accessibility', async () => {
  const states = (
    <>
      <Answered answer={waiting} {...texts}>
        {() => null}
      </Answered>
      <Answered answer={gone} {...texts}>
        {() => null}
      </Answered>
    </>
  );
  expect(await violationsInBothThemes(states)).toEqual([]);
});
