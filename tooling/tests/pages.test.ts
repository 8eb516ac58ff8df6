import { parse } from '@babel/parser';
import { expect, test } from '@jest/globals';
import { pagesIn, resolved } from '../webpack/pages.mjs';

const SOURCE = `
  import { PATHS } from '@vela/contracts/routes';
  import { listOpenRoles, listConnections } from '@vela/contracts/endpoints';
  import { STORAGE_KEYS } from '@vela/contracts/constants';
  import { secret } from './own.js';
  const slice = {
    name: 'mf_talentseeker',
    routes: [
      { path: PATHS.faq, lazy: lazyPage(() => import('../routes/faq.js')) },
      { path: '/more/vouchers', lazy: lazyPage(() => import('../routes/vouchers.js'), [{ endpoint: listOpenRoles }], { personal: true, unlessKept: [STORAGE_KEYS.addRole] }) },
      { path: PATHS.roleMatches, lazy: lazyPage(() => import('../routes/role.js'), [
        { endpoint: listConnections, params: { id: ':roleId' }, query: { page: 1, userType: \`talentSeeker\` } },
      ]) },
      { path: secret, lazy: lazyPage(() => import('../routes/hidden.js')) },
      { path: '/plain', element: null },
    ],
  };
  export const { routes } = slice;
`;
const pages = pagesIn(parse(SOURCE, { sourceType: 'module', plugins: ['estree'] }).program);

test('the pages of a route table are read with what they import', () => {
  expect(pages.map(({ request }) => request)).toEqual([
    '../routes/faq.js',
    '../routes/vouchers.js',
    '../routes/role.js',
    '../routes/hidden.js',
  ]);
});

test('paths and first calls are those of the contracts; what a slice makes up elsewhere is not told', async () => {
  expect(await Promise.all(pages.map(({ path }) => resolved(path)))).toEqual([
    '/faq',
    '/more/vouchers',
    '/talentseeker/role/:roleId',
    undefined,
  ]);
  const calls = await Promise.all(pages.map(({ firstCalls }) => resolved(firstCalls)));
  expect(calls).toEqual([
    [],
    [{ endpoint: expect.objectContaining({ path: '/api/open-roles' }) }],
    [
      {
        endpoint: expect.objectContaining({ path: '/api/connections' }),
        params: { id: ':roleId' },
        query: { page: 1, userType: 'talentSeeker' },
      },
    ],
    [],
  ]);
});

test('how a page is served stands beside them; nothing where that is not said', async () => {
  expect(await Promise.all(pages.map(({ options }) => resolved(options)))).toEqual([
    {},
    { personal: true, unlessKept: ['vela.add-role'] },
    {},
    {},
  ]);
});
