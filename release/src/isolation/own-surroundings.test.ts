import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from '@jest/globals';
import { ownSurroundings } from './own-surroundings.js';

test('what is put on a global object is on that one alone, and there is no way out by it', () => {
  const [one, other] = [ownSurroundings().globals, ownSurroundings().globals];
  const name = Symbol.for('vela.test');
  Reflect.set(one, name, 'Ada');
  Reflect.defineProperty(one, 'kept', { value: 'Ada' });
  expect([Reflect.get(one, name), Reflect.get(one, 'kept'), Reflect.has(one, name)]).toEqual(['Ada', 'Ada', true]);
  for (const globals of [other, globalThis])
    expect([Reflect.get(globals, name), Reflect.has(globals, 'kept')]).toEqual([undefined, false]);
  Reflect.deleteProperty(one, name);
  expect(Reflect.has(one, name)).toBe(false);
  expect(Reflect.get(one, 'URL')).toBe(URL);
  expect(Reflect.get(one, 'fetch')).toBeUndefined();
});

test('what code keeps for asynchronous steps is let go when it ends', async () => {
  const { builtIn, end } = ownSurroundings();
  const { AsyncLocalStorage: Own } = builtIn('node:async_hooks') as { AsyncLocalStorage: typeof AsyncLocalStorage };
  const storage = new Own<string>();
  expect(storage).toBeInstanceOf(AsyncLocalStorage);
  const told = await storage.run('Ada', async () => {
    const before = storage.getStore();
    end();
    await Promise.resolve();
    return [before, storage.getStore()];
  });
  expect(told).toEqual(['Ada', undefined]);
});

test('of Node there is what rendering takes, and no more', () => {
  const { builtIn } = ownSurroundings();
  expect(builtIn('util')).toHaveProperty('inspect');
  expect(() => builtIn('node:fs')).toThrow('may not use "node:fs"');
});
