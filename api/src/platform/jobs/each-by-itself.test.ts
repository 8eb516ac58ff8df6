import { expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { eachByItself } from './each-by-itself.js';
import { LeaseLost } from './leases.js';

const doing = async (failures: ReadonlyMap<number, Error>) => {
  const done: number[] = [];
  const outcome = await eachByItself([1, 2, 3, 4], 'numbers were not done', (number) => {
    const failure = failures.get(number);
    if (failure !== undefined) return Promise.reject(failure);
    done.push(number);
    return Promise.resolve(number * 10);
  }).catch((error: unknown) => error);
  return { done, outcome };
};

test('each is done in turn, and what came of it is handed on', async () => {
  expect(await doing(new Map())).toEqual({ done: [1, 2, 3, 4], outcome: [10, 20, 30, 40] });
});

test('those that fail hold up none of the others, and are told at the end', async () => {
  const [first, third] = [new Error('First.'), new Error('Third.')];
  const { done, outcome } = await doing(
    new Map([
      [1, first],
      [3, third],
    ]),
  );
  expect(done).toEqual([2, 4]);
  expect(outcome).toEqual(new AggregateError([first, third], '2 of 4 numbers were not done.'));
  expect(Reflect.get(Object(outcome), 'errors')).toEqual([first, third]);
});

test.each([
  ['somebody else does the job', new LeaseLost('Somebody else does it.')],
  ['the store is away', new mongoose.mongo.MongoNetworkError('The line broke.')],
])('nothing else is tried where %s', async (_, failure) => {
  expect(await doing(new Map([[2, failure]]))).toEqual({ done: [1], outcome: failure });
});
