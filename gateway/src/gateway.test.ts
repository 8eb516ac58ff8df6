import { createHash } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SESSION_COOKIE } from '@vela/contracts/constants';
import type { RemoteRegistry } from '@vela/contracts/remote';
import { addCatalogue } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
import { promote, publish } from '@vela/release';
import { order, shellFiles, sliceFiles, type TemporaryFolder, temporaryFolder } from '@vela/release/testing';
import { ask, startUpstream, type Upstream } from '../tests/support/exchange.js';
import { type Gateway, startGateway } from './gateway.js';

let folder: TemporaryFolder;
let site: string;
let api: Upstream;
let sandbox: Upstream;
let gateway: Gateway;
let shell: string;
let slice: string;
let admin: string;
let earlierSlice: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
  await folder.write('.', { 'secret.txt': 'not for visitors' });
  for (const mark of ['first', 'second']) {
    shell = await publish(site, 'shell', await folder.write(`shell-${mark}`, shellFiles(mark)));
    await promote(site, 'shell', shell, order);
    const version = await publish(
      site,
      'mf_public',
      await folder.write(`slice-${mark}`, sliceFiles('mf_public', mark)),
    );
    await promote(site, 'mf_public', version, order);
    if (mark === 'first') earlierSlice = version;
    slice = version;
  }
  const adminFiles = { ...sliceFiles('mf_admin'), 'server/notes.txt': 'not for visitors' };
  admin = await publish(site, 'mf_admin', await folder.write('slice-admin', adminFiles));
  await promote(site, 'mf_admin', admin, order);
  const echo = (name: string) =>
    startUpstream((request, response) => {
      response.setHeader('x-upstream', name);
      response.setHeader('content-type', 'application/json');
      if (request.url === '/api/hangs-up') return void request.socket.destroy();
      request.setEncoding('utf8');
      let body = '';
      request.on('data', (text: string) => (body += text));
      request.on('end', () =>
        response.end(JSON.stringify({ method: request.method, url: request.url, body, headers: request.headers })),
      );
    });
  api = await echo('api');
  sandbox = await echo('sandbox');
  gateway = await startGateway(
    { site, api: api.origin, sandbox: sandbox.origin, securityContact: 'security@vela.example' },
    0,
    '127.0.0.1',
  );
});

afterAll(async () => {
  await gateway.stop();
  await Promise.all([api.stop(), sandbox.stop()]);
  await folder.remove();
});

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

