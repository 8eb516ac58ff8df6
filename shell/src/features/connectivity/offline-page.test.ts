import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from '@jest/globals';
import { DEFAULT_AUDIENCE, schemeColors, SCHEMES } from '@vela/design-system/theme';

const PUBLIC = path.join(__dirname, '../../../public');
const code = readFileSync(path.join(PUBLIC, 'offline.js'), 'utf8');

interface Answer {
  readonly body: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}
interface Asked {
  readonly mode?: string;
  readonly method?: string;
  /** What the browser fetched while the worker started; null where it failed. */
  readonly preload?: Promise<unknown>;
}

let network: () => Promise<unknown>;
let listeners: Map<string, (event: unknown) => void>;

let search = '';
let preloads = 0;

function start(): void {
  network = () => Promise.reject(new TypeError('Failed to fetch'));
  listeners = new Map();
  preloads = 0;
  const enable = () => {
    preloads += 1;
    return Promise.resolve();
  };
  // The whole world of the worker: what is not here, such as a cache, it cannot use.
  runInNewContext(code, {
    self: {
      location: { search },
      registration: { navigationPreload: { enable } },
      addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    },
    URLSearchParams,
    fetch: () => network(),
    Response: function Response(body: string, options: object) {
      return { body, ...options };
    },
  });
}
beforeEach(() => {
  search = '';
  start();
});

/** @returns what the worker answers; null where it leaves the request to the browser */
async function ask({ mode = 'navigate', method = 'GET', preload = Promise.resolve() }: Asked = {}): Promise<unknown> {
  let answered: unknown = null;
  const respondWith = (answer: unknown) => {
    answered = answer;
  };
  listeners.get('fetch')?.({ request: { mode, method }, preloadResponse: preload, respondWith });
  return await answered;
}

test('without a network a page says so, and where to go on', async () => {
  const { body, status, headers } = (await ask()) as Answer;
  expect(status).toBe(503);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'");
  const page = new DOMParser().parseFromString(body, 'text/html');
  expect(page.documentElement.lang).toBe('en');
  expect(page.querySelector('h1')?.textContent).toBe('You are offline');
  expect(page.querySelector('a')?.getAttribute('href')).toBe('');
  expect(page.querySelector('script, link, img')).toBeNull();
});

test('it speaks the language of the page that prepared it, and takes no element from its address', async () => {
  search = `?${new URLSearchParams({ language: 'sv', title: 'Du är offline', lead: '<b>Hej</b>', again: 'Försök igen' }).toString()}`;
  start();
  const page = new DOMParser().parseFromString(((await ask()) as Answer).body, 'text/html');
  expect(page.documentElement.lang).toBe('sv');
  expect(page.querySelector('h1')?.textContent).toBe('Du är offline');
  expect(page.querySelector('p')?.textContent).toBe('<b>Hej</b>');
  expect(page.querySelector('b')).toBeNull();
});

test('it takes over no page that is on its way', async () => {
  const waited: unknown[] = [];
  const event = { waitUntil: (work: unknown) => waited.push(work) };
  // Both ways to do so are missing in its world, so that to try is to fail.
  for (const name of ['install', 'activate']) listeners.get(name)?.(event);
  await Promise.all(waited);
  expect(preloads).toBe(1);
});

test('with a network the page is the network’s, of this moment', async () => {
  network = () => Promise.resolve('fetched now');
  expect(await ask()).toBe('fetched now');
  expect(await ask({ preload: Promise.resolve('fetched ahead') })).toBe('fetched ahead');
});

test.each([{ mode: 'cors' }, { mode: 'no-cors' }, { mode: 'same-origin' }, { mode: 'navigate', method: 'POST' }])(
  'what is no page is not its business: %j',
  async (asked) => {
    expect(await ask(asked)).toBeNull();
  },
);

test('nothing is ever stored', () => {
  expect(code).not.toMatch(/caches|indexedDB/);
});

test('its colours are those of the tokens', () => {
  const tokens = SCHEMES.flatMap((scheme): string[] => Object.values(schemeColors[scheme][DEFAULT_AUDIENCE]));
  const used = code.match(/#[\dA-F]{6}\b/g) ?? [];
  expect(used.length).toBeGreaterThan(10);
  for (const value of used) expect(tokens).toContain(value);
});

test('the manifest names icons that are there, in their sizes and in the colours of the tokens', () => {
  const manifest = JSON.parse(readFileSync(path.join(PUBLIC, 'site.webmanifest'), 'utf8')) as {
    readonly theme_color: string;
    readonly background_color: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  const { paper } = schemeColors.light[DEFAULT_AUDIENCE];
  expect([manifest.theme_color, manifest.background_color]).toEqual([paper, paper]);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512', '512x512']);
  const sideOf = (file: string): string => {
    const header = readFileSync(path.join(PUBLIC, file));
    return `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`;
  };
  for (const { src, sizes } of manifest.icons) if (src.endsWith('.png')) expect(sideOf(src)).toBe(sizes);
  expect(sideOf('apple-touch-icon.png')).toBe('180x180');
  const document = readFileSync(path.join(PUBLIC, 'document.html'), 'utf8');
  expect(document).toContain('<link rel="manifest" href="/site.webmanifest" />');
  expect(document).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />');
});
