import childProcess, { type ForkOptions } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Isolated } from './isolated.js';

const NOBODYS = {
  site: path.join(tmpdir(), 'vela-no-site'),
  shell: 'aaaaaaaaaaaa',
  slice: 'bbbbbbbbbbbb',
  contract: 2,
};
const { fork } = childProcess;
/** Node emits an error for a program that is gone and for a machine without another process; others it throws. */
const toldLater = (...[script, options]: readonly unknown[]) =>
  fork(String(script), { ...(options as ForkOptions), execPath: '/vela/gone' });
const thrown = () => {
  throw Object.assign(new Error('spawn ENOMEM'), { code: 'ENOMEM' });
};

let isolated: Isolated;
beforeEach(() => {
  isolated = new Isolated();
});
afterEach(() => {
  isolated.end();
  jest.restoreAllMocks();
});

test.each([
  ['told later', toldLater, 'ENOENT'],
  ['thrown', thrown, 'ENOMEM'],
] as const)('that there is no process, %s, is an end like others: the next call starts one', async (_, none, cause) => {
  jest.spyOn(childProcess, 'fork').mockImplementationOnce(none);
  await expect(isolated.call('pathsOfPages', NOBODYS)).rejects.toThrow(
    new RegExp(`^its process could not be started \\(.+${cause}\\)\\.$`),
  );
  expect(await isolated.call('pathsOfPages', NOBODYS)).toBeNull();
});

test('a machine without another process is not asked for one all the time', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const starting = jest.spyOn(childProcess, 'fork').mockImplementation(thrown);
  for (let call = 0; call < 5; call += 1) await expect(isolated.call('pathsOfPages', NOBODYS)).rejects.toThrow();
  expect(starting).toHaveBeenCalledTimes(2);
});

test('one that is ended before it is known that there is no process for it is sent no signal, which would reach others', async () => {
  const kills: unknown[] = [];
  jest.spyOn(childProcess, 'fork').mockImplementationOnce((...words) => {
    const child = toldLater(...words);
    kills.push(jest.spyOn(child, 'kill').mockReturnValue(false));
    return child;
  });
  const asked = isolated.call('pathsOfPages', NOBODYS);
  isolated.end();
  await expect(asked).rejects.toThrow('it was ended.');
  expect(kills).toHaveLength(1);
  for (const kill of kills) expect(kill).not.toHaveBeenCalled();
});
