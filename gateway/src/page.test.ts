import { createHash } from 'node:crypto';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SESSION_COOKIE } from '@vela/contracts/constants';
import type { RemoteRegistry } from '@vela/contracts/remote';
import { addCatalogue } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
import type { TemporaryFolder } from '@vela/release/testing';
import { deploy, type Deployed } from '../tests/support/deployed.js';
import { ask, type Upstream } from '../tests/support/exchange.js';
import { type Gateway, startGateway } from './gateway.js';

let deployed: Deployed;
let folder: TemporaryFolder;
let site: string;
let api: Upstream;
let gateway: Gateway;
let shell: string;
let slice: string;

beforeAll(async () => {
  deployed = await deploy();
  ({ folder, site, api, gateway, shell, slice } = deployed);
});

afterAll(() => deployed.stop());

const asBrowser = { accept: 'text/html,*/*;q=0.8' };
const asked = (address: string, options?: Parameters<typeof ask>[2]) => ask(gateway.port, address, options);

/** The sources that a policy allows for one kind of content. */
const sourcesOf = (policy: unknown, directive: string): readonly string[] =>
  String(policy)
    .split('; ')
    .map((part) => part.split(' '))
    .find(([name]) => name === directive)
    ?.slice(1) ?? [];

describe('a page', () => {
  test('carries a policy without inline code but its own, and without eval', async () => {
    const { status, headers, body } = await asked('/about-us', { headers: asBrowser });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-cache');
    const policy = headers['content-security-policy'];
    const scripts = sourcesOf(policy, 'script-src');
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(scripts).not.toContain("'unsafe-eval'");
    expect(body.toString()).toContain(`<script defer src="/assets/main.second.js"></script>`);
    const style = /<style>(.*?)<\/style>/.exec(body.toString())?.[1] ?? '';
    expect(sourcesOf(policy, 'style-src')).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(body.toString()).not.toContain('{{');
    expect(sourcesOf(policy, 'object-src')).toEqual(["'none'"]);
    expect(sourcesOf(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(sourcesOf(policy, 'report-uri')).toEqual(['/api/csp-reports']);
    expect(sourcesOf(policy, 'report-to')).toEqual(['csp']);
    expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('that was rendered beforehand asks for its code when it is in sight, and is compressed', async () => {
    const rendered = {
      title: 'About us · Vela',
      styles: '<style data-styled="">p { color: red; }</style>',
      body: `<p>${'We match by skill. '.repeat(200)}</p>`,
    };
    const alone = await startGateway({ site, api: api.origin }, 0, '127.0.0.1');
    // Who asks before the pages are there, while pointers move one after the other, decides nothing for those who come after.
    const early = await ask(alone.port, '/about-us', { headers: asBrowser });
    expect(early.body.toString()).not.toContain(rendered.body);
    await folder.write(path.join('site', 'prerendered', `${shell}-${slice}`), {
      'pages.json': JSON.stringify({ pages: { '/about-us': rendered }, skipped: {} }),
    });
    const [plain, compressedForm] = await Promise.all(
      ['identity', 'gzip, br'].map((encoding) =>
        ask(alone.port, '/about-us', { headers: { ...asBrowser, 'accept-encoding': encoding } }),
      ),
    );
    await alone.stop();
    const html = plain?.body.toString() ?? '';
    expect(html).toContain(rendered.body);
    expect(html).toContain('<noscript><p>Forms and buttons of this page need JavaScript.</p>');
    const code = /<template id="code"[^>]*>(.*?)<\/template>/s.exec(html)?.[1] ?? '';
    const boot = /<template id="boot">(.*?)<\/template>/s.exec(html)?.[1] ?? '';
    expect(boot).toBe(`<script defer src="/assets/boot.second.js"></script>`);
    expect(code).toContain(`<script defer src="/assets/main.second.js"></script>`);
    expect(code).toContain(`href="/remotes/mf_public/${slice}/page.0123456789.js">`);
    expect(html.replace(code, '').replace(boot, '')).not.toMatch(/<script[^>]* src=|as="script"/);
    expect(html).toContain(`</template><script>`);

    expect(plain?.headers).not.toHaveProperty('content-encoding');
    expect(compressedForm?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(compressedForm?.body ?? '').toString().length).toBe(html.length);
  });

  test('carries the registry and the preloads of the slice that owns it', async () => {
    const { body } = await asked('/', { headers: asBrowser });
    const inlined = /<script type="application\/json" id="remotes">(.*?)<\/script>/.exec(body.toString())?.[1];
    const { body: registry } = await asked('/remotes.json');
    const { mf_admin: forSomeOnly, ...forEverybody } = JSON.parse(registry.toString()) as RemoteRegistry;
    expect(forSomeOnly).toBeDefined();
    expect(JSON.parse(inlined ?? '')).toEqual(forEverybody);
    expect(body.toString()).toMatch(
      new RegExp(
        `<link rel="preload" as="script" href="/remotes/mf_public/${slice}/remoteEntry.js" integrity="sha384-[^"]+"`,
      ),
    );
    expect(body.toString()).toContain(
      `<link rel="preload" as="script" href="/remotes/mf_public/${slice}/page.0123456789.js">`,
    );
    const { body: ofAdmins } = await asked('/godmode', { headers: asBrowser });
    expect(ofAdmins.toString()).not.toContain('mf_admin');
    const { headers } = await asked('/talentseeker/dashboard', { headers: asBrowser });
    expect(headers['link']).toContain('</api/users/me>; rel=preload; as=fetch; crossorigin');
    const english = { ...asBrowser, 'accept-language': 'en-GB' };
    const { headers: ofSwedish, body: swedish } = await asked('/sv/talentseeker/dashboard', { headers: english });
    expect(`${String(ofSwedish['link'])}${swedish.toString()}`).not.toContain('/api/');
    expect(headers['link']).toContain('</assets/main.second.js>; rel=preload; as=script');
    const { body: ofShell } = await asked('/callback?code=1', { headers: asBrowser });
    expect(ofShell.toString()).not.toContain('rel="preload" as="script"');
  });

  test('of a demonstration is open to DevTools, which are told what builds consist of; others are not', async () => {
    const MANIFESTS = [`/remotes/mf_public/${slice}/mf-manifest.json`, '/mf-manifest.json'];
    const element = '<meta name="federation-devtools">';
    const demonstration = await startGateway({ site, api: api.origin, inspectable: true }, 0, '127.0.0.1');
    const { body } = await ask(demonstration.port, '/', { headers: asBrowser });
    const told = await Promise.all(
      MANIFESTS.map((path) => ask(demonstration.port, path, { headers: { accept: '*/*' } })),
    );
    const foreign = await ask(demonstration.port, `/remotes/mf_public/${slice}/server/mf-manifest.json`);
    await demonstration.stop();
    expect(body.toString()).toContain(element);
    expect(told.map((each) => [each.status, (JSON.parse(each.body.toString()) as { name: string }).name])).toEqual([
      [200, 'mf_public'],
      [200, 'shell'],
    ]);
    expect(foreign.status).toBe(404);

    expect((await asked('/', { headers: asBrowser })).body.toString()).not.toContain(element);
    for (const path of MANIFESTS) expect((await asked(path, { headers: { accept: '*/*' } })).status).toBe(404);
  });

  test.each([
    ['/', 'jobseeker'],
    ['/jobseeker/dashboard', 'jobseeker'],
    ['/for-employers', 'talentSeeker'],
    ['/talentseeker/role/42', 'talentSeeker'],
  ])('%s is set in the colours of %s from the first byte', async (address, audience) => {
    const { body } = await asked(address, { headers: asBrowser });
    expect(body.toString()).toContain(`data-audience="${audience}"`);
  });

  test('has texts fetched ahead that it will ask for: of the slice that owns it, and none of a slice where it is the shell’s own', async () => {
    const ahead = async (address: string) =>
      [
        ...(await asked(address, { headers: asBrowser })).body.toString().matchAll(/as="fetch"[^>]* href="([^"]+)"/g),
      ].map(([, found]) => found);
    const ofSlice = `/remotes/mf_public/${slice}/catalogue-sv.json`;
    expect(await ahead('/sv/about-us')).toEqual(expect.arrayContaining(['/assets/texts-sv.json', ofSlice]));
    for (const own of ['/sv/error', '/sv/callback']) {
      const asks = await ahead(own);
      expect(asks).toContain('/assets/texts-sv.json');
      expect(asks).not.toContain(ofSlice);
    }
  });

  test('is what a client gets that accepts anything', async () => {
    for (const headers of [{ accept: '*/*' }, {}]) expect((await asked('/', { headers })).status).toBe(200);
  });

  test('says in its own language what it needs where no script runs', async () => {
    addCatalogue('sv', catalogueOf(['gateway'], 'sv'));
    const said = async (address: string) =>
      /<noscript><p>(.*?)<\/p>/.exec((await asked(address, { headers: asBrowser })).body.toString())?.[1];
    expect(await said('/contact')).toMatch(/^Vela needs JavaScript for this page\. /);
    expect(await said('/sv/contact')).toMatch(/^Vela behöver JavaScript för den här sidan\. /);
    expect(await said('/contact')).toContain('<a href="/about-us">About us</a> · <a href="/news">News</a>');
    expect(await said('/sv/foo')).toMatch(
      /^Det finns ingen sida på den här adressen\. .*<a href="\/sv\/news">Nyheter<\/a>/,
    );
  });

  test.each([
    ['/foo', 404],
    ['/sv/foo', 404],
    ['/privacy', 404],
    ['/foo/', 404],
    ['/news/a/b', 404],
    ['/more', 404],
    ['/godmode', 404],
    ['/sv/godmode/users', 404],
    ['/about-us/', 200],
    ['/callback', 200],
    ['/notifications', 200],
    // Below a prefix of its own a slice may have pages that nobody else knows.
    ['/talentseeker/dashboard', 200],
  ])('%s is answered %i to visitors', async (address, status) => {
    const visited = await asked(address, { headers: asBrowser });
    expect(visited.status).toBe(status);
    // The page itself leads home, or says that there is none.
    expect(visited.body.toString()).toContain('id="remotes"');
  });

  test('the admin area is answered like no page, also to those who are signed in', async () => {
    const cookie = `${SESSION_COOKIE}=x`;
    const statuses = await Promise.all(
      ['/foo', '/godmode'].map(async (address) => (await asked(address, { headers: { ...asBrowser, cookie } })).status),
    );
    expect(new Set(statuses).size).toBe(1);
  });

  test('has an answer to HEAD without a body', async () => {
    const { status, headers, body } = await asked('/news', { method: 'HEAD', headers: asBrowser });
    expect({ status, type: headers['content-type'], length: body.length }).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
      length: 0,
    });
  });

  test.each(['POST', 'PUT', 'DELETE'])('cannot be sent a %s', async (method) => {
    const { status, headers, body } = await asked('/contact', { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
    expect(headers['content-type']).toMatch('application/problem+json');
    expect(JSON.parse(body.toString())).toMatchObject({ status: 405, detail: 'Pages and files can only be read.' });
  });

  test('asks for https from then on where the site is reached by it', async () => {
    const secure = await startGateway({ site, api: api.origin, secure: true }, 0, '127.0.0.1');
    const { headers } = await ask(secure.port, '/');
    await secure.stop();
    expect(headers['strict-transport-security']).toMatch('max-age=');
  });

  test('is a 503 before anything was deployed', async () => {
    const empty = await startGateway({ site: path.join(folder.path, 'nowhere'), api: api.origin }, 0, '127.0.0.1');
    const { status, body } = await ask(empty.port, '/');
    await empty.stop();
    expect(status).toBe(503);
    expect(JSON.parse(body.toString())).toMatchObject({ detail: 'Nothing was deployed here yet.' });
  });
});
