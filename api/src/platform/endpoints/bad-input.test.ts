import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  COMPANY_FORM,
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  type Talent,
} from '../../../tests/support/people.js';
import type { Answer, Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
let recruiter: Recruiter;
let talent: Talent;
beforeAll(async () => {
  world = await startWorld();
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  talent = await joinAsTalent(world, { givenName: 'Ada' });
});
afterAll(() => world.stop());

const post = (visitor: Visitor, path: string, body: string, headers: Record<string, string> = {}): Promise<Answer> =>
  visitor.send(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
const save = (body: string, headers: Record<string, string> = {}): Promise<Answer> =>
  post(talent.visitor, '/api/job-seeker-profiles', body, headers);

const isProblem = (answer: Answer): void => {
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(answer.body).toMatchObject({ status: answer.status, title: expect.any(String), detail: expect.any(String) });
};

describe('a request that is not right', () => {
  test.each([
    ['broken JSON', '{"a":', 400],
    ['a number', '7', 422],
    ['null', 'null', 422],
    ['a list', '[]', 422],
    ['an unknown key', '{"admin":true}', 422],
    ['a prototype', '{"__proto__":{"admin":true}}', 400],
    ['a constructor', '{"nextRole":{"constructor":1}}', 400],
    ['an operator', '{"minSalary":{"$gt":0}}', 400],
    ['an operator as key of a map', '{"nextRole":{"$where":1}}', 400],
    ['a text for a number', '{"minSalary":"100"}', 422],
    ['a text for a flag', '{"remote":"true"}', 422],
    ['a number for a text', '{"aboutMe":7}', 422],
    ['an object for an id', '{"categoryId":{"id":{"$ne":null}}}', 400],
    ['deep nesting', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 400],
    ['deep lists', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400],
  ])('%s is refused', async (_, body, status) => {
    const answer = await save(body);
    expect(answer.status).toBe(status);
    isProblem(answer);
  });

  test('what shows nothing fills in nothing', async () => {
    const answer = await recruiter.visitor.call('saveCompany', { body: { ...COMPANY_FORM, name: '\u200b\u2060' } });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { errors: [{ field: 'name', message: 'This field is required' }] },
    ]);
    const { currentRole } = await talent.visitor.ok('saveJobSeekerProfile', { body: { currentRole: '\u200b\u200b' } });
    expect(currentRole).toBeNull();
  });

  test('a body above 100 kB is 413, of any size', async () => {
    for (const size of [110_000, 10_000_000]) {
      const answer = await save(`{"aboutMe":"${'x'.repeat(size)}"}`).catch(() => null);
      // The server may hang up while the rest is still being sent.
      if (answer !== null) expect(answer.status).toBe(413);
    }
    expect((await save('{"minSalary":1}')).status).toBe(200);
  });

  test.each([['text/plain'], ['application/x-www-form-urlencoded'], ['multipart/form-data; boundary=x']])(
    'content type %s is 415',
    async (contentType) => {
      const answer = await save('{"minSalary":1}', { 'content-type': contentType });
      expect(answer.status).toBe(415);
      isProblem(answer);
    },
  );

  test('an unknown or repeated query parameter is 400', async () => {
    for (const query of [
      'categoryId=x',
      `categoryId=${world.category.id}&x=1`,
      `categoryId=${world.category.id}&categoryId=1`,
      '__proto__=1',
      'page=1',
    ])
      expect((await world.visitor().send(`/api/categories/skills?${query}`)).status).toBe(400);
    expect((await recruiter.visitor.send(`/api/open-roles/${recruiter.role.id}?page=-1`)).status).toBe(400);
    expect((await recruiter.visitor.send(`/api/open-roles/${recruiter.role.id}?page=1e999`)).status).toBe(400);
  });

  test('an impossible id or a broken escape is a 4xx', async () => {
    expect((await recruiter.visitor.send('/api/open-roles/%24ne')).status).toBe(404);
    expect((await recruiter.visitor.send('/api/open-roles/%E0%A4%A')).status).toBe(400);
  });

  test('an unknown address is 404, a wrong method 405 with what is allowed', async () => {
    isProblem(await world.visitor().send('/api/nothing'));
    const answer = await world.visitor().send('/api/categories', { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    isProblem(answer);
    expect((await world.visitor().send('/api/categories', { method: 'HEAD' })).status).toBe(200);
  });

  test('fields are named, with the words of the specification', async () => {
    const answer = await post(recruiter.visitor, '/api/companies', JSON.stringify({ ...COMPANY_FORM, name: ' ' }));
    expect(answer.body).toMatchObject({ errors: [{ field: 'name', message: 'This field is required' }] });
  });
});

describe('a call from elsewhere', () => {
  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'http://evil.test' }],
    ['no origin', { origin: 'null' }],
  ])('that says %s is 403', async (_, headers) => {
    expect((await save('{"minSalary":1}', headers)).status).toBe(403);
  });

  test('our own page is let through, by either header', async () => {
    expect(
      (await save('{"minSalary":1}', { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:1' })).status,
    ).toBe(200);
    expect((await save('{"minSalary":1}')).status).toBe(200);
  });
});
