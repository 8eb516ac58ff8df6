import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ENDPOINTS, type ServedEndpoint } from '@vela/contracts/endpoint-table';
import type { EndpointName } from '@vela/contracts/endpoints';
import { createLog } from '../../src/platform/observability/index.js';
import { letAskAgain } from '../support/ask-again.js';
import { handleFor, joinAsRecruiter, joinAsTalent, type Recruiter, requestTo, type Talent } from '../support/people.js';
import { startWorld, type World } from '../support/world.js';

const CANARY = {
  givenName: 'Kanariefågel',
  familyName: 'Zwitscher',
  email: 'kanarie.zwitscher@secret.example',
  linkedinProfile: 'https://www.linkedin.com/in/kanarie-slug-9f3',
};
/** Anything of which would give the talent away. */
const SECRETS = ['Kanarie', 'kanarie', 'Zwitscher', 'zwitscher', 'secret.example', 'slug-9f3'];

let world: World;
let recruiter: Recruiter;
let colleague: Recruiter;
let talent: Talent;
let logged = '';

beforeAll(async () => {
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      logged += String(chunk);
      done();
    },
  });
  world = await startWorld({}, { log: createLog({ logLevel: 'debug', version: 'test' }, destination) });
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  colleague = await joinAsRecruiter(world, { givenName: 'Olga' }, 'Other AB');
  talent = await joinAsTalent(world, { ...CANARY }, { linkedinProfile: CANARY.linkedinProfile });
});
afterAll(() => world.stop());

const names = Object.keys(ENDPOINTS) as EndpointName[];

/** Queries of the endpoints that need one. */
const QUERIES: { readonly [Name in EndpointName]?: readonly string[] } = {
  listConnections: ['?userType=talentSeeker', '?userType=jobSeeker'],
  listPosts: ['?category=news', '?category=events'],
};

/** Everything that a company can read, with every id that it knows. */
async function everythingReadBy(reader: Recruiter): Promise<string> {
  const { visitor } = reader;
  const texts: string[] = [];
  for (const name of names) {
    const endpoint: ServedEndpoint = ENDPOINTS[name];
    if (endpoint.method !== 'GET' || endpoint.changesState === true || name === 'linkedinCallback') continue;
    const ids = endpoint.path.includes(':')
      ? [handleFor(reader, talent), talent.profile.id, talent.me.id, recruiter.role.id]
      : [''];
    for (const id of ids)
      for (const query of QUERIES[name] ?? ['']) {
        const answer = await visitor.send(endpoint.path.replace(':id', id) + query);
        texts.push(answer.text, JSON.stringify([...answer.headers]));
        if (name === 'getProfilePicture') expect(answer.status).toBe(404);
      }
  }
  return texts.join('\n');
}

const expectNoSecrets = (text: string): void => {
  for (const secret of SECRETS) expect(text).not.toContain(secret);
};

test('nothing tells who a talent is before they accept', async () => {
  expectNoSecrets(await everythingReadBy(recruiter));

  const sent = await recruiter.visitor.call('createConnection', { body: requestTo(recruiter, talent) });
  expect(sent.status).toBe(200);
  expectNoSecrets(sent.text);
  const again = await recruiter.visitor.call('createConnection', { body: requestTo(recruiter, talent) });
  expectNoSecrets(again.text);
  expectNoSecrets(await everythingReadBy(recruiter));

  const refused = await recruiter.visitor.call('answerConnection', {
    params: { id: sent.body.id },
    body: { status: 'accepted' },
  });
  expectNoSecrets(refused.text);
  const withdrawn = await recruiter.visitor.call('answerConnection', {
    params: { id: sent.body.id },
    body: { status: 'withdrawn' },
  });
  expectNoSecrets(withdrawn.text);

  await letAskAgain(world);
  const second = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  await talent.visitor.ok('answerConnection', { params: { id: second.id }, body: { status: 'declined' } });
  expectNoSecrets(await everythingReadBy(recruiter));
});

test('acceptance tells one company, and nobody else', async () => {
  await letAskAgain(world);
  const sent = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  await talent.visitor.ok('answerConnection', { params: { id: sent.id }, body: { status: 'accepted' } });
  const seen = await recruiter.visitor.ok('getJobSeekerProfile', { params: { id: handleFor(recruiter, talent) } });
  expect(seen.extra).toMatchObject({
    ...CANARY,
    profilePictureUrl: `/api/profile-pictures/${handleFor(recruiter, talent)}`,
  });
  expectNoSecrets(await everythingReadBy(colleague));
});

test('neither logs nor mails tell it', async () => {
  expect(logged).not.toBe('');
  expectNoSecrets(logged);
  const mails = await world.server.app.models.outbox.find().lean();
  const templateOf = ({ payload }: (typeof mails)[number]) => (payload as { template?: string }).template;
  // These may name a talent: the letters to themselves, and the one that tells of their yes.
  const toThemselves = ['requestReceived', 'requestWithdrawn'];
  const naming = mails.filter((mail) => [...toThemselves, 'requestAccepted'].includes(templateOf(mail) ?? ''));
  for (const mail of naming)
    expect((mail.payload as { toUser?: string }).toUser).toBe(
      toThemselves.includes(templateOf(mail) ?? '') ? talent.me.id : recruiter.me.id,
    );
  expect(naming.filter((mail) => templateOf(mail) === 'requestAccepted')).toHaveLength(1);
  expectNoSecrets(JSON.stringify(mails.filter((mail) => !naming.includes(mail))));
});
