import { expect, jest, test } from '@jest/globals';
import {
  adminListUsers,
  answerConnection,
  createConnection,
  listConnections,
  listOpenRoles,
} from '../endpoints/index.js';
import { ApiError, createApiClient } from './client.js';

const answering = (status: number, body: string) =>
  jest.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));

test('a call is built from the table', async () => {
  const fetcher = answering(200, '[]');
  await createApiClient(fetcher).call(listConnections, { query: { userType: 'jobSeeker', status: 'open' } });
  expect(fetcher.mock.calls[0]?.[0]).toBe('/api/connections?userType=jobSeeker&status=open');
  const posting = answering(200, '{}');
  await createApiClient(posting, { origin: 'http://api' }).call(answerConnection, {
    params: { id: 'a/b' },
    body: { status: 'accepted' },
  });
  expect(posting.mock.calls[0]).toEqual([
    'http://api/api/connections/a%2Fb',
    expect.objectContaining({
      method: 'POST',
      body: '{"status":"accepted"}',
      headers: expect.objectContaining({ 'content-type': 'application/json' }),
    }),
  ]);
});

test('an error carries its sentence and its fields', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Bad',
    status: 422,
    detail: 'Mend two fields.',
    message: 'Mend two fields.',
    errors: [{ field: 'name', message: 'This field is required' }],
  };
  const failure = await createApiClient(answering(422, JSON.stringify(problem)))
    .call(listOpenRoles, {})
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    message: 'Mend two fields.',
    status: 422,
    fieldErrors: [{ field: 'name', message: 'This field is required' }],
  });
});

test('an answer that is not a problem document still fails clearly', async () => {
  await expect(createApiClient(answering(502, '<html>')).call(listOpenRoles, {})).rejects.toMatchObject({
    message: 'An unknown error occurred',
    status: 502,
  });
});

test('without an answer it says so in words of the product, and the words of the specification for a connection', async () => {
  const silent = createApiClient(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(silent.call(listOpenRoles, {})).rejects.toMatchObject({
    message: 'Vela could not be reached. Check your connection and try again.',
    status: 0,
  });
  const body = { jobSeekerId: 'a', roleId: 'b', openRoleId: 'c', text: 'd' };
  await expect(silent.call(createConnection, { body })).rejects.toMatchObject({
    message: 'Network response was not ok',
    status: 0,
  });
  const broken = createApiClient(answering(502, '<html>'));
  await expect(broken.call(createConnection, { body })).rejects.toMatchObject({
    message: 'Network response was not ok',
    status: 502,
  });
});

test('a call that was given up fails as it was given up', async () => {
  const signal = AbortSignal.abort(new Error('Left the page'));
  const given = createApiClient(async (_url, init) => {
    init?.signal?.throwIfAborted();
    return Promise.resolve(new Response('[]'));
  });
  await expect(given.call(listOpenRoles, {}, { signal })).rejects.toThrow('Left the page');
});

test('a lost session is told once per call', async () => {
  const onUnauthorized = jest.fn();
  await createApiClient(answering(401, ''), { onUnauthorized })
    .call(listOpenRoles, {})
    .catch(() => undefined);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('the admin area tells a visitor that it is not there, which may be a lost session; elsewhere it is none', async () => {
  const onUnauthorized = jest.fn();
  const api = createApiClient(answering(404, ''), { onUnauthorized });
  await api.call(listOpenRoles, {}).catch(() => undefined);
  expect(onUnauthorized).not.toHaveBeenCalled();
  await api.call(adminListUsers, {}).catch(() => undefined);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('an error of another copy of the class is an error of the API, others are not', () => {
  const foreign = Object.assign(new Error('Gone'), { name: 'ApiError', status: 404, problem: null });
  expect(foreign instanceof ApiError).toBe(true);
  expect(new ApiError('Gone', 404, null) instanceof ApiError).toBe(true);
  expect(new Error('Gone') instanceof ApiError).toBe(false);
  expect({ name: 'ApiError', problem: null } instanceof ApiError).toBe(false);
});
