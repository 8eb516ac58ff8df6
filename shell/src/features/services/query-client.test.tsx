import { afterEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Button } from '@vela/design-system/button';
import { createQueryClient } from './query-client.js';

/** Tells React whether a test says when it draws. It does not where what is looked at is when it draws by itself. */
const drawnByTests = (are: boolean): boolean => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', are);
afterEach(() => {
  drawnByTests(true);
});

/** What a browser runs between two presses that follow each other at once. */
async function microtasks(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

test('a button that is pressed twice at once sends once', async () => {
  const send = jest.fn(() => new Promise<void>(() => undefined));
  function Accept() {
    const answer = useMutation({ mutationFn: send });
    return (
      <Button loading={answer.isPending} onClick={() => answer.mutate()}>
        Accept and share
      </Button>
    );
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Accept />
    </QueryClientProvider>,
  );
  drawnByTests(false);
  const button = screen.getByRole('button');
  button.click();
  await microtasks();
  button.click();
  await microtasks();
  expect(send).toHaveBeenCalledTimes(1);
});
