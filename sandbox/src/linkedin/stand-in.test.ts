import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { createSandbox } from '../sandbox.js';

const REDIRECT = 'http://site.test/callback';
const client = { id: 'app', secret: 'shh', redirectUris: [REDIRECT] };
const persona = { sub: 'p1', givenName: 'Åsa', familyName: '<b>Nord', email: 'asa@demo.example', note: 'Talent' };
const sandbox = () => createSandbox({ linkedin: { client, personas: () => Promise.resolve([persona]) } });

const asked = {
  response_type: 'code',
  client_id: 'app',
  redirect_uri: REDIRECT,
  scope: 'openid profile email',
  state: 's t&te',
};
const AUTHORIZATION = '/sandbox/linkedin/oauth/v2/authorization';

async function submit(app: ReturnType<typeof sandbox>, fields: object): Promise<URL> {
  const answer = await request(app)
    .post(AUTHORIZATION)
    .type('form')
    .send({ ...asked, ...fields })
    .expect(303);
  return new URL(String(answer.headers['location']));
}
const exchange = (app: ReturnType<typeof sandbox>, fields: object) =>
  request(app)
    .post('/sandbox/linkedin/oauth/v2/accessToken')
    .type('form')
    .send({
      grant_type: 'authorization_code',
      client_id: 'app',
      client_secret: 'shh',
      redirect_uri: REDIRECT,
      ...fields,
    });

async function signIn(app: ReturnType<typeof sandbox>, fields: object): Promise<Record<string, unknown>> {
  const back = await submit(app, fields);
  const token = await exchange(app, { code: back.searchParams.get('code') }).expect(200);
  const person = await request(app)
    .get('/sandbox/linkedin/v2/userinfo')
    .set('authorization', `Bearer ${String(token.body.access_token)}`)
    .expect(200);
  return person.body;
}

describe('the LinkedIn stand-in', () => {
  test('shows its people and a form, with nothing that could run', async () => {
    const page = await request(sandbox()).get(AUTHORIZATION).query(asked).expect(200);
    for (const text of ['First name', 'Last name', 'Email', 'Continue', 'Cancel', 'Åsa'])
      expect(page.text).toContain(text);
    expect(page.text).not.toContain('<b>Nord');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('signs in one of its people, with a picture', async () => {
    const app = sandbox();
    const person = await signIn(app, { persona: 'p1' });
    expect(person).toMatchObject({ sub: 'p1', given_name: 'Åsa', email: 'asa@demo.example', email_verified: true });
    const picture = await request(app)
      .get(new URL(String(person['picture'])).pathname)
      .expect(200);
    expect(picture.headers['content-type']).toBe('image/png');
  });

  test('takes anybody; the same email is the same person', async () => {
    const typed = { givenName: 'Ada', familyName: 'L', email: 'Ada@x.example', action: 'continue' };
    const first = await signIn(sandbox(), typed);
    const again = await signIn(sandbox(), { ...typed, email: 'ada@x.example ', givenName: 'Augusta' });
    expect(again['sub']).toBe(first['sub']);
    expect(again['given_name']).toBe('Augusta');
  });

  test('passes the state through, also when the person cancels', async () => {
    const back = await submit(sandbox(), { action: 'cancel' });
    expect(back.searchParams.get('error')).toBe('user_cancelled_login');
    expect(back.searchParams.get('state')).toBe(asked.state);
  });

  test('a code is good once, for its client and address only', async () => {
    const app = sandbox();
    const code = (await submit(app, { persona: 'p1' })).searchParams.get('code');
    await exchange(app, { code, client_secret: 'wrong' }).expect(401);
    await exchange(app, { code }).expect(200);
    await exchange(app, { code }).expect(400);
    const other = (await submit(app, { persona: 'p1' })).searchParams.get('code');
    await exchange(app, { code: other, redirect_uri: 'http://site.test/other' }).expect(400);
  });

  test('a code asked for with a challenge is good for its verifier only', async () => {
    const app = sandbox();
    const verifier = 'v'.repeat(43);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const proof = { code_challenge: challenge, code_challenge_method: 'S256' };
    const codeFor = async (fields: object) =>
      (await submit(app, { persona: 'p1', ...fields })).searchParams.get('code');
    const page = await request(app)
      .get(AUTHORIZATION)
      .query({ ...asked, ...proof });
    expect(page.text).toContain(`name="code_challenge" value="${challenge}"`);
    await exchange(app, { code: await codeFor(proof), code_verifier: verifier }).expect(200);
    for (const wrong of [{}, { code_verifier: 'w'.repeat(43) }, { code_verifier: challenge }]) {
      const answer = await exchange(app, { code: await codeFor(proof), ...wrong }).expect(400);
      expect(answer.body).toMatchObject({ error: 'invalid_grant' });
    }
    await exchange(app, { code: await codeFor({}), code_verifier: verifier }).expect(400);
    const plain = await request(app)
      .get(AUTHORIZATION)
      .query({ ...asked, code_challenge: verifier, code_challenge_method: 'plain' })
      .expect(302);
    expect(plain.headers['location']).toContain('error=invalid_request');
  });

  test('sends nobody to an address that is not registered', async () => {
    const evil = await request(sandbox())
      .get(AUTHORIZATION)
      .query({ ...asked, redirect_uri: 'http://evil.test/' });
    expect(evil.status).toBe(400);
    expect(evil.headers['location']).toBeUndefined();
    await request(sandbox())
      .get(AUTHORIZATION)
      .query({ ...asked, client_id: 'other' })
      .expect(400);
    const scope = await request(sandbox())
      .get(AUTHORIZATION)
      .query({ ...asked, scope: 'r_everything' })
      .expect(302);
    expect(scope.headers['location']).toContain('unauthorized_scope_error');
  });

  test('tells nothing without a good token', async () => {
    await request(sandbox()).get('/sandbox/linkedin/v2/userinfo').expect(401);
    await request(sandbox()).get('/sandbox/linkedin/v2/userinfo').set('authorization', 'Bearer nope').expect(401);
  });
});

test('the index lists what stands in', async () => {
  const page = await request(sandbox()).get('/sandbox').expect(200);
  expect(page.text).toContain('LinkedIn');
  expect(page.text).toContain('asa@demo.example');
});
