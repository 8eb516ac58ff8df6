import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { ASK_AGAIN_DAYS } from '@vela/market/requests';
import { type Accepted, hiresOf } from '../../../tests/support/hires.js';
import { handleFor, requestTo } from '../../../tests/support/people.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { askedAsConversationsGoOn, endedConversationsMakeRoom } from '../connections/index.js';

let world: World;
const { back, accepted } = hiresOf(() => world);
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
});
afterAll(() => world.stop());

const end = ({ visitor }: { readonly visitor: Visitor }, id: string) =>
  visitor.ok('endConversation', { params: { id }, body: {} });
const again = ({ company, talent }: Accepted, visitor = company.visitor) =>
  visitor.call('createConnection', { body: requestTo(company, talent) });
const matchOf = async ({ company, talent }: Accepted, visitor = company.visitor) =>
  (await visitor.ok('getOpenRole', { params: { id: company.role.id } })).matches.find(
    ({ jobSeekerProfile }) => jobSeekerProfile.id === handleFor(company, talent),
  );

test('after its own end a company may ask the talent again, at the price of any request', async () => {
  const pair = await accepted();
  const { company, talent, connectionId } = pair;
  expect((await again(pair)).status).toBe(409);
  await end(company, connectionId);
  const match = await matchOf(pair);
  expect(match).toMatchObject({ connection: null, askAgainFrom: null });
  const { status, body: asked } = await again(pair);
  expect([status, asked]).toMatchObject([200, { status: 'open', extra: null, reservation: { amount: 1 } }]);
  expect((await again(pair)).status).toBe(409);
  expect(await matchOf(pair)).toMatchObject({ connection: { id: asked.id, status: 'open' } });
  await talent.visitor.ok('answerConnection', { params: { id: asked.id }, body: { status: 'accepted' } });
  const talks = await company.visitor.ok('listConversations', { query: { userType: 'talentSeeker' } });
  expect(talks.map(({ id, ended }) => [id, ended !== null])).toEqual(
    expect.arrayContaining([
      [connectionId, true],
      [asked.id, false],
    ]),
  );
});

test('where the talent ended it, the company waits as after a decline, and is told until when', async () => {
  const pair = await accepted();
  const { company, talent, connectionId } = pair;
  await end(talent, connectionId);
  const refused = await again(pair);
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('You can ask again from')]);
  const { connection, askAgainFrom } = (await matchOf(pair)) ?? {};
  expect([connection, askAgainFrom]).toEqual([null, expect.any(String)]);
  // Who ends what has ended moves nothing.
  await end(company, connectionId);
  expect((await again(pair)).status).toBe(409);
  world.clock.advance({ days: ASK_AGAIN_DAYS.declined });
  expect((await again(pair, await back(company))).status).toBe(200);
});

test('a company that is blocked asks nobody, and waits once it no longer is', async () => {
  const pair = await accepted();
  const { company, talent } = pair;
  await talent.visitor.ok('blockCompany', { body: { companyId: company.company.id } });
  expect((await again(pair)).status).toBe(404);
  await talent.visitor.ok('unblockCompany', { params: { companyId: company.company.id } });
  expect((await again(pair)).status).toBe(409);
});

test('what was disclosed stays so after the end, also of a talent who pauses, and beside a new request', async () => {
  const pair = await accepted();
  const { company, talent, connectionId } = pair;
  const pause = (availableForContact: boolean) =>
    talent.visitor.ok('saveJobSeekerProfile', { body: { availableForContact } });
  const knownAs = async () => {
    const [{ sent }, { extra }] = [
      await company.visitor.ok('getConversation', { params: { id: connectionId } }),
      await company.visitor.ok('getJobSeekerProfile', { params: { id: handleFor(company, talent) }, query: {} }),
    ];
    return [sent?.extra, extra];
  };
  const before = await knownAs();
  expect(before).toMatchObject([{ email: talent.me.email }, { email: talent.me.email }]);
  await end(company, connectionId);
  expect(await knownAs()).toEqual(before);
  await pause(false);
  expect(await knownAs()).toEqual(before);
  expect((await again(pair)).status).toBe(404);
  await pause(true);
  expect((await again(pair)).status).toBe(200);
  expect(await knownAs()).toEqual(before);
});

test('conversations that ended before make room, and a version from before finds them as it knew them', async () => {
  const [own, others, running] = [await accepted(), await accepted(), await accepted()];
  await end(own.company, own.connectionId);
  await end(others.talent, others.connectionId);
  const { connections } = world.server.app.models;
  const ids = [own, others, running].map(({ connectionId }) => new Types.ObjectId(connectionId));
  const stored = async () => {
    const found = await connections.find({ _id: { $in: ids } }).lean();
    return ids.map((id) => {
      const one = found.find(({ _id }) => _id.equals(id));
      return [one?.live, Boolean(one?.endedByTalentAt)];
    });
  };
  const now = [
    [false, false],
    [false, true],
    [true, false],
  ];
  expect(await stored()).toEqual(now);
  const before = [
    [true, false],
    [true, false],
    [true, false],
  ];
  await askedAsConversationsGoOn(connections.db);
  expect(await stored()).toEqual(before);
  await endedConversationsMakeRoom(connections.db);
  expect(await stored()).toEqual(now);
  // Whom a company has asked again meanwhile it is connected with once.
  expect((await again(own)).status).toBe(200);
  await askedAsConversationsGoOn(connections.db);
  expect((await stored())[0]).toEqual([false, false]);
});
