import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { containerRuntime } from './runtime.js';

const entry = {
  version: '0a1b',
  entry: '/remotes/mf_public/0a1b/remoteEntry.js',
  integrity: 'sha384-abc',
  contract: 2,
};
const scope = { react: {} };

beforeEach(() => {
  Object.assign(globalThis, {
    __webpack_init_sharing__: () => Promise.resolve(),
    __webpack_share_scopes__: { default: scope },
  });
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of ['__webpack_init_sharing__', '__webpack_share_scopes__', 'mf_public'])
    Reflect.deleteProperty(globalThis, name);
});

/** The script that is on its way; jsdom itself loads none. */
function pendingScript(): HTMLScriptElement {
  const script = document.head.querySelector('script');
  if (script === null) throw new Error('No script was asked for.');
  return script;
}

/** What the entry script leaves behind. */
function container() {
  const init = jest.fn<(scope: unknown) => void>();
  Object.assign(globalThis, { mf_public: { init, get: () => Promise.resolve(() => ({ contract: 2 })) } });
  return init;
}

test('an entry runs once, checked by its integrity, and takes the shared modules of the shell', async () => {
  const runtime = containerRuntime();
  const loading = runtime.load('mf_public', entry);
  const script = pendingScript();
  expect(script.getAttribute('src')).toBe(entry.entry);
  expect({ integrity: script.integrity, crossOrigin: script.crossOrigin }).toEqual({
    integrity: 'sha384-abc',
    crossOrigin: 'anonymous',
  });
  const init = container();
  script.dispatchEvent(new Event('load'));
  expect(await loading).toEqual({ contract: 2 });
  expect(init.mock.calls).toEqual([[scope]]);
  expect(await runtime.load('mf_public', entry)).toEqual({ contract: 2 });
  expect(document.head.querySelector('script')).toBeNull();
  expect(init).toHaveBeenCalledTimes(1);
});

test('an attempt after a failure asks under another address, with the same integrity', async () => {
  const runtime = containerRuntime();
  const first = runtime.load('mf_public', entry);
  pendingScript().dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('/remotes/mf_public/0a1b/remoteEntry.js could not be loaded.');
  const second = runtime.load('mf_public', entry);
  const script = pendingScript();
  expect(script.getAttribute('src')).toBe('/remotes/mf_public/0a1b~1/remoteEntry.js');
  expect(script.integrity).toBe('sha384-abc');
  container();
  script.dispatchEvent(new Event('load'));
  expect(await second).toEqual({ contract: 2 });
});

test('an entry that hangs is taken out of the page', async () => {
  jest.useFakeTimers();
  const refused = expect(containerRuntime().load('mf_public', entry)).rejects.toThrow('did not arrive in time');
  await jest.advanceTimersByTimeAsync(2000);
  await refused;
  expect(document.head.querySelector('script')).toBeNull();
});

test('a script that leaves no container is refused', async () => {
  const loading = containerRuntime().load('mf_public', entry);
  pendingScript().dispatchEvent(new Event('load'));
  await expect(loading).rejects.toThrow('left no container');
});
