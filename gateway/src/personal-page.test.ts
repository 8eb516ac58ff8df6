import { createHash } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ASKER_COOKIE, SESSION_COOKIE } from '@vela/contracts/constants';
import { SERVED_ANSWERS, SERVED_FRAME, SERVED_PAGE } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { promote, publish } from '@vela/release';
import { order, shellFiles, sliceFiles, type TemporaryFolder, temporaryFolder } from '@vela/release/testing';
import { ask, startUpstream, type Upstream } from '../tests/support/exchange.js';
import { type Gateway, startGateway } from './gateway.js';

const STYLE = 'p { color: red; }';
const SHELL_CODE = `
exports.serverShares = {};
exports.addCatalogue = () => undefined;
exports.inTongue = (tongue, work) => work();
exports.renderPage = async () => ({ body: '', styles: '', title: null });
exports.renderLivePage = async () => null;
exports.headOfPage = async () => undefined;
exports.renderFrame = async () => ({ body: '<nav>frame</nav>', styles: '', title: null });
exports.renderPersonalPage = async (pathname, slice, mayAsk, fetcher) => {
  if (pathname.endsWith('/shortlist')) throw new Error('a fault of the slice');
  const answers = [];
  for (const address of mayAsk) answers.push({ key: ['GET ' + address, {}], data: await (await fetcher(address)).json() });
  if (pathname.endsWith('/moves')) await fetcher('/api/users/everybody');
  if (answers[0].data === null) return null;
  const style = pathname.endsWith('/search') ? ' style="color: red"' : '';
  return { body: '<p' + style + '>Hello ' + answers[0].data.name + '</p>', styles: '<style>${STYLE}</style>', title: null, answers, role: pathname.endsWith('/step1') ? 'jobSeeker' : undefined };
};
`;
const PAGES = [
  PATHS.talentSeekerDashboard,
  PATHS.shortlist,
  PATHS.moves,
  PATHS.search,
  PATHS.conversations,
  PATHS.addRole1,
];
const SLICE_CODE = `module.exports = { contract: 2, name: 'mf_talentseeker', routes: ${JSON.stringify(PAGES.map((each) => ({ path: each })))} };`;
const ADMIN_CODE = `module.exports = { contract: 2, name: 'mf_admin', routes: ${JSON.stringify([{ path: PATHS.godmode }])} };`;
const PUBLIC_CODE = `module.exports = { contract: 2, name: 'mf_public', routes: [{ path: '/faq' }] };`;

/** What came to the API. */
interface Asked {
  readonly address: string;
  readonly cookie: string | undefined;
  readonly language: string | undefined;
  readonly via: string | undefined;
  readonly country: string | string[] | undefined;
}

let folder: TemporaryFolder;
let gateway: Gateway;
/** One that waits for next to nothing. */
let hasty: Gateway;
let api: Upstream;
let asked: Asked[] = [];
/** Hears of each call. */
let onAsked: (address: string) => unknown = () => undefined;
/** Milliseconds that the API takes. */
let takes = 0;

const people: Readonly<Record<string, string>> = { one: 'Ada', two: 'Mary </script><script>alert(1)</script>' };

beforeAll(async () => {
  folder = await temporaryFolder();
  const site = path.join(folder.path, 'site');
  const bring = async (
    name: 'shell' | 'mf_public' | 'mf_talentseeker' | 'mf_admin',
    files: Readonly<Record<string, string | Buffer>>,
  ) => promote(site, name, await publish(site, name, await folder.write(name, files)), order);
  await bring('shell', { ...shellFiles(), 'server/index.cjs': SHELL_CODE });
  await bring('mf_public', { ...sliceFiles('mf_public'), 'server/index.cjs': PUBLIC_CODE });
  const files = sliceFiles('mf_talentseeker');
  const pages = PAGES.map((each) => ({
    path: each,
    scripts: [],
    shared: [],
    calls: ['/api/open-roles', '/api/company-only'],
    callers: ['user', 'companyMember'],
    personal: each !== PATHS.conversations,
    keepable: each === PATHS.addRole1 ? ['/api/open-roles'] : [],
    unlessKept: each === PATHS.addRole1 ? ['vela."draft'] : [],
  }));
  const manifest = JSON.stringify({ ...JSON.parse(String(files['mf-manifest.json'])), pages });
  await bring('mf_talentseeker', { ...files, 'mf-manifest.json': manifest, 'server/index.cjs': SLICE_CODE });
  const ofAdmin = sliceFiles('mf_admin');
  const area = {
    path: PATHS.godmode,
    scripts: [],
    shared: [],
    calls: ['/api/secret'],
    callers: ['admin'],
    personal: true,
  };
  const told = JSON.stringify({ ...JSON.parse(String(ofAdmin['mf-manifest.json'])), pages: [area] });
  await bring('mf_admin', { ...ofAdmin, 'mf-manifest.json': told, 'server/index.cjs': ADMIN_CODE });
  api = await startUpstream((request, response) => {
    const { url = '', headers } = request;
    asked.push({
      address: url,
      cookie: headers.cookie,
      language: headers['accept-language'],
      via: String(headers['x-forwarded-for']),
      country: headers['cf-ipcountry'],
    });
    onAsked(url);
    const name = people[new RegExp(`${SESSION_COOKIE}=(\\w+)`).exec(headers.cookie ?? '')?.[1] ?? ''];
    response.setHeader('content-type', 'application/json');
    setTimeout(() => response.end(JSON.stringify(name === undefined ? null : { name })), takes);
  });
  // However busy the machine is that runs the tests.
  const countryHeader = 'CF-IPCountry';
  gateway = await startGateway({ site, api: api.origin, personalMs: 30_000, countryHeader }, 0, '127.0.0.1');
  hasty = await startGateway({ site, api: api.origin, personalMs: 50 }, 0, '127.0.0.1');
});
beforeEach(() => {
  asked = [];
  onAsked = () => undefined;
  takes = 0;
});
afterAll(async () => {
  await Promise.all([gateway.stop(), hasty.stop()]);
  await api.stop();
  await folder.remove();
});

