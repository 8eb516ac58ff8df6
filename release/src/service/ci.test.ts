import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { SignJWT } from 'jose';
import { sliceFiles, type TemporaryFolder, temporaryFolder } from '../../tests/support/builds.js';
import { RUN, startIssuer, type TestIssuer } from '../../tests/support/issuer.js';
import { Accesses } from '../access/access.js';
import { Trusts } from '../access/trusts.js';
import { signInByCi } from '../remote/ci.js';
import { ReleaseClient } from '../remote/client.js';
import { Follower } from '../remote/follower.js';
import { publishedVersions } from '../site/published.js';
import { readRegistry } from '../site/registry.js';
import { type ReleaseService, startReleaseService } from './service.js';

const AUDIENCE = 'https://releases.vela.example';
const MAIN = { repository: RUN.repository, ref: RUN.ref };

let issuer: TestIssuer;
let folder: TemporaryFolder;
let site: string;
let service: ReleaseService;
let trusts: Trusts;
let address: string;

const start = (issuers: readonly string[] = [issuer.address, 'http://127.0.0.1:9']) =>
  startReleaseService(
    {
      site,
      folder: path.join(folder.path, 'release'),
      instance: { offeredCalls: () => Promise.resolve(null), origin: () => Promise.resolve(null) },
      ci: { issuers, audience: AUDIENCE },
    },
    0,
  );
beforeAll(async () => {
  issuer = await startIssuer(AUDIENCE);
});
afterAll(() => issuer.stop());
beforeEach(async () => {
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
  trusts = new Trusts(path.join(folder.path, 'release', 'trusts.json'));
  service = await start();
  address = `http://127.0.0.1:${service.port}`;
});
afterEach(async () => {
  await service.stop();
  await folder.remove();
});

const signIn = async (token: string): Promise<ReleaseClient> => {
  const credentials = await signInByCi(address, { RELEASE_CI_TOKEN: token });
  if (credentials === null) throw new Error('There was no token.');
  return new ReleaseClient(address, credentials);
};
const trustMain = (rights: readonly ('publish' | 'promote')[] = ['publish', 'promote']) =>
  trusts.add('payments', { issuer: issuer.address, claims: MAIN }, ['mf_payments'], rights);
const build = (name: 'mf_payments' | 'mf_public' = 'mf_payments') => folder.write(name, sliceFiles(name));
const audit = async () => readFile(path.join(folder.path, 'release', 'audit.jsonl'), 'utf8');

test('a run that a team trusts publishes and promotes without a secret, and it is written down which run it was', async () => {
  await trustMain();
  const client = await signIn(await issuer.token());
  const version = await client.publish('mf_payments', await build());
  await client.promote('mf_payments', version, 100);
  expect((await readRegistry(site)).registry.mf_payments?.version).toBe(version);
  await expect(client.publish('mf_public', await build('mf_public'))).rejects.toThrow('is not for mfe-public');
  await expect(client.read('site')).rejects.toThrow('may not follow');
  expect(await audit()).toMatch(/"sign in","about":"repository vela\/payments, ref refs\/heads\/main, run_id 42"/);

  // A gateway takes it: the site signed it.
  const { token } = await new Accesses(path.join(folder.path, 'release', 'accesses.json')).add(
    'gateways',
    [],
    ['follow'],
  );
  const own = path.join(folder.path, 'own');
  await new Follower({ site: own, client: new ReleaseClient(address, { token }), tell: () => undefined }).look();
  expect((await readRegistry(own)).registry.mf_payments?.version).toBe(version);
});

test('what a run may do follows from all that it is trusted for, and ends when that is revoked', async () => {
  const id = await trusts.add(
    'payments',
    { issuer: issuer.address, claims: { repository: RUN.repository } },
    ['mf_payments'],
    ['publish'],
  );
  await trusts.add(
    'payments',
    { issuer: issuer.address, claims: { ...MAIN, environment: 'everybody' } },
    ['mf_payments'],
    ['promote'],
  );
  const branch = await signIn(await issuer.token({ ref: 'refs/pull/7/merge' }));
  const version = await branch.publish('mf_payments', await build());
  await expect(branch.promote('mf_payments', version, 10)).rejects.toThrow('The token of payments may not promote.');
  const approved = await signIn(await issuer.token({ environment: 'everybody' }));
  await approved.promote('mf_payments', version, 100);
  await trusts.revoke(id);
  await expect(branch.publish('mf_payments', await build())).rejects.toThrow('its time is over');
  await expect(approved.publish('mf_payments', await build())).rejects.toThrow('may not publish');
});

