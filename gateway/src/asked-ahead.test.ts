import { expect, test } from '@jest/globals';
import { askedAhead } from './asked-ahead.js';

/** Answers with the address and how often it was asked for so far. */
function counting() {
  const asked: string[] = [];
  const answers: Response[] = [];
  const fetcher: typeof fetch = (input) => {
    asked.push(String(input));
    if (input === '/broken') return Promise.reject(new TypeError('nobody is there'));
    const answer = new Response(`${String(input)} ${asked.filter((each) => each === input).length}`);
    answers.push(answer);
    return Promise.resolve(answer);
  };
  return { asked, answers, fetcher };
}

const textOf = async (answer: Promise<Response>): Promise<string> => (await answer).text();

test('what is asked ahead is on its way at once, and asked once for whoever wants it first', async () => {
  const { asked, fetcher } = counting();
  const ahead = askedAhead(['/a', '/b'], fetcher);
  expect(asked).toEqual(['/a', '/b']);
  expect(await textOf(ahead.fetcher('/a'))).toBe('/a 1');
  expect(asked).toEqual(['/a', '/b']);
  expect(await textOf(ahead.fetcher('/a'))).toBe('/a 2');
  expect(await textOf(ahead.fetcher('/c'))).toBe('/c 1');
  expect(await textOf(ahead.fetcher('/b', { method: 'HEAD' }))).toBe('/b 2');
});

test('who wants an answer that failed hears of it, and nobody else', async () => {
  const { fetcher } = counting();
  const ahead = askedAhead(['/broken'], fetcher);
  await new Promise((resolve) => setImmediate(resolve));
  await expect(ahead.fetcher('/broken')).rejects.toThrow('nobody is there');
});

test('answers that nobody wanted are let go of', async () => {
  const { answers, fetcher } = counting();
  const ahead = askedAhead(['/a', '/b', '/broken'], fetcher);
  await ahead.fetcher('/a');
  ahead.end();
  await new Promise((resolve) => setImmediate(resolve));
  expect(answers.map(({ bodyUsed }) => bodyUsed)).toEqual([false, true]);
});