async function opened(address: string, session: string, cookies = '', { port } = gateway, language = 'de') {
  const { body, headers } = await ask(port, address, {
    headers: {
      accept: 'text/html',
      'accept-language': language,
      cookie: `${SESSION_COOKIE}=${session}${cookies}`,
      'cf-ipcountry': 'SE',
    },
  });
  return { html: body.toString(), headers };
}

const page = `<div ${SERVED_FRAME}="${SERVED_PAGE}">`;
const frame = `<div ${SERVED_FRAME}><nav>frame</nav></div>`;

test('a page comes with what it shows to whom it is for, and nobody keeps it', async () => {
  const { html, headers } = await opened(PATHS.talentSeekerDashboard, 'one');
  expect(html).toContain(`${page}<p>Hello Ada</p></div>`);
  expect(headers['cache-control']).toBe('private, no-store');
  const hash = createHash('sha256').update(STYLE).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  // What it was rendered with stands behind it, and is not asked for again.
  expect(html).toMatch(
    new RegExp(`</noscript><script type="application/json" id="${SERVED_ANSWERS}">.*</script></body>`),
  );
  expect(html).not.toContain('as="fetch"');
  expect(headers.link ?? '').not.toContain('/api/');
});

test('a page of which browsers keep something looks for that before it is read; no other does', async () => {
  const { html, headers } = await opened(PATHS.addRole1, 'one');
  const [, beginnings = '', script = ''] = /<script data-unless="([^"]*)">([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(beginnings).toBe('[&#34;vela.\\&#34;draft&#34;]');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect(html.indexOf('data-unless')).toBeLessThan(html.indexOf(page));
  expect((await opened(PATHS.talentSeekerDashboard, 'one')).html).not.toContain('data-unless');
});

test('what a browser may have already is not in the document, and is asked for with the code', async () => {
  const told = (html: string) => new RegExp(`id="${SERVED_ANSWERS}">([\\s\\S]*?)</script>`).exec(html)?.[1] ?? '';
  const { html } = await opened(PATHS.addRole1, 'one', '', gateway, 'en');
  expect(html).toContain('Hello Ada');
  expect(asked.map(({ address }) => address)).toContain('/api/open-roles');
  expect(told(html)).toContain('/api/users/me');
  expect(told(html)).not.toContain('/api/open-roles');
  const [template = ''] = /<template id="code"[\s\S]*?<\/template>/.exec(html) ?? [];
  expect(template).toContain('as="fetch" crossorigin="anonymous" href="/api/open-roles"');
  // The browser would ask for it in another language than the page's.
  const elsewhere = await opened(PATHS.addRole1, 'one', '', gateway, 'sv');
  expect(told(elsewhere.html)).toContain('/api/open-roles');
  expect(elsewhere.html).not.toContain('as="fetch"');
});

test('it comes in the colours of the role in which it is read, where the page has both', async () => {
  expect((await opened(PATHS.addRole1, 'one')).html).toContain('data-audience="jobseeker"');
  expect((await opened(PATHS.talentSeekerDashboard, 'one')).html).toContain('data-audience="talentSeeker"');
});

test('the API is asked as that person would ask it, for no more than they may', async () => {
  await opened(`/sv${PATHS.talentSeekerDashboard}`, 'one', `; ${ASKER_COOKIE}=talentSeeker`);
  const cookie = `${SESSION_COOKIE}=one; ${ASKER_COOKIE}=talentSeeker`;
  const each = { cookie, language: 'sv', via: '127.0.0.1', country: 'SE' };
  expect(asked).toEqual(['/api/users/me', '/api/open-roles'].map((address) => ({ address, ...each })));
});