const now = () => Math.floor(Date.now() / 1000);
test.each<readonly [string, () => Promise<string>, string]>([
  ['no token', () => Promise.resolve('a.b.c'), 'What the CI sent is no token.'],
  ['signed by somebody else', () => issuer.token({}, { isForged: true }), 'is not signed by http'],
  [
    'of another issuer',
    () => issuer.token({ iss: 'https://evil.example' }),
    'Tokens of "https://evil.example" are not taken here.',
  ],
  [
    'of an issuer that is not there',
    () => issuer.token({ iss: 'http://127.0.0.1:9' }),
    'The keys of http://127.0.0.1:9 cannot be read right now.',
  ],
  [
    'for another audience',
    () => issuer.token({ aud: 'https://vela.example' }),
    'its audience has to be https://releases.vela.example.',
  ],
  ['over', () => issuer.token({ iat: now() - 400, exp: now() - 60 }), 'The CI’s token is over.'],
  ['too old', () => issuer.token({ iat: now() - 3600, exp: now() + 3600 }), 'The CI’s token is over.'],
  ['not good yet', () => issuer.token({ nbf: now() + 120 }), 'Do the clocks differ?'],
  ['from the future', () => issuer.token({ iat: now() + 120 }), 'Do the clocks differ?'],
  ['without an end', () => issuer.token({ exp: undefined }), 'does not say its exp'],
  ['without a number', () => issuer.token({ jti: undefined }), 'does not say its jti'],
  [
    'of another repository',
    () => issuer.token({ repository: 'vela/payments2' }),
    'No team trusts this run: repository vela/payments2, ref refs/heads/main',
  ],
  ['of another branch', () => issuer.token({ ref: 'refs/heads/main2' }), 'No team trusts this run'],
  ['that does not say its branch', () => issuer.token({ ref: undefined }), 'No team trusts this run'],
  [
    'signed by a secret that is public',
    () =>
      new SignJWT({ iss: issuer.address, aud: AUDIENCE, jti: 'x', ...RUN })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(Buffer.alloc(32)),
    'not in a way that is taken',
  ],
])('a token %s is refused with a sentence', async (_, token, sentence) => {
  await trustMain();
  await expect(signIn(await token())).rejects.toThrow(sentence);
  expect(await audit()).toContain('"team":"nobody"');
  expect(await publishedVersions(site, 'mf_payments')).toEqual([]);
});

test('an issuer is the same with a slash behind its address', async () => {
  await trusts.add('payments', { issuer: `${issuer.address}/`, claims: MAIN }, ['mf_payments'], ['publish']);
  await service.stop();
  service = await start([`${issuer.address}/`]);
  address = `http://127.0.0.1:${service.port}`;
  await signIn(await issuer.token());
});

test('clocks may differ by some seconds', async () => {
  await trustMain();
  await signIn(await issuer.token({ iat: now() + 10, nbf: now() + 10 }));
  await signIn(await issuer.token({ exp: now() - 10 }));
});

test('a token is good once, over a restart too', async () => {
  await trustMain();
  const token = await issuer.token();
  await signIn(token);
  await expect(signIn(token)).rejects.toThrow('was used already');
  await service.stop();
  service = await start();
  address = `http://127.0.0.1:${service.port}`;
  await expect(signIn(token)).rejects.toThrow('was used already');
});

test('of many at once with one token, one gets in', async () => {
  await trustMain();
  const token = await issuer.token();
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => signIn(token)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the issuer’s keys are asked for once, and are good while it is gone', async () => {
  await trustMain();
  const before = issuer.asked();
  for (let count = 0; count < 5; count += 1) await signIn(await issuer.token());
  expect(issuer.asked()).toBe(before + 1);
  issuer.isUp = false;
  await signIn(await issuer.token());
  issuer.isUp = true;
});

test('GitHub’s jobs ask for their token, for this service alone', async () => {
  await trustMain();
  const asked: string[] = [];
  const github: typeof fetch = async (input, init) => {
    const url = String(input);
    if (!url.startsWith('https://github.example')) return fetch(input, init);
    asked.push(`${url} ${new Headers(init?.headers).get('authorization')}`);
    return Response.json({ value: await issuer.token() });
  };
  const environment = {
    ACTIONS_ID_TOKEN_REQUEST_URL: 'https://github.example/token?v=1',
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'job',
  };
  expect(await signInByCi(`${address}/`, environment, github)).toMatchObject({ isOfCi: true });
  expect(asked).toEqual([`https://github.example/token?v=1&audience=${encodeURIComponent(address)} Bearer job`]);
  expect(await signInByCi(address, {}, github)).toBeNull();
});

test('nobody is trusted by what everybody’s runs say', async () => {
  for (const claims of [{}, { repository: '*' }])
    await expect(
      trusts.add('payments', { issuer: issuer.address, claims }, ['mf_payments'], ['publish']),
    ).rejects.toThrow('Say what its tokens have to say');
});