describe('a file', () => {
  const IMMUTABLE = 'public, max-age=31536000, immutable';

  test.each(['/assets/main.second.js', 'the slice’s entry'])(
    '%s is cached for good and comes compressed',
    async (address) => {
      const file = address.startsWith('/') ? address : `/remotes/mf_public/${slice}/remoteEntry.js`;
      const plain = await asked(file);
      expect(plain.headers).toMatchObject({ 'cache-control': IMMUTABLE, 'x-content-type-options': 'nosniff' });
      expect(plain.headers['content-type']).toMatch('javascript');
      const br = await asked(file, { headers: { 'accept-encoding': 'gzip, br' } });
      expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': IMMUTABLE });
      expect(br.headers.vary).toMatch(/accept-encoding/i);
      expect(brotliDecompressSync(br.body)).toEqual(plain.body);
      const gz = await asked(file, { headers: { 'accept-encoding': 'gzip' } });
      expect(gz.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gz.body)).toEqual(plain.body);
    },
  );

  test('of an earlier version is still there for tabs that run it', async () => {
    expect((await asked('/assets/main.first.js')).body.toString()).toContain('shell first');
    expect((await asked(`/remotes/mf_public/${earlierSlice}/remoteEntry.js`)).body.toString()).toContain(
      'mf_public first',
    );
  });

  test('of a slice has further addresses for further attempts', async () => {
    expect((await asked(`/remotes/mf_public/${slice}~2/remoteEntry.js`)).body.toString()).toContain('mf_public second');
    expect((await asked(`/remotes/mf_public/${slice}~x/remoteEntry.js`)).status).toBe(404);
  });

  test('without a hash in its name is asked for again soon', async () => {
    expect((await asked('/licences.txt')).headers['cache-control']).toBe('public, max-age=300');
    expect((await asked('/favicon.ico')).headers['content-type']).toBe('image/svg+xml');
  });

  test('that the browser has already is not sent again', async () => {
    const { headers } = await asked('/licences.txt');
    const again = await asked('/licences.txt', { headers: { 'if-none-match': String(headers.etag) } });
    expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
  });

  test.each([
    '/assets/missing.0123456789.js',
    '/missing.png',
    '/remotes/mf_public/0123456789ab/remoteEntry.js',
    '/remotes/mf_other/x/y.js',
    '/remotes/mf_public',
    '/remotes/',
  ])('%s is missing', async (address) => {
    const { status, headers } = await asked(address);
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 404, cache: 'no-store' });
    expect(headers['content-type']).toMatch('text/plain');
  });

  test('below /remotes or /assets is never answered with a page', async () => {
    for (const address of ['/remotes/mf_public/0123456789ab/remoteEntry.js', '/assets/missing.js'])
      expect((await asked(address, { headers: asBrowser })).status).toBe(404);
  });

  test('that only builders need is not handed out', async () => {
    for (const file of ['mf-manifest.json', 'remoteEntry.js.map'])
      expect((await asked(`/remotes/mf_public/${slice}/${file}`)).status).toBe(404);
    for (const address of ['/document.html', '/mf-manifest.json']) expect((await asked(address)).status).toBe(404);
  });

  test.each([
    '/remotes/mf_admin/ADMIN/server/notes.txt',
    '/remotes/mf_admin/ADMIN/x%2f..%2fserver/notes.txt',
    '/remotes/mf_admin/ADMIN/.%2fserver/notes.txt',
    '/remotes/mf_admin/ADMIN//server/notes.txt',
    '/remotes/mf_admin/ADMIN/%2fserver/notes.txt',
    '/remotes/mf_admin/ADMIN/x%5c..%5cserver/notes.txt',
    '/remotes/mf_public/SLICE/remoteEntry.js.map%2f.',
    '/remotes/mf_public/SLICE/remoteEntry.js.map/',
    '/remotes/mf_public/SLICE/remoteEntry.js.map%2fx%2f..',
    '/remotes/mf_public/SLICE/mf-manifest.json%2f.',
    '/document.html%2f.',
    '/document.html/',
    '/x%2f..%2fdocument.html',
    '//document.html',
    '/%2fdocument.html',
  ])('nor by another spelling of its address: %s', async (address) => {
    const { status, body } = await asked(address.replace('ADMIN', admin).replace('SLICE', slice), {
      headers: { accept: 'application/octet-stream' },
    });
    expect({ status, body: body.toString() }).toEqual({ status: 404, body: 'There is nothing at this address.\n' });
  });

  test('the registry is never cached', async () => {
    const { status, headers, body } = await asked('/remotes.json');
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 200, cache: 'no-store' });
    expect(JSON.parse(body.toString())).toMatchObject({
      mf_public: { version: slice, previous: earlierSlice, contract: 2 },
    });
  });
});

describe('an address that leads out of the site', () => {
  const escapes = [
    '/remotes/mf_public/../../../secret.txt',
    '/remotes/mf_public/..%2f..%2f..%2fsecret.txt',
    '/remotes/mf_public/%2e%2e/%2e%2e/%2e%2e/secret.txt',
    '/remotes/mf_public/VERSION/..%2f..%2f..%2f..%2fsecret.txt',
    '/remotes/mf_public/VERSION/..%2f..%2f..%2fshell.json',
    '/remotes/mf_public/VERSION/%2e%2e%2f%2e%2e%2f%2e%2e%2fremotes.json',
    '/remotes/mf_public/VERSION/..%5c..%5cshell.json',
    '/assets/..%2f..%2f..%2fshell.json',
    '/..%2f..%2f..%2fsecret.txt',
    '/%252e%252e/secret.txt',
  ];
  test.each(escapes)('%s finds nothing', async (address) => {
    const { status, body } = await asked(address.replace('VERSION', slice), { headers: { accept: '*/*' } });
    expect(status).toBe(404);
    expect(body.toString()).not.toMatch(/not for visitors|"previous"/);
  });

  test('or cannot be decoded is refused', async () => {
    expect((await asked('/%E0%A4%A')).status).toBe(400);
  });

  test('does not end the gateway where it holds a zero byte', async () => {
    expect((await asked('/assets/main%00.js')).status).toBe(404);
  });
});