test('the header that names a country is passed on where a proxy is said to send it, and nowhere else', async () => {
  const site = path.join(folder.path, 'site');
  const unproxied = await startGateway({ site, api: api.origin, personalMs: 30_000 }, 0, '127.0.0.1');
  try {
    const { html } = await opened(PATHS.talentSeekerDashboard, 'one', `; ${ASKER_COOKIE}=talentSeeker`, unproxied);
    expect(html).toContain('Hello Ada');
  } finally {
    await unproxied.stop();
  }
  expect(asked.map(({ country }) => country)).toEqual([undefined, undefined]);
});

test('people who come at once get a page each, and theirs alone', async () => {
  takes = 15;
  for (let round = 0; round < 4; round += 1) {
    const both = await Promise.all(
      ['one', 'two', 'one', 'two'].map((each) => opened(PATHS.talentSeekerDashboard, each)),
    );
    for (const [index, { html }] of both.entries()) {
      expect(html).toContain(page);
      expect(html.includes('Ada')).toBe(index % 2 === 0);
      expect(html.includes('Mary')).toBe(index % 2 === 1);
    }
  }
});

test('what people write cannot end the element that holds the answers', async () => {
  const { html } = await opened(PATHS.talentSeekerDashboard, 'two');
  const text = new RegExp(`id="${SERVED_ANSWERS}">([\\s\\S]*?)</script>`).exec(html)?.[1] ?? '';
  expect((JSON.parse(text) as { readonly data: unknown }[])[0]?.data).toEqual({ name: people['two'] });
});

test.each([
  ['of which the build does not say that it may', PATHS.conversations, 'one', null],
  ['whose code fails', PATHS.shortlist, 'one', 'a fault of the slice'],
  ['that asks for more than it begins with', PATHS.moves, 'one', 'cannot be reached'],
  ['with what the policy refuses', PATHS.search, 'one', 'style attributes'],
  ['with a query, which may change what it asks', `${PATHS.talentSeekerDashboard}?page=2`, 'one', null],
  ['of a session that has ended', PATHS.talentSeekerDashboard, 'ended', null],
])('a page %s comes with its frame', async (_, address, session, told) => {
  const complaints: unknown[] = [];
  const error = console.error;
  console.error = (...words: unknown[]) => void complaints.push(words.map(String).join(' '));
  const { html, headers } = await opened(address, session);
  console.error = error;
  expect(complaints).toEqual(told === null ? [] : [expect.stringContaining(told)]);
  expect(html).toContain(frame);
  expect(html).not.toContain('Hello');
  expect(html).not.toContain(SERVED_ANSWERS);
  expect(headers['cache-control']).toBe('private, no-cache');
});

test('an API that takes its time holds no page up', async () => {
  takes = 500;
  const isAskedLast = new Promise<void>((resolve) => {
    onAsked = (address) => address === '/api/open-roles' && resolve();
  });
  const { html } = await opened(PATHS.talentSeekerDashboard, 'one', '', hasty);
  expect(html).toContain(frame);
  // It is rendered to its end all the same: its last call is not taken for another test's.
  await isAskedLast;
});

test('where many come at once, some get the frame, and nothing is asked for them', async () => {
  takes = 400;
  const pages = await Promise.all(
    Array.from({ length: 9 }, () => opened(PATHS.talentSeekerDashboard, 'one', `; ${ASKER_COOKIE}=talentSeeker`)),
  );
  const framed = pages.filter(({ html }) => html.includes(frame)).length;
  expect(framed).toBeGreaterThan(0);
  expect(asked).toHaveLength((pages.length - framed) * 2);
});

test('nobody else gets one: neither a visitor, nor whom an address makes one of', async () => {
  const visitor = await ask(gateway.port, PATHS.talentSeekerDashboard, { headers: { accept: 'text/html' } });
  expect(visitor.body.toString()).not.toContain(SERVED_FRAME);
  expect(asked).toEqual([]);
});

test('the admin area’s page comes to administrators; for everybody else nothing tells of it, whatever their browser says', async () => {
  const asAdmin = `; ${ASKER_COOKIE}=talentSeeker.admin`;
  const { html, headers } = await opened(PATHS.godmode, 'one', asAdmin);
  expect(html).toContain(`${page}<p>Hello Ada</p></div>`);
  expect(html).toContain('/remotes/mf_admin/');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(asked.map(({ address }) => address)).toEqual(['/api/users/me', '/api/secret']);
  const others = await Promise.all([
    opened(PATHS.godmode, 'one', `; ${ASKER_COOKIE}=talentSeeker`),
    opened(PATHS.godmode, 'ended', asAdmin),
    opened(PATHS.godmode, 'one'),
  ]);
  for (const other of others) {
    expect(other.html).not.toContain('Hello');
    expect([other.html, other.headers.link ?? ''].flat().join(' ')).not.toMatch(/mf_admin|secret/);
  }
});
