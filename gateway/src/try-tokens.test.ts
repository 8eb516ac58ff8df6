import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TRY_TOKENS } from '@vela/contracts/routes';
import { loadCatalogues } from '@vela/language/catalogues';
import { promote, publish } from '@vela/release';
import { siteLayout } from '@vela/release/site';
import { order, shellFiles, sliceFiles, type TemporaryFolder, temporaryFolder } from '@vela/release/testing';
import { ask, type Exchange, startUpstream, type Upstream } from '../tests/support/exchange.js';
import { type Gateway, startGateway } from './gateway.js';

const SOURCE = readFileSync(path.join(__dirname, '../../design-system/tokens.json'), 'utf8');
/** Who asks, by their cookie: whom the API takes for what. */
const PEOPLE: Readonly<Record<string, { readonly admin: boolean; readonly proved: boolean }>> = {
  'who=admin': { admin: true, proved: true },
  'who=unproved': { admin: true, proved: false },
  'who=talent': { admin: false, proved: false },
};

let folder: TemporaryFolder;
let site: string;
let api: Upstream;
let gateway: Gateway;
/** What the API was told last of who asks. */
let told: IncomingHttpHeaders = {};

beforeAll(async () => {
  loadCatalogues(['gateway', 'contracts']);
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
  await promote(site, 'shell', await publish(site, 'shell', await folder.write('shell', shellFiles())), order);
  const slice = await publish(site, 'mf_public', await folder.write('public', sliceFiles('mf_public', 'first')));
  await promote(site, 'mf_public', slice, order);
  api = await startUpstream((request, response) => {
    told = request.headers;
    const person = PEOPLE[request.headers.cookie?.split('; ')[0] ?? ''];
    const isProved = request.url === '/api/admin/posts' && person?.proved === true;
    if (request.url === '/api/users/me')
      response.end(JSON.stringify(person === undefined ? null : { id: 'ada', admin: person.admin }));
    else response.writeHead(isProved ? 200 : 403).end('{}');
  });
  gateway = await startGateway({ site, api: api.origin, countryHeader: 'cf-ipcountry' }, 0, '127.0.0.1');
});
afterAll(async () => {
  await gateway.stop();
  await api.stop();
  await folder.remove();
});

const read = (address: string, cookie = ''): Promise<Exchange> =>
  ask(gateway.port, address, { headers: { accept: 'text/html', ...(cookie === '' ? {} : { cookie }) } });
const send = (body: string, headers: Readonly<Record<string, string>> = {}): Promise<Exchange> =>
  ask(gateway.port, TRY_TOKENS, {
    method: 'POST',
    body,
    headers: { cookie: 'who=admin', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
  });
const said = ({ body }: Exchange) => JSON.parse(body.toString()) as Readonly<Record<string, string>>;
const withBand = (color: string): string => {
  const file = JSON.parse(SOURCE) as { color: { light: { jobseeker: { band: { $value: unknown } } } } };
  file.color.light.jobseeker.band.$value = color;
  return JSON.stringify(file);
};

describe('the page on which tokens are tried', () => {
  test.each(['', 'who=talent', 'who=unproved'])('is not there for anybody but administrators: "%s"', async (cookie) => {
    const [page, nothing] = await Promise.all([read(TRY_TOKENS, cookie), read('/assets/nothing', cookie)]);
    expect([page.status, page.body.toString()]).toEqual([404, nothing.body.toString()]);
    expect((await send(SOURCE, { cookie })).status).toBe(404);
    expect(await readdir(siteLayout(site).tokenFiles).catch(() => [])).toEqual([]);
  });

  test('is there for administrators, in their language, and runs its own script only', async () => {
    const { status, headers, body } = await read(TRY_TOKENS, 'who=admin; vela-language=sv');
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body.toString()).toContain('<a href="/godmode">Tillbaka till administrationen</a>');
    const [, script = ''] = /<script[^>]*>([\s\S]*?)<\/script>/.exec(body.toString()) ?? [];
    expect(script).not.toBe('');
    expect(headers['content-security-policy']).toContain(
      `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect((await read(TRY_TOKENS, 'who=admin')).body.toString()).toContain('Try design tokens');
  });
});

test('the API hears who asks, from where and with what, as in any call of theirs', async () => {
  const headers = { cookie: 'who=admin', 'user-agent': 'a browser', 'cf-ipcountry': 'SE' };
  await ask(gateway.port, TRY_TOKENS, { headers });
  expect(told).toMatchObject({ ...headers, 'x-forwarded-for': '127.0.0.1' });
});

test('tokens that fit are worn by the browser that opens the address, and by no other', async () => {
  const answer = await send(withBand('#123456'));
  expect([answer.status, said(answer)['told']]).toEqual([
    201,
    'These differ from the product’s tokens: color.light.jobseeker.band.',
  ]);
  const entrance = await read(`/pricing${said(answer)['address']?.replace(/^\//, '')}`);
  expect(entrance).toMatchObject({ status: 303, headers: { location: '/pricing' } });
  const cookie = entrance.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const page = await read('/pricing', cookie);
  const html = page.body.toString();
  const [, css = ''] = /<style id="tokens">([\s\S]*?)<\/style>/.exec(html) ?? [];
  expect(css).toContain('--vela-band:light-dark(#123456,#4F2039);');
  expect(page.headers['content-security-policy']).toContain(createHash('sha256').update(css).digest('base64'));
  expect(html).toContain('Preview of design tokens');
  expect(html).toContain('href="?preview=off"');
  expect((await read('/pricing')).body.toString()).not.toMatch(/id="tokens"|#123456|Preview of/);

  await rm(siteLayout(site).tokenFiles, { recursive: true });
  const later = await read('/jobseeker', cookie);
  expect([later.status, later.body.toString().includes('id="tokens"')]).toEqual([200, false]);
});

test.each([
  [
    'a pair that cannot be read',
    withBand('#F4E9EF'),
    /^color\.light\.jobseeker: words in onBand on band have a contrast of/,
  ],
  ['no JSON', '{', /^The file is no JSON/],
])('a file that does not fit is answered with what to mend, and nothing is kept: %s', async (_, file, sentence) => {
  const answer = await send(file);
  expect([answer.status, said(answer)['detail']]).toEqual([422, expect.stringMatching(sentence)]);
  expect(await readdir(siteLayout(site).tokenFiles).catch(() => [])).toEqual([]);
});

test('what is wrong is said in the language of whoever asks', async () => {
  const answer = await send(withBand('#F4E9EF'), { 'accept-language': 'sv' });
  expect(said(answer)['detail']).toMatch(/^color\.light\.jobseeker: text i onBand på band har kontrasten 1\.\d\d/);
});

test('other sites cannot send files in an administrator’s name, and nobody a large one', async () => {
  expect((await send(SOURCE, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send(SOURCE, { 'content-type': 'text/plain' })).status).toBe(403);
  expect((await send(`{"a":"${'a'.repeat(300_000)}"}`)).status).toBe(413);
});
