import { expect, test } from '@jest/globals';
import { oneATask } from './one-a-task.js';

/** Until all that follows by itself has happened. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Calls that were begun, and tasks that come when they are told to. */
function observed(answer: (path: string) => Promise<Response> = () => Promise.resolve(new Response())) {
  const begun: string[] = [];
  const waiting: (() => void)[] = [];
  const fetcher = oneATask(
    (input) => {
      begun.push(String(input));
      return answer(String(input));
    },
    () => new Promise<void>((resolve) => waiting.push(resolve)),
  );
  const nextTask = async (): Promise<void> => {
    await settled();
    waiting.shift()?.();
    await settled();
  };
  return { fetcher, begun, nextTask };
}

test('calls of one moment begin one after the other, the first at once', async () => {
  const { fetcher, begun, nextTask } = observed();
  const all = [fetcher('/a'), fetcher('/b', { method: 'GET' }), fetcher('/c')];
  await Promise.resolve();
  expect(begun).toEqual(['/a']);
  await nextTask();
  expect(begun).toEqual(['/a', '/b']);
  await nextTask();
  await Promise.all(all);
  expect(begun).toEqual(['/a', '/b', '/c']);
  await nextTask();
  void fetcher('/d');
  expect(begun.at(-1)).toBe('/d');
});

test('what changes something does not wait', () => {
  const { fetcher, begun } = observed();
  void fetcher('/a');
  void fetcher('/b');
  void fetcher('/note', { method: 'PUT' });
  expect(begun).toEqual(['/a', '/note']);
});

test('a call that was refused holds nobody up', async () => {
  const { fetcher, nextTask } = observed((path) =>
    path === '/a' ? Promise.reject(new Error('refused')) : Promise.resolve(new Response()),
  );
  const both = Promise.allSettled([fetcher('/a'), fetcher('/b')]);
  await nextTask();
  const [first, second] = await both;
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
});
