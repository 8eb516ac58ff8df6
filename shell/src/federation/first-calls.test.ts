import { expect, jest, test } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import type { ApiClient } from '@vela/contracts/client';
import { getOpenRole, listConnections, listDocuments, listOpenRoles } from '@vela/contracts/endpoints';
import { endpointQuery } from '@vela/design-system/services';
import { lazyPage, type RouteObject } from '@vela/router';
import { askingFirstCalls } from './first-calls.js';

const nowhere = () => Promise.resolve({ Page: () => null });

const ROUTES: readonly RouteObject[] = [
  {
    path: '/dashboard',
    lazy: lazyPage(nowhere, [
      { endpoint: listOpenRoles },
      { endpoint: listConnections, query: { userType: 'talentSeeker' } },
    ]),
  },
  {
    path: '/role/:roleId',
    lazy: lazyPage(nowhere, [{ endpoint: getOpenRole, params: { id: ':roleId' }, query: { page: 1, pageSize: 50 } }]),
  },
  { path: '/invoice/:id', lazy: lazyPage(nowhere, [{ endpoint: listDocuments, query: { subjectId: ':id' } }]) },
  { path: '/moves', lazy: lazyPage(nowhere) },
];

/** A document that fetched these addresses ahead, and an API whose answers come when they are let go. */
function pageThatFetched(...addresses: readonly string[]) {
  const page = document.createElement('div');
  for (const address of addresses) {
    const link = page.appendChild(document.createElement('link'));
    link.setAttribute('rel', 'preload');
    link.setAttribute('as', 'fetch');
    link.setAttribute('href', address);
  }
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answers: { readonly resolve: (answer: unknown) => void; readonly reject: (error: unknown) => void }[] = [];
  const call = jest.fn(
    (..._asked: readonly unknown[]) =>
      new Promise<unknown>((resolve, reject) => {
        answers.push({ resolve, reject });
      }),
  );
  const api: ApiClient = { call };
  const connections = endpointQuery(api, listConnections, { query: { userType: 'talentSeeker' } });
  return {
    ahead: askingFirstCalls(page, cache, api),
    asked: () => call.mock.calls.map(([endpoint, request]) => ({ endpoint, request })),
    /** Whether the connections are out of date. */
    isStale: () => cache.getQueryCache().find({ queryKey: connections.queryKey })?.isStale(),
    /** Answers the nth call, which asked for the connections. */
    settle: (at: number, how: 'resolve' | 'reject', what: unknown) => {
      answers[at]?.[how](what);
      return waitFor(() => expect(cache.isFetching({ queryKey: connections.queryKey })).toBe(0));
    },
    /** A page comes that shows the connections. @returns what it has at once */
    showConnections: () => {
      const observer = new QueryObserver(cache, connections);
      observer.subscribe(() => undefined);
      return observer.getCurrentResult();
    },
  };
}

const CONNECTIONS = '/api/connections?userType=talentSeeker';

test('what the document fetched is asked before the page is there, which then has it at once and asks nothing', async () => {
  const { ahead, asked, settle, showConnections, isStale } = pageThatFetched('/api/open-roles', CONNECTIONS);
  ahead(ROUTES, '/dashboard');
  expect(asked()).toEqual([
    { endpoint: listOpenRoles, request: {} },
    { endpoint: listConnections, request: { query: { userType: 'talentSeeker' } } },
  ]);
  await settle(1, 'resolve', ['one']);
  // As a rule such an answer is out of date at once.
  expect(isStale()).toBe(false);
  expect(showConnections()).toMatchObject({ data: ['one'], fetchStatus: 'idle' });
  expect(asked()).toHaveLength(2);
});

test('a page that comes before the answer waits for the same call', async () => {
  const { ahead, asked, settle, showConnections, isStale } = pageThatFetched(CONNECTIONS);
  ahead(ROUTES, '/dashboard');
  expect(showConnections()).toMatchObject({ data: undefined, fetchStatus: 'fetching' });
  await settle(0, 'resolve', ['one']);
  expect(asked()).toHaveLength(1);
  // It is shown: from now on it is as old as any.
  expect(isStale()).toBe(true);
});

test('parameters come from the address, and what was not fetched is left to the page', () => {
  const { ahead, asked } = pageThatFetched('/api/open-roles/r1?page=1&pageSize=50');
  ahead(ROUTES, '/role/r2');
  ahead(ROUTES, '/dashboard');
  ahead(ROUTES, '/moves');
  ahead(ROUTES, '/elsewhere');
  expect(asked()).toEqual([]);
  ahead(ROUTES, '/role/r1');
  ahead(ROUTES, '/role/r1');
  expect(asked()).toEqual([
    { endpoint: getOpenRole, request: { params: { id: 'r1' }, query: { page: 1, pageSize: 50 } } },
  ]);
});

test('parameters stand in a query, too', () => {
  const { ahead, asked } = pageThatFetched('/api/documents?subjectId=i1');
  ahead(ROUTES, '/invoice/i1');
  expect(asked()).toEqual([{ endpoint: listDocuments, request: { query: { subjectId: 'i1' } } }]);
});

test('where it fails the page asks again', async () => {
  const { ahead, asked, settle, showConnections } = pageThatFetched(CONNECTIONS);
  ahead(ROUTES, '/dashboard');
  await settle(0, 'reject', new Error('refused'));
  expect(showConnections()).toMatchObject({ fetchStatus: 'fetching' });
  expect(asked()).toHaveLength(2);
});
