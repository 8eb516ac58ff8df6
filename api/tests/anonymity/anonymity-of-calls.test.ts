import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ENDPOINTS, type ServedEndpoint } from '@vela/contracts/endpoint-table';
import type { EndpointName } from '@vela/contracts/endpoints';
import { DAY_MS } from '@vela/market/days';
import { createLog } from '../../src/platform/observability/index.js';
import { letAskAgain } from '../support/ask-again.js';
import { type ExampleCalls, exampleCalls, sendExample } from '../support/example-calls.js';
import { listen } from '../support/listen.js';
import {
  COMPANY_FORM,
  handleFor,
  joinAsRecruiter,
  joinAsTalent,
  profileForm,
  type Recruiter,
  requestTo,
  type Talent,
} from '../support/people.js';
import type { Visitor } from '../support/visitor.js';
import { startWorld, type World } from '../support/world.js';

const CANARY = {
  givenName: 'Papegoja',
  familyName: 'Quetzalson',
  email: 'papegoja.quetzal@hidden.example',
  linkedinProfile: 'https://www.linkedin.com/in/quetzal-slug-77',
};
/** Anything of which would give the talent away. */
const SECRETS = /papegoja|quetzal|hidden\.example|slug-77/i;

/** Calls that end the session or the account of whoever makes them; they come last, once. */
const PARTING: readonly EndpointName[] = ['signOut', 'deleteMe'];
/** Leads to the provider and back; it has no example and tells nothing of others. */
const ELSEWHERE: readonly EndpointName[] = ['linkedinCallback'];

const names = (Object.keys(ENDPOINTS) as EndpointName[]).filter(
  (name) => !PARTING.includes(name) && !ELSEWHERE.includes(name),
);

/** A round sends some 400 calls; it is not measured here, and other tests may run beside it. */
const PATIENCE_MS = 180_000;

let world: World;
let recruiter: Recruiter;
let talent: Talent;
let examples: ExampleCalls;
let connectionId: string;
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
  talent = await joinAsTalent(world, CANARY, { linkedinProfile: CANARY.linkedinProfile });
  await recruiter.visitor.ok('saveCompany', { body: { ...COMPANY_FORM, inviteColleagues: 'kim@x.example' } });
  connectionId = (await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) })).id;
  examples = exampleCalls(world, {
    owner: recruiter,
    talent,
    connectionId,
    inviteId: (await recruiter.visitor.ok('listCompanyInvites'))[0]?.id ?? '',
    purchaseId: (await recruiter.visitor.ok('createPaymentIntent', { body: { ammount: 200_000, currency: 'sek' } }))
      .purchaseId,
    savedSearchId: (await recruiter.visitor.ok('createSavedSearch', { body: { name: 'All', filters: {} } })).id,
  });
});
afterAll(() => world.stop());

/** The example of an endpoint, and the same with each id that a recruiter knows in the place of its own. */
function variantsOf(name: EndpointName): ExampleCalls[] {
  const { path }: ServedEndpoint = ENDPOINTS[name];
  if (!path.includes(':id')) return [examples];
  const example = examples[name] ?? {};
  const own: { readonly id?: string } =
    'params' in example && typeof example.params === 'object' ? { ...example.params } : {};
  const known = [handleFor(recruiter, talent), talent.profile.id, talent.me.id, connectionId, recruiter.role.id];
  return [...new Set([...(own.id === undefined ? [] : [own.id]), ...known])].map((id) => ({
    ...examples,
    [name]: { ...example, params: { ...own, id } },
  }));
}

/** @returns calls whose answer gives the talent away, or that failed on our side */
async function leaksOf(visitor: Visitor, asked: readonly EndpointName[] = names): Promise<string[]> {
  const leaks: string[] = [];
  for (const name of asked) {
    const answers = await Promise.all(variantsOf(name).map((variant) => sendExample(visitor, name, variant)));
    for (const { status, text, headers } of answers) {
      if (SECRETS.test(text + JSON.stringify([...headers]))) leaks.push(`${name} (${status}) tells who it is`);
      // Health and services outside may be down; an error of our own may not.
      if (status === 500) leaks.push(`${name} failed`);
    }
  }
  return leaks;
}

/** @returns mails to others than the talent that tell who it is */
async function telltaleMails(): Promise<unknown[]> {
  const mails = await world.server.app.models.outbox.find({ 'payload.toUser': { $ne: talent.me.id } }).lean();
  return mails.filter((mail) => SECRETS.test(JSON.stringify(mail)));
}

