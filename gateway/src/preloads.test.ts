import { expect, test } from '@jest/globals';
import { getMe } from '@vela/contracts/endpoints';
import { PATH_OWNERS, PATHS } from '@vela/contracts/routes';
import type { ShellRecord, SliceRecord } from '@vela/release/site';
import { codeElements, codeLinks, preloadsOf } from './preloads.js';

const shell: ShellRecord = {
  name: 'shell',
  scripts: ['assets/main.js'],
  boot: [],
  workspace: ['assets/parts.js', 'assets/workspace.js'],
  fonts: [],
  contract: 2,
  provides: {
    react: { version: '19.3.1', names: null, scripts: ['assets/main.js'] },
    '@vela/design-system/chip': { version: '0.1.0', names: null, scripts: ['assets/parts.js', 'assets/chip.js'] },
  },
  owners: PATH_OWNERS,
  calls: [],
  catalogues: {},
};
const record: SliceRecord = {
  name: 'mf_talentseeker',
  contract: 2,
  entry: 'remoteEntry.js',
  preload: ['routes.js'],
  pages: [
    {
      path: '/talentseeker/role/:roleId',
      scripts: ['role.js'],
      shared: [],
      calls: ['/api/open-roles/:roleId?page=1'],
      callers: ['companyMember'],
    },
    {
      path: PATHS.talentSeekerDashboard,
      scripts: [],
      shared: [],
      calls: ['/api/open-roles', '/api/connections?userType=talentSeeker'],
      callers: ['companyMember', 'user'],
    },
    {
      path: PATHS.shortlist,
      scripts: [],
      shared: [],
      calls: ['/api/shortlist', '/api/desk'],
      refusable: ['/api/desk'],
      keepable: ['/api/shortlist'],
      personal: true,
    },
    {
      path: PATHS.search,
      scripts: ['search.js', 'common.js'],
      shared: ['@vela/design-system/chip', 'react', '@vela/design-system/of-tomorrow'],
      calls: [],
    },
    { path: '/talentseeker/:anything', scripts: ['other.js'], shared: [], calls: [] },
  ],
  requires: [],
  carriedScripts: [],
  calls: [],
  catalogues: {},
};
const entry = { version: '7', entry: '/remotes/mf_talentseeker/7/remoteEntry.js', integrity: 'sha384-x', contract: 2 };
const at = (
  pathname: string,
  { search = '', signedIn = true, asker = 'companyMember', isPublic = false, inPageLanguage = true } = {},
) => preloadsOf(shell, { entry, record }, { pathname, search, signedIn, asker, inPageLanguage }, isPublic);
const inSlice = (file: string) => `/remotes/mf_talentseeker/7/${file}`;

test('a page has its own scripts, those that the shell gives it later, and its frame, each once', () => {
  expect(at(PATHS.search)).toEqual({
    own: ['/assets/main.js'],
    entry,
    scripts: [
      inSlice('routes.js'),
      inSlice('search.js'),
      inSlice('common.js'),
      '/assets/parts.js',
      '/assets/chip.js',
      '/assets/workspace.js',
    ],
    calls: [getMe.path],
    personal: null,
    keepable: [],
    unlessKept: [],
  });
});

test('what the server may render a page with is what its reader may ask, in any language and only there', () => {
  const all = [getMe.path, '/api/shortlist', '/api/desk'];
  // What may be refused is asked by the server alone.
  expect(at(PATHS.shortlist)).toMatchObject({
    personal: all,
    calls: [getMe.path, '/api/shortlist'],
    keepable: ['/api/shortlist'],
  });
  expect(at(PATHS.shortlist, { inPageLanguage: false })).toMatchObject({ personal: all, calls: [], keepable: [] });
  expect(at(PATHS.talentSeekerDashboard).personal).toBeNull();
  expect(at(PATHS.shortlist, { signedIn: false }).personal).toBeNull();
  expect(at(PATHS.shortlist, { search: '?page=2' }).personal).toBeNull();
});

