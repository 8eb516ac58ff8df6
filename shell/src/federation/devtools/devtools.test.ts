import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createInstance } from '@module-federation/enhanced/runtime';
import { openToDevtools } from '../inspection.js';
import { inspect } from './index.js';
import { overridesIn } from './overrides.js';

const manifestOf = (name: string, entry = 'remoteEntry.js') => ({
  id: name,
  name,
  metaData: {
    name,
    type: 'app',
    buildInfo: { buildVersion: '0.1.0', buildName: name },
    remoteEntry: { name: entry, path: '', type: 'global' },
    types: { path: '', name: '', zip: '', api: '' },
    globalName: name,
    pluginVersion: '2.9.2',
    publicPath: 'auto',
  },
  shared: [{ name: 'react', version: '19.3.1', assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } }],
  remotes: [],
  exposes: [
    { name: 'routes', path: './routes', assets: { js: { sync: ['1.js'], async: [] }, css: { sync: [], async: [] } } },
  ],
});

const registry = {
  mf_public: { version: '7', entry: '/remotes/mf_public/7/remoteEntry.js', integrity: 'sha384-7', contract: 2 },
};
const federation = () => createInstance({ name: 'shell', remotes: [] });
const at = (path: string) => new URL(path, location.href).href;

let asked: string[];
let before: typeof fetch;
beforeEach(() => {
  asked = [];
  before = globalThis.fetch;
  globalThis.fetch = jest.fn<typeof fetch>((input) => {
    const address = String(input instanceof Request ? input.url : input);
    asked.push(address);
    if (address.endsWith('/gone/mf-manifest.json')) return Promise.resolve(new Response('', { status: 404 }));
    return Promise.resolve(Response.json(manifestOf(address.includes('mf_public') ? 'mf_public' : 'shell')));
  });
});
afterEach(() => {
  globalThis.fetch = before;
  localStorage.clear();
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, '__FEDERATION__');
  jest.restoreAllMocks();
});

/** What the DevTools' panel reads: who consumes, and what. */
function panel() {
  const { moduleInfo } = (globalThis as unknown as { __FEDERATION__: { moduleInfo: Record<string, object> } })
    .__FEDERATION__;
  const consumers = Object.entries(moduleInfo).filter(
    ([, info]) => Object.keys(Reflect.get(info, 'remotesInfo') ?? {}).length > 0,
  );
  return {
    moduleInfo,
    consumers: Object.fromEntries(consumers.map(([name, info]) => [name, Reflect.get(info, 'remotesInfo')])),
  };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('DevTools see the shell, the slices of the registry, and what each exposes and shares', async () => {
  await inspect(federation(), registry);
  await settled();
  const place = at('/remotes/mf_public/7/mf-manifest.json');
  expect(panel().consumers).toEqual({ shell: { mf_public: { matchedVersion: place } } });
  expect(panel().moduleInfo[`mf_public:${place}`]).toMatchObject({
    publicPath: at('/remotes/mf_public/7/'),
    remoteEntry: 'remoteEntry.js',
    modules: [{ moduleName: 'routes', modulePath: './routes' }],
    shared: [{ sharedName: 'react', version: '19.3.1' }],
  });
});

test.each([
  ['the address of a manifest', { overrides: { mf_public: at('/remotes/mf_public/8/mf-manifest.json') } }],
  ['a published version', { overrides: { mf_public: '8' } }],
  ['the address of an entry', { overrides: { mf_public: at('/remotes/mf_public/8/remoteEntry.js') } }],
  ['what older DevTools wrote', { mf_public: at('/remotes/mf_public/8/mf-manifest.json') }],
])('%s in the place of a slice is loaded instead, unchecked', async (_, written) => {
  localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify(written));
  const host = federation();
  await inspect(host, registry);
  const remote = { name: 'mf_public', entryGlobalName: 'mf_public', ...registry.mf_public };
  host.registerRemotes([remote]);
  expect(host.options.remotes[0]).toMatchObject({
    name: 'mf_public',
    entry: at('/remotes/mf_public/8/remoteEntry.js'),
  });
  expect(host.options.remotes[0]).not.toHaveProperty('integrity');
  await settled();
  expect(panel().consumers).toEqual({
    shell: { mf_public: { matchedVersion: at('/remotes/mf_public/8/mf-manifest.json') } },
  });
});

test.each(['', 'null', '[]', '{"overrides":{"mf_other":"x","mf_public":""}}', '{"enableFastRefresh":true}'])(
  '%j in local storage replaces nothing',
  (text) => {
    expect(overridesIn({ getItem: () => (text === '' ? null : text) }).size).toBe(0);
  },
);

test('a page that says nothing of DevTools asks for none of their code, and honours nothing', async () => {
  localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify({ overrides: { mf_public: '8' } }));
  await openToDevtools(document, federation(), registry);
  await settled();
  expect(asked).toEqual([]);
});

test('a demonstration loads slices once it knows what takes their place, and at once where nothing does', async () => {
  document.head.innerHTML = '<meta name="federation-devtools">';
  const later: (() => void)[] = [];
  await openToDevtools(document, federation(), registry, (work) => later.push(work));
  await settled();
  expect(asked).toEqual([]);
  for (const work of later) work();
  await settled();
  expect(asked).toContain(at('/remotes/mf_public/7/mf-manifest.json'));
  asked.length = 0;
  localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify({ overrides: { mf_public: '8' } }));
  await openToDevtools(document, federation(), registry);
  expect(asked[0]).toContain('/remotes/mf_public/8/mf-manifest.json');
});

test('a version that is not there is told, and the slice in service is loaded', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.head.innerHTML = '<meta name="federation-devtools">';
  localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify({ overrides: { mf_public: 'gone' } }));
  await openToDevtools(document, federation(), registry);
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('There is no manifest') }),
  );
});
