import { afterEach, expect, jest, test } from '@jest/globals';
import { createInstance } from '@module-federation/enhanced/runtime';
import { loadFailures } from './plugins/load-failures.js';
import { federatedRuntime } from './runtime.js';
import { ATTEMPT_MS } from './waiting/time-limits.js';

/** An entry of the registry. The runtime keeps what it loaded for as long as the page lives, so each test has its own. */
const entryOf = (version: string) => ({
  version,
  entry: `/remotes/mf_public/${version}/remoteEntry.js`,
  integrity: `sha384-${version}`,
  contract: 2,
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  tell.mockReset();
  for (const name of ['mf_public', '__FEDERATION__']) Reflect.deleteProperty(globalThis, name);
});

/** A runtime of a page that shares React, and nothing else. */
const tell = jest.fn();
const runtimeOfPage = () =>
  federatedRuntime(
    createInstance({
      name: 'shell',
      remotes: [],
      shared: {
        react: { version: '19.3.1', lib: () => 'react', shareConfig: { singleton: true, requiredVersion: '*' } },
      },
    }),
    [loadFailures(tell)],
  );

/** Waits for the script that is asked for; jsdom itself loads none. */
async function pendingScript(): Promise<HTMLScriptElement> {
  for (let turn = 0; turn < 50; turn += 1) {
    const script = document.head.querySelector('script');
    if (script !== null) return script;
    await Promise.resolve();
  }
  throw new Error('No script was asked for.');
}

/** What the entry script leaves behind. */
function container() {
  const init = jest.fn<(scope: Record<string, unknown>) => void>();
  Object.assign(globalThis, { mf_public: { init, get: () => Promise.resolve(() => ({ contract: 2 })) } });
  return init;
}

test('an entry runs once, checked by its integrity, and takes the shared modules of the shell', async () => {
  const entry = entryOf('0a1b');
  const runtime = runtimeOfPage();
  const loading = runtime.load('mf_public', entry);
  const script = await pendingScript();
  expect(new URL(script.src).pathname).toBe(entry.entry);
  expect({ integrity: script.integrity, crossOrigin: script.crossOrigin }).toEqual({
    integrity: entry.integrity,
    crossOrigin: 'anonymous',
  });
  const init = container();
  script.dispatchEvent(new Event('load'));
  expect(await loading).toEqual({ contract: 2 });
  expect(Object.keys(init.mock.calls[0]?.[0] ?? {})).toEqual(['react']);
  expect(await runtime.load('mf_public', entry)).toEqual({ contract: 2 });
  expect(document.head.querySelector('script')).toBeNull();
  expect(init).toHaveBeenCalledTimes(1);
});

test('an attempt after a failure asks under another address, with the same integrity', async () => {
  const entry = entryOf('1b2c');
  const runtime = runtimeOfPage();
  const first = expect(runtime.load('mf_public', entry)).rejects.toThrow('/remotes/mf_public/1b2c/remoteEntry.js');
  (await pendingScript()).dispatchEvent(new Event('error'));
  await first;
  const second = runtime.load('mf_public', entry);
  const script = await pendingScript();
  expect(new URL(script.src).pathname).toBe('/remotes/mf_public/1b2c~1/remoteEntry.js');
  expect(script.integrity).toBe(entry.integrity);
  container();
  script.dispatchEvent(new Event('load'));
  expect(await second).toEqual({ contract: 2 });
});

test('an attempt beside one that hangs has an address of its own, and the script that comes counts for it', async () => {
  const entry = entryOf('6a7b');
  const runtime = runtimeOfPage();
  void runtime.load('mf_public', entry);
  const hanging = await pendingScript();
  const second = runtime.load('mf_public', entry);
  hanging.remove();
  const script = await pendingScript();
  expect(new URL(script.src).pathname).toBe('/remotes/mf_public/6a7b~1/remoteEntry.js');
  container();
  script.dispatchEvent(new Event('load'));
  expect(await second).toEqual({ contract: 2 });
});

test('what does not come, or does not start, is told with the slice’s name', async () => {
  const entry = entryOf('7b8c');
  const loading = expect(runtimeOfPage().load('mf_public', entry)).rejects.toThrow('broken');
  Object.assign(globalThis, { mf_public: undefined });
  const script = await pendingScript();
  Object.assign(globalThis, { mf_public: { init: () => Promise.reject(new Error('broken')), get: jest.fn() } });
  script.dispatchEvent(new Event('load'));
  await loading;
  expect(tell).toHaveBeenCalledWith(
    'mf_public',
    expect.objectContaining({ message: expect.stringContaining('broken') }),
  );
});

test('another version after a failure is not taken for the one that failed', async () => {
  const entry = entryOf('2c3d');
  const runtime = runtimeOfPage();
  const broken = expect(runtime.load('mf_public', entry)).rejects.toThrow('broken');
  const script = await pendingScript();
  Object.assign(globalThis, { mf_public: { init: () => Promise.reject(new Error('broken')), get: jest.fn() } });
  script.dispatchEvent(new Event('load'));
  await broken;
  const repaired = entryOf('3d4e');
  const loading = runtime.load('mf_public', repaired);
  const next = await pendingScript();
  expect(new URL(next.src).pathname).toBe(repaired.entry);
  container();
  next.dispatchEvent(new Event('load'));
  expect(await loading).toEqual({ contract: 2 });
});

test('an entry that hangs is taken out of the page in the end', async () => {
  const entry = entryOf('4e5f');
  jest.useFakeTimers();
  const refused = expect(runtimeOfPage().load('mf_public', entry)).rejects.toThrow('timed out');
  await jest.advanceTimersByTimeAsync(ATTEMPT_MS);
  await refused;
  expect(document.head.querySelector('script')).toBeNull();
});

test('a script that leaves no container is refused', async () => {
  const entry = entryOf('5f60');
  const loading = expect(runtimeOfPage().load('mf_public', entry)).rejects.toThrow('mf_public');
  (await pendingScript()).dispatchEvent(new Event('load'));
  await loading;
});
