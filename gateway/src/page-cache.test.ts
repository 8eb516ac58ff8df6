import { createHash } from 'node:crypto';
import http from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Zstd } from '@hpcc-js/wasm-zstd';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { previewToken, promote, publish, rollBack, rollOut } from '@vela/release';
import { order, shellFiles, sliceFiles, type TemporaryFolder, temporaryFolder } from '@vela/release/testing';
import { ask, type Exchange } from '../tests/support/exchange.js';
import { type Gateway, startGateway } from './gateway.js';

/** A shell whose pages are the slice's word for them, with a style and a title. */
const SHELL_CODE = `
exports.serverShares = {};
exports.renderPage = async (pathname, slice) => ({
  body: '<p>' + (slice.routes[0].mark + ' ').repeat(500) + '</p>',
  styles: '<style data-styled="true">p { color: red; }</style>',
  title: 'Questions',
});
exports.renderLivePage = async () => null;
exports.headOfPage = async () => ({ description: 'What people ask', structuredData: [{ '@type': 'FAQPage' }] });
`;
const sliceCode = (mark: string): string =>
  `module.exports = { contract: 2, name: 'mf_public', routes: [{ path: '/faq', mark: '${mark}' }, { path: '/' }] };`;
const FOR_EVERYBODY = 'public, max-age=0, s-maxage=10, stale-while-revalidate=20';

let folder: TemporaryFolder;
let site: string;
let gateway: Gateway;
let first: string;
let second: string;

const published = async (mark: string) =>
  publish(
    site,
    'mf_public',
    await folder.write(mark, { ...sliceFiles('mf_public', mark), 'server/index.cjs': sliceCode(mark) }),
  );
const options = () => ({ site, api: 'http://127.0.0.1:9' });

beforeAll(async () => {
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
  const shell = await folder.write('shell', { ...shellFiles(), 'server/index.cjs': SHELL_CODE });
  await promote(site, 'shell', await publish(site, 'shell', shell), order);
  first = await published('first');
  second = await published('second');
  gateway = await startGateway(options(), 0, '127.0.0.1');
});
beforeEach(() => promote(site, 'mf_public', first, order));
afterAll(async () => {
  await gateway.stop();
  await folder.remove();
});

const asked = (address: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Exchange> =>
  ask(gateway.port, address, { method, headers: { accept: 'text/html,*/*;q=0.8', ...headers } });
const markOf = ({ body }: Exchange): string | undefined => /<p>(\w+) /.exec(body.toString())?.[1];
const withoutDate = ({ headers: { date, ...headers } }: Exchange) => headers;

describe('a page that was rendered at a promotion', () => {
  test('has the same bytes and headers for everybody, and caches may keep it', async () => {
    const [one, other] = [await asked('/faq'), await asked('/faq', { cookie: 'session=1', 'accept-language': 'sv' })];
    expect(one.body.equals(other.body)).toBe(true);
    expect(withoutDate(one)).toEqual(withoutDate(other));
    expect(one.headers).toMatchObject({
      'cache-control': FOR_EVERYBODY,
      vary: 'Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(one.body.length),
      'x-content-type-options': 'nosniff',
    });
    expect(one.headers).not.toHaveProperty('set-cookie');
  });

  test('has a policy that names each script and style in it by its hash, and nothing else inline', async () => {
    const { headers, body } = await asked('/faq');
    const policy = String(headers['content-security-policy']);
    const inline = [...body.toString().matchAll(/<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g)].filter(
      ([, , attributes = '']) => !/ src=| type="application\/(?:ld\+)?json"/.test(attributes),
    );
    expect(inline.map(([, name]) => name).toSorted()).toEqual(['script', 'style', 'style']);
    for (const [, name, , text = ''] of inline) {
      const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      expect(policy.split('; ').find((part) => part.startsWith(`${name}-src `))).toContain(hash);
    }
    expect(policy).not.toMatch(/unsafe|nonce/);
  });

  test('comes compressed as its reader likes it, and each form has a tag of its own', async () => {
    const plain = await asked('/faq');
    const zstd = await Zstd.load();
    const forms = [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip, zstd', 'zstd', (bytes: Buffer) => Buffer.from(zstd.decompress(bytes))],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0.5, gzip;q=0.8', 'gzip', gunzipSync],
      ['br;q=0, *', 'zstd', (bytes: Buffer) => Buffer.from(zstd.decompress(bytes))],
    ] as const;
    for (const [accepted, encoding, unpack] of forms) {
      const { headers, body } = await asked('/faq', { 'accept-encoding': accepted });
      expect([accepted, headers['content-encoding']]).toEqual([accepted, encoding]);
      expect(unpack(body).equals(plain.body)).toBe(true);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers.etag).toMatch(/^"[\w-]+"$/);
      expect(headers.etag).not.toBe(plain.headers.etag);
      expect(headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
      const again = await asked('/faq', { 'accept-encoding': accepted, 'if-none-match': String(headers.etag) });
      expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
      expect(again.headers).toMatchObject({ 'cache-control': FOR_EVERYBODY, etag: headers.etag });
    }
    const had = String(plain.headers.etag);
    expect((await asked('/faq', { 'accept-encoding': 'br', 'if-none-match': had })).status).toBe(200);
    expect((await asked('/faq', { 'if-none-match': `"other", W/${had}` })).status).toBe(304);
    const head = await asked('/faq', {}, 'HEAD');
    expect({ length: head.body.length, etag: head.headers.etag }).toEqual({ length: 0, etag: had });
  });

  test('is another one from the moment of a promotion on, and of a roll-back', async () => {
    const before = await asked('/faq');
    expect(markOf(before)).toBe('first');
    await promote(site, 'mf_public', second, order);
    const after = await asked('/faq', { 'if-none-match': String(before.headers.etag) });
    expect([after.status, markOf(after)]).toEqual([200, 'second']);
    await rollBack(site, 'mf_public', { by: 'ada', cause: 'rollback' });
    expect(markOf(await asked('/faq'))).toBe('first');
  });
});