test('what a slice carries comes from the slice, where the shell has no version that fits', () => {
  const chip = { request: '@vela/design-system/chip', names: null, carried: true };
  const scriptsWith = (range: string) => {
    const carrying = { ...record, requires: [{ ...chip, range }], carriedScripts: ['design-system.js'] };
    const visited = { pathname: PATHS.search, search: '', signedIn: false, asker: undefined, inPageLanguage: true };
    return preloadsOf(shell, { entry, record: carrying }, visited, false).scripts;
  };
  const pages = [inSlice('search.js'), inSlice('common.js')];
  expect(scriptsWith('^0.2.0')).toEqual([inSlice('routes.js'), inSlice('design-system.js'), ...pages]);
  expect(scriptsWith('^0.1.0')).toEqual([inSlice('routes.js'), ...pages, '/assets/parts.js', '/assets/chip.js']);
});

test('the calls that a page begins with are told to who is signed in, where the address says no more than the path', () => {
  const role = '/talentseeker/role/6b05dadac2c8eecede6f7913';
  expect(at(role).calls).toEqual([getMe.path, '/api/open-roles/6b05dadac2c8eecede6f7913?page=1']);
  expect(at(role, { search: '?page=2' }).calls).toEqual([getMe.path]);
  expect(at(role, { signedIn: false }).calls).toEqual([getMe.path]);
  // The browser would be answered in its own language, and the page would show that.
  expect(at(role, { inPageLanguage: false }).calls).toEqual([]);
  expect(at('/talentseeker/role/%E0%A4%A').scripts).not.toContain(inSlice('role.js'));
  expect(at('/talentseeker/role/a%22b').calls).toEqual([getMe.path, '/api/open-roles/a%22b?page=1']);
});

test('a call is told ahead to whom the browser remembers that they may make it', () => {
  const asked = (asker: string) => at(PATHS.talentSeekerDashboard, { asker }).calls.slice(1);
  expect(asked('talentSeeker.companyMember')).toEqual(['/api/open-roles', '/api/connections?userType=talentSeeker']);
  expect(asked('talentSeeker')).toEqual(['/api/connections?userType=talentSeeker']);
  expect(asked('')).toEqual(['/api/connections?userType=talentSeeker']);
  // A build from before did not say who may make its calls.
  expect(at(PATHS.shortlist, { asker: '' }).calls).toContain('/api/shortlist');
});

test('the page that says more of the path counts, and a path of no page has what every page of the slice has', () => {
  expect(at('/talentseeker/other').scripts).toContain(inSlice('other.js'));
  expect(at('/talentseeker/role/1/2').scripts).toEqual([
    inSlice('routes.js'),
    '/assets/parts.js',
    '/assets/workspace.js',
  ]);
});

test('a visitor, and a page for everybody, has no frame of the signed-in', () => {
  expect(at(PATHS.search, { signedIn: false }).scripts).not.toContain('/assets/workspace.js');
  expect(at(PATHS.search, { isPublic: true }).scripts).not.toContain('/assets/workspace.js');
});

test('what runs first is asked for first, and a header names what needs no check', () => {
  const preloads = at('/talentseeker/role/1');
  expect(codeElements(preloads).slice(0, 3)).toEqual([
    '<script defer src="/assets/main.js"></script>',
    `<link rel="preload" as="script" href="${entry.entry}" integrity="sha384-x" crossorigin="anonymous">`,
    `<link rel="preload" as="script" href="${inSlice('routes.js')}">`,
  ]);
  const links = codeLinks(preloads);
  expect(links).toEqual(
    expect.arrayContaining([
      '</api/users/me>; rel=preload; as=fetch; crossorigin',
      '</api/open-roles/1?page=1>; rel=preload; as=fetch; crossorigin',
      `<${inSlice('role.js')}>; rel=preload; as=script`,
    ]),
  );
  expect(links.join()).not.toContain('remoteEntry');
});
