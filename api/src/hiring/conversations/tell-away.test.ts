import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { tellWhoIsAway } from './index.js';

let world: World;
let recruiter: Recruiter;
let talent: Talent;
let id: string;

beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut', familyName: 'Fråga' }, 'Kvist AB');
  talent = await joinAsTalent(world, { givenName: 'Ada', familyName: 'Svar' });
  id = (await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) })).id;
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
});
afterAll(() => world.stop());

let serial = 0;
const say = ({ visitor }: Recruiter | Talent, text: string) =>
  visitor.ok('sendMessage', { params: { id }, body: { clientId: `away-message-no-${(serial += 1)}`, text } });
const mailsTo = ({ me }: Recruiter | Talent) =>
  world.server.app.models.outbox.find({ 'payload.toUser': me.id, 'payload.template': 'newMessages' }).lean();

test('what waits unread is told once, all of it in one mail that names people and leads there', async () => {
  await say(recruiter, 'Hello');
  await say(recruiter, 'When do you have time?');
  await tellWhoIsAway(world.server.app);
  expect(await mailsTo(talent)).toEqual([]);
  world.clock.advance({ minutes: 11 });
  await tellWhoIsAway(world.server.app);
  await tellWhoIsAway(world.server.app);
  expect(await mailsTo(talent)).toMatchObject([
    {
      payload: {
        values: {
          otherName: 'Rut Fråga',
          companyName: 'Kvist AB',
          count: '2',
          text: 'When do you have time?',
          url: `http://site.test/jobseeker/conversation/${id}`,
        },
      },
    },
  ]);
  expect(await mailsTo(recruiter)).toEqual([]);
});

test('whoever has read gets none, and the company’s mail leads to its side', async () => {
  await say(talent, 'On Tuesday.');
  await say(recruiter, 'Very well.');
  await talent.visitor.ok('markConversationRead', { params: { id }, body: { number: 4 } });
  await say(talent, 'See you then.');
  world.clock.advance({ minutes: 11 });
  await tellWhoIsAway(world.server.app);
  expect(await mailsTo(talent)).toHaveLength(1);
  // What was written before the recruiter's own message was read by writing it.
  expect(await mailsTo(recruiter)).toMatchObject([
    {
      payload: {
        values: { otherName: 'Ada Svar', count: '1', url: `http://site.test/talentseeker/conversation/${id}` },
      },
    },
  ]);
});