describe('no call of the table tells a company who a talent is', () => {
  test(
    'while the request waits',
    async () => {
      // The talent's own words prove that a leak would be found.
      expect(await leaksOf(talent.visitor, ['getMe'])).not.toEqual([]);
      expect(await leaksOf(recruiter.visitor)).toEqual([]);
    },
    PATIENCE_MS,
  );

  test(
    'after a yes-if and its answer',
    async () => {
      const { connections } = world.server.app.models;
      await letAskAgain(world);
      // The round before may have withdrawn or reported it.
      if ((await connections.findById(connectionId))?.status !== 'open')
        connectionId = (await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) })).id;
      await talent.visitor.ok('counterConnection', {
        params: { id: connectionId },
        body: { terms: { kind: 'salary', compensation: '65000' } },
      });
      expect(
        await leaksOf(recruiter.visitor, [
          'listConnections',
          'answerCounterOffer',
          'remindConnection',
          'getMe',
          'exportMyData',
        ]),
      ).toEqual([]);
      expect(await leaksOf(recruiter.visitor)).toEqual([]);
    },
    PATIENCE_MS,
  );

  test(
    'after a decline',
    async () => {
      await talent.visitor.call('answerConnection', {
        params: { id: connectionId },
        body: { status: 'declined', reason: 'Not now' },
      });
      expect(await leaksOf(recruiter.visitor)).toEqual([]);
    },
    PATIENCE_MS,
  );

  test(
    'nor in the eyes of a stranger',
    async () => {
      const stranger = await joinAsRecruiter(world, { givenName: 'Olga' }, 'Other AB');
      expect(await leaksOf(stranger.visitor)).toEqual([]);
      expect(await leaksOf(stranger.visitor, PARTING)).toEqual([]);
    },
    PATIENCE_MS,
  );

  test(
    'nor in those of a visitor',
    async () => {
      expect(await leaksOf(world.visitor())).toEqual([]);
    },
    PATIENCE_MS,
  );

  test('nor in what open pages hear', async () => {
    // What another talent writes shows that the line is open.
    const open = await joinAsTalent(world, { givenName: 'Yvonne' });
    const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, open) });
    const line = listen(world.server.port, recruiter.visitor.cookie);
    await line.until('retry:');
    await open.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
    await open.visitor.ok('sendMessage', { params: { id }, body: { clientId: 'hello-message-no-1', text: 'Hello' } });
    await line.until(id);
    await line.stop();
    const left = await world.server.app.models.liveEvents.find().lean();
    expect(left.length).toBeGreaterThan(0);
    expect(SECRETS.exec(line.heard() + JSON.stringify(left))).toBeNull();
    for (const id of [talent.profile.id, talent.me.id]) expect(line.heard()).not.toContain(id);
  });

  test('nor in mails and logs', async () => {
    expect(logged).toContain('/api/connections');
    expect(SECRETS.exec(logged)).toBeNull();
    expect(await telltaleMails()).toEqual([]);
  });

  test(
    'nor in the eyes of a stranger once another company talks with them, meets them and keeps notes',
    async () => {
      const friend = await joinAsRecruiter(world, { givenName: 'Frida' }, 'Friend AB');
      const { id } = await friend.visitor.ok('createConnection', { body: requestTo(friend, talent) });
      await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
      const body = { clientId: 'canary-message-no-1', text: 'I am Papegoja, papegoja.quetzal@hidden.example' };
      await talent.visitor.ok('sendMessage', { params: { id }, body });
      const start = new Date(world.clock.now().getTime() + 3 * DAY_MS).toISOString();
      const [meeting] = await talent.visitor.ok('proposeTimes', {
        params: { id },
        body: { starts: [start], minutes: 30, place: 'At Papegoja’s' },
      });
      const params = { id, meeting: meeting?.id ?? '' };
      await friend.visitor.ok('acceptTime', { params, body: { start } });
      await friend.visitor.ok('updateConversation', {
        params: { id },
        body: { notes: 'Quetzalson calls.', notesRevision: 0 },
      });
      // Who has a part in it reads the names: a leak would be found.
      expect(
        SECRETS.test(
          (await sendExample(friend.visitor, 'getConversation', { ...examples, getConversation: { params: { id } } }))
            .text,
        ),
      ).toBe(true);

      const stranger = await joinAsRecruiter(world, { givenName: 'Siri' }, 'Stranger AB');
      connectionId = id;
      examples = { ...examples, getMeetingCalendar: { params }, cancelMeeting: { params, body: {} } };
      expect(await leaksOf(stranger.visitor)).toEqual([]);
      expect((await stranger.visitor.call('getMeetingCalendar', { params })).status).toBe(404);
      expect(JSON.stringify(await recruiter.visitor.ok('getShortlist'))).not.toMatch(SECRETS);
      expect(SECRETS.exec(logged)).toBeNull();
    },
    PATIENCE_MS,
  );
});

test.each([
  ['a name', 'Ask for Papegoja.'],
  ['a family name in other letters', 'Known as QUETZALSON at sea.'],
  ['an address', 'Write to papegoja.quetzal@hidden.example'],
  ['a phone number', 'Call +46 70 123 45 67 after five.'],
  ['a profile link', 'See linkedin.com/in/quetzal-slug-77'],
])('%s in About Me is refused, and recruiters go on reading what was there', async (_, aboutMe) => {
  const refused = await talent.visitor.call('saveJobSeekerProfile', { body: profileForm(world, { aboutMe }) });
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'aboutMe' }] } });
  const seen = await recruiter.visitor.ok('getJobSeekerProfile', { params: { id: handleFor(recruiter, talent) } });
  expect(seen.aboutMe).toBe('I like calm systems.');
});
