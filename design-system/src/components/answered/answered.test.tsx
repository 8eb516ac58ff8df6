import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ApiError } from '@vela/contracts/client';
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

test('what is refused says why, and neither speaks of the connection nor asks again in vain', () => {
  const again = jest.fn(refetch);
  const error = new ApiError('This is for members of a company.', 403, null);
  for (const reassurance of [undefined, 'They are safe.']) {
    const { unmount } = show(
      <Answered answer={{ ...gone, error, refetch: again }} {...texts} reassurance={reassurance}>
        {() => 'never'}
      </Answered>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Your roles could not be loaded\s*This is for members of a company\.$/,
    );
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
  }
});

test.each([
  ['nobody answered', 0],
  ['it came too often', 429],
  ['somebody is to log in again', 401],
  ['the server failed', 503],
])('what may pass is asked for again: %s', (_, status) => {
  show(
    <Answered answer={{ ...gone, error: new ApiError('Not now.', status, null) }} {...texts}>
      {() => 'never'}
    </Answered>,
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
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
