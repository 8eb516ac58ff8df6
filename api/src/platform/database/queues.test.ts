import { expect, test } from '@jest/globals';
import { Queues } from './queues.js';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('work of one name runs one after another, in its order; other names do not wait', async () => {
  const queues = new Queues();
  const told: string[] = [];
  const work = (name: string) => async () => {
    told.push(`${name} begins`);
    await turn();
    told.push(`${name} ends`);
    return name;
  };
  const all = await Promise.all([
    queues.run('one', work('a')),
    queues.run('one', work('b')),
    queues.run('other', work('c')),
    queues.run('one', work('d')),
  ]);
  expect(all).toEqual(['a', 'b', 'c', 'd']);
  expect(told.filter((line) => !line.startsWith('c'))).toEqual([
    'a begins',
    'a ends',
    'b begins',
    'b ends',
    'd begins',
    'd ends',
  ]);
  expect(told.indexOf('c begins')).toBeLessThan(told.indexOf('a ends'));
});

test('what fails tells its caller and keeps nobody waiting', async () => {
  const queues = new Queues();
  const failing = queues.run('one', () => Promise.reject(new Error('no')));
  const next = queues.run('one', () => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});

test('who would wait too long goes ahead', async () => {
  const queues = new Queues(20);
  let release = (): void => undefined;
  const stuck = queues.run('one', () => new Promise<void>((resolve) => (release = resolve)));
  await expect(queues.run('one', () => Promise.resolve('on its own'))).resolves.toBe('on its own');
  release();
  await stuck;
});