describe('no cache keeps a page', () => {
  test('while a version is rolled out', async () => {
    await asked('/faq');
    await rollOut(site, 'mf_public', await published('third'), 50, order);
    const during = await asked('/faq');
    expect(during.headers['cache-control']).toBe('private, no-store');
    expect(during.headers).toHaveProperty('set-cookie');
    await promote(site, 'mf_public', second, order);
    expect((await asked('/faq')).headers['cache-control']).toBe(FOR_EVERYBODY);
  });

  test('of a browser that is shown a preview, or was', async () => {
    await asked('/faq');
    const token = await previewToken(site, { name: 'mf_public', version: second }, Date.now());
    const shown = await asked('/faq', { cookie: `vela-preview=${token}` });
    expect(shown.headers['cache-control']).toBe('private, no-store');
    expect(shown.body.toString()).toContain('id="preview"');
    const policy = String(shown.headers['content-security-policy']);
    const badge = /<style>(\n#preview[\s\S]*?)<\/style>/.exec(shown.body.toString())?.[1] ?? '';
    expect(policy).toContain(createHash('sha256').update(badge).digest('base64'));
    expect((await asked('/faq', { cookie: 'vela-preview=over' })).headers['cache-control']).toBe('private, no-cache');
  });

  test('at an address that leads readers to their language', async () => {
    const start = await asked('/', { 'accept-language': 'en' });
    expect(start.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
    });
    const swedish = await asked('/', { 'accept-language': 'sv' });
    expect([swedish.status, swedish.headers.location]).toEqual([302, '/sv']);
    const again = await asked('/', { 'accept-language': 'en', 'if-none-match': String(start.headers.etag) });
    expect(again.status).toBe(304);
  });

  test('or says that they chose it: that is kept, and leads to the page itself', async () => {
    const chosen = await asked('/?language=en&from=mail', { 'accept-language': 'sv', cookie: 'vela-language=sv' });
    expect([chosen.status, chosen.headers.location, chosen.headers['cache-control']]).toEqual([
      303,
      '/?from=mail',
      'private, no-store',
    ]);
    expect(chosen.headers['set-cookie']).toEqual(['vela-language=en; Path=/; Max-Age=31536000; SameSite=Lax']);
    const other = await asked('/?language=sv', { 'accept-language': 'en' });
    expect([other.status, other.headers.location]).toEqual([303, '/sv']);
    for (const address of ['/?language=xx', '/?language=', '/faq?language=sv', '/callback?language=sv']) {
      const { status, headers } = await asked(address, { 'accept-language': 'en' });
      expect([address, status, headers['set-cookie']]).toEqual([address, 200, undefined]);
    }
  });
});

test('one address gets so many cached pages a minute, and is refused as politely as elsewhere', async () => {
  const limited = await startGateway({ ...options(), pagesAMinute: 3 }, 0, '127.0.0.1');
  try {
    const answers: Exchange[] = [];
    for (let turn = 0; turn < 4; turn += 1) answers.push(await ask(limited.port, '/faq'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers[3]?.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(answers[3]?.headers).toHaveProperty('retry-after');
  } finally {
    await limited.stop();
  }
});

/** @returns what came before the answer, as a header `Link` */
const hintsFor = (port: number, headers: Readonly<Record<string, string>>, path: string): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const hints: string[] = [];
    const request = http.get({ port, host: '127.0.0.1', path, headers, agent: false }, (response) => {
      response.resume();
      response.once('end', () => resolve(hints));
    });
    request.on('information', (info) => hints.push(String(info.headers['link'])));
    request.on('error', reject);
  });

test('who opens a page is told ahead what it will need, where what stands before the gateway passes that on', async () => {
  const hinting = await startGateway({ ...options(), earlyHints: true }, 0, '127.0.0.1');
  const opens = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  try {
    const [hint = '', ...more] = await hintsFor(hinting.port, opens, '/jobseeker/dashboard');
    expect(more).toEqual([]);
    expect(hint).toContain('</assets/noto.woff2>; rel=preload; as=font');
    expect(hint).toContain('</assets/main.first.js>; rel=preload; as=script');
    expect(await hintsFor(hinting.port, { accept: 'text/html' }, '/jobseeker/dashboard')).toEqual([]);
    expect(await hintsFor(gateway.port, opens, '/jobseeker/dashboard')).toEqual([]);
  } finally {
    await hinting.stop();
  }
  const { headers } = await asked('/faq');
  expect(headers.link).toContain('</assets/noto.woff2>; rel=preload; as=font');
  expect(headers.link).not.toContain('as=script');
});