describe('the server behind', () => {
  test('gets path, query, method and body, and says who asked', async () => {
    const { status, headers, body } = await asked('/api/open-roles?page=2&q=%C3%85', {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json' },
    });
    expect({ status, from: headers['x-upstream'] }).toEqual({ status: 200, from: 'api' });
    expect(JSON.parse(body.toString())).toMatchObject({
      method: 'POST',
      url: '/api/open-roles?page=2&q=%C3%85',
      body: '{"a":1}',
      headers: { 'x-forwarded-for': '127.0.0.1' },
    });
    // Its own headers stand: the gateway's policy is for pages.
    expect(headers).not.toHaveProperty('content-security-policy');
  });

  test('answers at length, which is compressed on the way', async () => {
    const { headers, body } = await asked('/api/open-roles', {
      method: 'POST',
      body: 'long '.repeat(1000),
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'x-upstream': 'api' });
    expect(JSON.parse(gunzipSync(body).toString())).toMatchObject({ body: 'long '.repeat(1000) });
  });

  test('the stand-ins answer below /sandbox only where there are any', async () => {
    expect((await asked('/sandbox/mail')).headers['x-upstream']).toBe('sandbox');
    expect((await asked('/sandboxes', { headers: asBrowser })).headers['x-upstream']).toBeUndefined();
    const without = await startGateway({ site, api: api.origin }, 0, '127.0.0.1');
    const { headers } = await ask(without.port, '/sandbox/mail', { headers: asBrowser });
    await without.stop();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('that is down is a problem to try again, and pages go on', async () => {
    const gone = await startUpstream(() => undefined);
    await gone.stop();
    const alone = await startGateway({ site, api: gone.origin }, 0, '127.0.0.1');
    const { status, headers, body } = await ask(alone.port, '/api/users/me');
    const page = await ask(alone.port, '/');
    await alone.stop();
    expect(status).toBe(503);
    expect(headers['content-type']).toMatch('application/problem+json');
    expect(headers).toHaveProperty('retry-after');
    expect(JSON.parse(body.toString())).toMatchObject({ status: 503, title: 'Service Unavailable' });
    expect(page.status).toBe(200);
  });

  test('that hangs up is a 502', async () => {
    const { status, headers, body } = await asked('/api/hangs-up');
    expect(status).toBe(502);
    expect(headers['content-type']).toMatch('application/problem+json');
    expect(JSON.parse(body.toString()).detail).toBe('Vela’s server did not finish its answer. Try again.');
  });
});

test('a port that is taken is told', async () => {
  await expect(startGateway({ site, api: api.origin }, gateway.port, '127.0.0.1')).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

test('who found a weakness is told where to write, where there is somebody to write to', async () => {
  const { status, headers, body } = await asked('/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body.toString()).toContain('Contact: mailto:security@vela.example\n');
  const silent = await startGateway({ site, api: api.origin }, 0, '127.0.0.1');
  try {
    expect((await ask(silent.port, '/.well-known/security.txt')).status).toBe(404);
  } finally {
    await silent.stop();
  }
});

describe('the names a gateway answers to', () => {
  const asking = (port: number, host: string, path = '/') => ask(port, path, { headers: { ...asBrowser, host } });

  test('are those of this machine and of the site, with any port', async () => {
    const named = await startGateway({ site, api: api.origin, origin: 'https://talent.nordlys.se' }, 0, '127.0.0.1');
    try {
      for (const host of ['localhost', 'LOCALHOST:8080', '127.0.0.1:80', '[::1]:8080', 'talent.nordlys.se'])
        expect([host, (await asking(named.port, host)).status]).toEqual([host, 200]);
      const foreign = [
        'evil.test',
        'localhost.evil.test',
        'talent.nordlys.se.evil.test',
        '192.168.1.9:8080',
        '@',
        '[::2]',
      ];
      for (const host of foreign)
        for (const path of ['/', '/api/users/me', '/sandbox', '/remotes.json'])
          expect([host, (await asking(named.port, host, path)).status]).toEqual([host, 421]);
      expect((await asking(named.port, '10.0.0.7', '/api/health/live')).status).toBe(200);
    } finally {
      await named.stop();
    }
  });

  test('it listens where only this machine reaches it, unless told otherwise', async () => {
    const local = await startGateway({ site, api: api.origin }, 0);
    try {
      expect((await asking(local.port, 'localhost')).status).toBe(200);
      const outside = Object.values(networkInterfaces())
        .flatMap((each) => each ?? [])
        .find(({ family, internal }) => family === 'IPv4' && !internal);
      // A machine without a network has nobody to hide from.
      if (outside !== undefined)
        await expect(fetch(`http://${outside.address}:${local.port}/`)).rejects.toThrow('fetch failed');
    } finally {
      await local.stop();
    }
  });
});
