/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { listConnections, listOpenRoles } from '@vela/contracts/endpoints';
import { REMOTE_CONTRACT, type RemoteModule } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { endpointQuery, useServices } from '@vela/design-system/services';
import { lazyPage, PageTitle, type RouteObject } from '@vela/router';
import { recruiter } from '../testing/people.js';
import { renderPersonalPage } from './render-personal-page.js';

function Page() {
  const { api, session } = useServices();
  const { data } = useQuery(endpointQuery(api, listOpenRoles, {}));
  return (
    <>
      <PageTitle>Roles</PageTitle>
      <h1>
        {session.user?.firstName}: {JSON.stringify(data ?? 'nothing yet')}
      </h1>
    </>
  );
}

const PATH = PATHS.talentSeekerDashboard;
const slice: RemoteModule<RouteObject> = {
  contract: REMOTE_CONTRACT,
  name: 'mf_talentseeker',
  routes: [
    {
      path: PATH,
      lazy: lazyPage(
        () => Promise.resolve({ Page }),
        [{ endpoint: listOpenRoles }, { endpoint: listConnections, query: { userType: 'talentSeeker' } }],
        { personal: true },
      ),
    },
  ],
};
const ALL = ['/api/users/me', '/api/open-roles'];

/** An API that answers these addresses, and refuses the others. */
function apiWith(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const fetcher: typeof fetch = (input) => {
    const address = String(input);
    asked.push(address);
    const answer = answers[address];
    const [status, body] = typeof answer === 'number' ? [answer, { title: 'No' }] : [200, answer];
    return Promise.resolve(
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
    );
  };
  return { asked, fetcher };
}

describe('a private page is rendered', () => {
  test('as its reader sees it first, with what they may ask', async () => {
    const { asked, fetcher } = apiWith({ '/api/users/me': recruiter, '/api/open-roles': [] });
    const page = await renderPersonalPage(PATH, slice, ALL, fetcher);
    expect(asked.toSorted()).toEqual(ALL.toSorted());
    expect(page?.body).toContain(`${recruiter.firstName}<!-- -->: <!-- -->[]`);
    expect(page?.title).toBe('Roles · Vela');
    expect(page?.role).toBe('talentSeeker');
    // Its text waits for its letters: it will be drawn once more, and is to stand as it will be drawn.
    expect(page?.styles).toContain('font-display: block');
    expect(page?.styles).not.toContain('font-display: swap');
    expect(page?.answers.map(({ key }) => key[0]).toSorted()).toEqual(['GET /api/open-roles', 'GET /api/users/me']);
  });

  test('without what they may not ask', async () => {
    const { asked, fetcher } = apiWith({ '/api/users/me': recruiter });
    const page = await renderPersonalPage(PATH, slice, ['/api/users/me'], fetcher);
    expect(asked).toEqual(['/api/users/me']);
    expect(page?.body).toContain('nothing yet');
  });

  test('for nobody who is not signed in, or may not ask after all', async () => {
    for (const answers of [
      { '/api/users/me': null, '/api/open-roles': [] },
      { '/api/users/me': 401, '/api/open-roles': 401 },
      { '/api/users/me': recruiter, '/api/open-roles': 403 },
    ])
      expect(await renderPersonalPage(PATH, slice, ALL, apiWith(answers).fetcher)).toBeNull();
  });

  test('of the admin area for administrators alone', async () => {
    const area: RemoteModule<RouteObject> = {
      ...slice,
      name: 'mf_admin',
      routes: [{ path: PATHS.godmode, lazy: lazyPage(() => Promise.resolve({ Page }), [], { personal: true }) }],
    };
    const opened = (admin: boolean) => {
      const { fetcher } = apiWith({ '/api/users/me': { ...recruiter, admin } });
      return renderPersonalPage(PATHS.godmode, area, ['/api/users/me'], fetcher);
    };
    expect((await opened(true))?.body).toContain(recruiter.firstName);
    expect(await opened(false)).toBeNull();
  });

  test('without what the API may refuse its reader, and does', async () => {
    const refusing: RemoteModule<RouteObject> = {
      ...slice,
      routes: [
        {
          path: PATH,
          lazy: lazyPage(() => Promise.resolve({ Page }), [{ endpoint: listOpenRoles, refusable: true }], {
            personal: true,
          }),
        },
      ],
    };
    const { asked, fetcher } = apiWith({ '/api/users/me': recruiter, '/api/open-roles': 409 });
    const page = await renderPersonalPage(PATH, refusing, ALL, fetcher);
    expect(asked.toSorted()).toEqual(ALL.toSorted());
    expect(page?.body).toContain('nothing yet');
    expect(page?.answers.map(({ key }) => key[0])).toEqual(['GET /api/users/me']);
    const failing = apiWith({ '/api/users/me': recruiter, '/api/open-roles': 500 }).fetcher;
    await expect(renderPersonalPage(PATH, refusing, ALL, failing)).rejects.toThrow();
  });

  test('not at all where the API fails', async () => {
    const { fetcher } = apiWith({ '/api/users/me': recruiter, '/api/open-roles': 500 });
    await expect(renderPersonalPage(PATH, slice, ALL, fetcher)).rejects.toThrow();
  });
});
