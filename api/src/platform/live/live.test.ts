import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listen } from '../../../tests/support/listen.js';
import {
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import { environmentFor } from '../../../tests/support/surroundings.js';
import { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { readConfig } from '../../config/index.js';
import { type RunningServer, startServer } from '../../server.js';

let world: World;
/** A second instance on the same store. */
let other: RunningServer;
let recruiter: Recruiter;
let talent: Talent;
let id: string;

beforeAll(async () => {
  world = await startWorld({ API_REPLICAS: 'many' }, { jobs: 'none' });
  // It repeats its answers, as an instance that is shipped does, and longer than anything here takes.
  const environment = { ...environmentFor(world.store.uri, world.sandboxOrigin), ANSWER_CACHE_MS: '10000' };
  other = await startServer(readConfig(environment), { clock: world.clock, jobs: 'none' });
  await other.matching;
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  talent = await joinAsTalent(world, { givenName: 'Ada' });
  id = (await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) })).id;
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
}, 60_000);
afterAll(async () => {
  await other.stop();
  await world.stop();
});

let serial = 0;
const say = (visitor: Visitor, text: string) =>
  visitor.ok('sendMessage', { params: { id }, body: { clientId: `live-message-no-${(serial += 1)}`, text } });

test('a message that is written at one instance is heard at another, and says nothing but that', async () => {
  const line = listen(other.port, recruiter.visitor.cookie);
  expect(await line.until('retry:')).toBe(true);
  await say(talent.visitor, 'A secret between us');
  expect(await line.until('"kind":"message"')).toBe(true);
  expect(line.heard()).toContain(id);
  expect(line.heard()).not.toContain('secret');
  await line.stop();
});

test('who hears of a message reads it at once, though the same was asked and answered a moment before', async () => {
  const ask = async (): Promise<string> => {
    const headers = { cookie: recruiter.visitor.cookie ?? '' };
    return (await new Visitor(other.port).send(`/api/conversations/${id}/messages`, { headers })).text;
  };
  const line = listen(other.port, recruiter.visitor.cookie);
  await line.until('retry:');
  expect(await ask()).not.toContain('Said between');
  await say(talent.visitor, 'Said between');
  expect(await line.until('"kind":"message"')).toBe(true);
  expect(await ask()).toContain('Said between');
  await line.stop();
});

test('two people at different instances write to each other', async () => {
  const elsewhere = new Visitor(other.port);
  await world.signIn({ givenName: 'Ada', signin: true }, talent.visitor);
  const cookie = talent.visitor.cookie ?? '';
  const answer = await elsewhere.send(`/api/conversations/${id}/messages`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: 'from-the-other-instance', text: 'From the other one' }),
  });
  expect(answer.status).toBe(200);
  const { messages } = await recruiter.visitor.ok('listMessages', { params: { id } });
  expect(messages.at(-1)?.text).toBe('From the other one');
});

test('who comes back hears what they missed', async () => {
  const line = listen(world.server.port, recruiter.visitor.cookie);
  await line.until('retry:');
  await say(talent.visitor, 'First');
  expect(await line.until('id: ')).toBe(true);
  const [, lastId = ''] = /id: ([0-9a-f]{24})/.exec(line.heard()) ?? [];
  await line.stop();
  await say(talent.visitor, 'Missed');
  const again = listen(other.port, recruiter.visitor.cookie, lastId);
  expect(await again.until('"kind":"message"')).toBe(true);
  await again.stop();
  const late = listen(other.port, recruiter.visitor.cookie, '5f0000000000000000000000');
  expect(await late.until('"kind":"anything"')).toBe(true);
  await late.stop();
});

test('others hear nothing of it, visitors are refused, and whoever does not ask for a stream gets none', async () => {
  const stranger = await joinAsRecruiter(world, { givenName: 'Olga' }, 'Other AB');
  const line = listen(world.server.port, stranger.visitor.cookie);
  const own = listen(world.server.port, recruiter.visitor.cookie);
  await Promise.all([line.until('retry:'), own.until('retry:')]);
  await say(talent.visitor, 'Not for strangers');
  expect(await own.until('"kind":"message"')).toBe(true);
  expect(line.heard()).not.toContain('message');
  await Promise.all([line.stop(), own.stop()]);
  const visitor = listen(world.server.port, null);
  await visitor.ended();
  expect(visitor.status()).toBe(401);
  expect((await recruiter.visitor.call('followLiveEvents')).status).toBe(406);
});

test('a line ends with its session, with a suspension, and when somebody leaves the company', async () => {
  const guest = await joinAsTalent(world, { givenName: 'Gunnel' });
  const line = listen(other.port, guest.visitor.cookie);
  await line.until('retry:');
  await guest.visitor.ok('signOut');
  expect(await line.ended()).toBe(true);

  const member = await joinAsRecruiter(world, { givenName: 'Mats' }, 'Members AB');
  const open = listen(other.port, member.visitor.cookie);
  await open.until('retry:');
  await other.app.live.check();
  expect(other.app.live.size).toBe(1);
  await world.server.app.models.users.updateOne({ _id: member.me.id }, { $set: { companyId: null } });
  await other.app.live.check();
  expect(await open.ended()).toBe(true);
});

test('one person has a few lines, not any number', async () => {
  const many = await joinAsTalent(world, { givenName: 'Många' });
  const lines = Array.from({ length: 8 }, () => listen(world.server.port, many.visitor.cookie));
  for (const line of lines) expect(await line.until('retry:')).toBe(true);
  const ninth = listen(world.server.port, many.visitor.cookie);
  await ninth.ended();
  expect(ninth.status()).toBe(429);
  await Promise.all(lines.map((line) => line.stop()));
});
