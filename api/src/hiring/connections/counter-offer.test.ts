import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import type { MatchBreakdown } from '@vela/contracts/matching';
import {
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  roleForm,
  type Talent,
} from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { followChange } from '../../back-office/catalogue/follow-change.js';
import { expireRequests, remindOfRequests } from './index.js';

let world: World;
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
});
afterAll(() => world.stop());

let serial = 0;
/** A request between two new people. */
async function newRequest(): Promise<{ recruiter: Recruiter; talent: Talent; id: string }> {
  const letter = String.fromCharCode(97 + Math.floor(serial / 26), 97 + (serial++ % 26));
  const recruiter = await joinAsRecruiter(world, { givenName: `Rut${letter}` });
  // Asks for 66.000 at least, where the role offers 60.000: the score has room.
  const talent = await joinAsTalent(
    world,
    { givenName: `Ada${letter}`, familyName: 'Hemlig' },
    { minSalary: 66_000, maxSalary: 70_000 },
  );
  const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  return { recruiter, talent, id };
}
const SALARY = { kind: 'salary', compensation: '66000' } as const;
const counter = (talent: Talent, id: string, terms: object = SALARY) =>
  talent.visitor.send(`/api/connections/${id}/counter-offer`, {
    method: 'POST',
    body: JSON.stringify({ terms }),
    headers: { 'content-type': 'application/json' },
  });
const answer = ({ visitor }: Recruiter, id: string, said: 'agreed' | 'kept') =>
  visitor.call('answerCounterOffer', { params: { id }, body: { answer: said } });
const received = async ({ visitor }: Talent, id: string) =>
  (await visitor.ok('listConnections', { query: { userType: 'jobSeeker' } })).find(
    (connection) => connection.id === id,
  );

describe('“yes, if”', () => {
  test('is told to the company without telling who asks, and changes the request once it agrees', async () => {
    const { recruiter, talent, id } = await newRequest();
    const before = await received(talent, id);
    expect(before).toMatchObject({ counterOffer: null, daysLeft: 14, reported: false });
    expect((await counter(talent, id)).body).toMatchObject({
      status: 'open',
      counterOffer: { terms: SALARY, answer: null },
    });

    const [sent] = await recruiter.visitor.ok('listConnections', { query: { userType: 'talentSeeker' } });
    expect(sent).toMatchObject({ extra: null, counterOffer: { terms: SALARY, answer: null, answeredAt: null } });
    expect(JSON.stringify(sent)).not.toContain('Hemlig');

    const agreed = await answer(recruiter, id, 'agreed');
    expect(agreed.status).toBe(200);
    const after = await received(talent, id);
    expect(after).toMatchObject({
      status: 'open',
      openRole: { compensation: '66000' },
      counterOffer: { answer: 'agreed' },
    });
    expect(after?.breakdown.score).toBeGreaterThan(before?.breakdown.score ?? 100);
    const accepted = await talent.visitor.call('answerConnection', { params: { id }, body: { status: 'accepted' } });
    expect(accepted.body).toMatchObject({ status: 'accepted', openRole: { compensation: '66000' } });
    expect((await recruiter.visitor.ok('listOpenRoles'))[0]).toMatchObject({ compensation: '60000' });
  });

  test('is explained by what the request says, though the role was described anew meanwhile', async () => {
    const breakdownOf = async (describedAnew: boolean) => {
      const { recruiter, talent, id } = await newRequest();
      await counter(talent, id);
      // 6.000 euro; the request is about kronor, and stays so.
      const other = roleForm(world, { currency: 'EUR', compensation: '6000', role: { 'Backend engineer': 1 } });
      if (describedAnew)
        await recruiter.visitor.ok('updateOpenRole', {
          params: { id: recruiter.role.id },
          body: { ...other, availability: 6 },
        });
      await answer(recruiter, id, 'agreed');
      return (await received(talent, id))?.breakdown;
    };
    expect(await breakdownOf(true)).toEqual(await breakdownOf(false));
  });

  test.each([
    ['as requests are sent', false],
    ['of before, which held less of the role', true],
  ])('is explained by the places and skills that it was sent with, for one %s', async (_, ofBefore) => {
    const onSite = roleForm(world, { remote: false, hybrid: true });
    const recruiter = await joinAsRecruiter(world, { givenName: ofBefore ? 'Rutplace' : 'Rutplaces' });
    const params = { id: recruiter.role.id };
    await recruiter.visitor.ok('updateOpenRole', { params, body: onSite });
    const talent = await joinAsTalent(
      world,
      { givenName: ofBefore ? 'Adaplace' : 'Adaplaces', familyName: 'Hemlig' },
      { minSalary: 66_000, maxSalary: 70_000, remote: false, hybrid: true },
    );
    const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    if (ofBefore)
      await world.server.app.models.connections.updateOne({ _id: id }, { $unset: { wanted: 1 } }, { strict: false });
    const before = await received(talent, id);
    await counter(talent, id);
    // The role is for an office in Oslo from now on, and asks for other skills.
    const elsewhere = { countries: ['Norway'], cities: ['Oslo'], countriesCities: { Norway: ['Oslo'] } };
    await recruiter.visitor.ok('updateOpenRole', { params, body: { ...onSite, ...elsewhere, skills: [{ SQL: 5 }] } });
    await answer(recruiter, id, 'agreed');
    const after = await received(talent, id);
    const others = ({ breakdown }: { breakdown: MatchBreakdown }) =>
      breakdown.components.filter(({ key }) => key !== 'salary');
    if (before === undefined || after === undefined) throw new Error('The request is gone.');
    expect(others(after)).toEqual(others(before));
    expect(after.breakdown).toMatchObject({ cap: null, coverage: before.breakdown.coverage });
    expect(after.breakdown.score).toBeGreaterThan(before.breakdown.score);
    // A role that is gone changes nothing either, and nobody is told more than before.
    expect(JSON.stringify(after)).not.toContain('wanted');
  });

  test('follows what became of a skill that its role asked for', async () => {
    const { recruiter, talent, id } = await newRequest();
    const before = await received(talent, id);
    await counter(talent, id);
    const { app } = world.server;
    const old = new Types.ObjectId();
    const [, sql] = world.category.skills;
    const into = new Types.ObjectId(sql?.id);
    // As it was sent while there were two of the skill.
    await app.models.connections.updateOne(
      { _id: id, 'wanted.skills.skillId': into },
      { $set: { 'wanted.skills.$.skillId': old } },
    );
    await followChange({ ...app, profileWatcher: app.matchEngine }, { kind: 'skill', from: old, into });
    await answer(recruiter, id, 'agreed');
    const after = await received(talent, id);
    expect(after?.breakdown.components[0]).toEqual(before?.breakdown.components[0]);
  });

  test('has its answer told to whoever wants no news of new requests', async () => {
    const { recruiter, talent, id } = await newRequest();
    await talent.visitor.ok('saveMailPreference', { body: { kind: 'requests', channel: 'page', wanted: false } });
    await counter(talent, id);
    await answer(recruiter, id, 'kept');
    const { models } = world.server.app;
    expect(await models.notifications.exists({ key: `counterAnswered:${id}` })).not.toBeNull();
    await talent.visitor.ok('saveMailPreference', {
      body: { kind: 'requestOutcomes', channel: 'page', wanted: false },
    });
    await recruiter.visitor.ok('answerConnection', { params: { id }, body: { status: 'withdrawn' } });
    expect(await models.notifications.exists({ key: `requestWithdrawn:${id}` })).toBeNull();
  });

  test('that is not granted leaves the request as it was, for a yes or a no', async () => {
    const { recruiter, talent, id } = await newRequest();
    await counter(talent, id, { kind: 'setup', setup: 'hybrid' });
    expect((await answer(recruiter, id, 'kept')).body).toMatchObject({
      openRole: { hybrid: false },
      counterOffer: { answer: 'kept' },
    });
    expect(
      (await talent.visitor.call('answerConnection', { params: { id }, body: { status: 'declined' } })).status,
    ).toBe(200);
  });

  test.each([
    ['a setup', { kind: 'setup', setup: 'hybrid' }, { hybrid: true, remote: true }],
    ['a percentage', { kind: 'percentage', employmentType: 'permanent', percentage: 80 }, { permanentPercentage: 80 }],
  ])('may be about %s', async (_, terms, changed) => {
    const { recruiter, talent, id } = await newRequest();
    expect((await counter(talent, id, terms)).status).toBe(200);
    expect((await answer(recruiter, id, 'agreed')).body).toMatchObject({ openRole: changed });
  });

  test.each([
    ['less than is offered', { kind: 'salary', compensation: '60000' }, 'terms.compensation'],
    ['no digits', { kind: 'salary', compensation: '-1' }, 'terms.compensation'],
    ['nothing', { kind: 'salary', compensation: '' }, 'terms.compensation'],
    ['what is offered', { kind: 'setup', setup: 'remote' }, 'terms.setup'],
    [
      'an employment that is not',
      { kind: 'percentage', employmentType: 'freelance', percentage: 50 },
      'terms.employmentType',
    ],
    ['the same percentage', { kind: 'percentage', employmentType: 'permanent', percentage: 100 }, 'terms.percentage'],
    ['an odd percentage', { kind: 'percentage', employmentType: 'permanent', percentage: 83 }, 'terms.percentage'],
    ['something else', { kind: 'car', compensation: '1' }, 'terms.kind'],
    ['a text of its own', { ...SALARY, text: 'I am Ada' }, 'terms'],
  ])('for %s is refused at its field', async (_, terms, field) => {
    const { talent, id } = await newRequest();
    const refused = await counter(talent, id, terms);
    expect([refused.status, refused.body]).toMatchObject([422, { errors: [{ field }] }]);
    expect(await received(talent, id)).toMatchObject({ counterOffer: null });
  });

  test('comes once, from the talent, and is answered once, by the company', async () => {
    const { recruiter, talent, id } = await newRequest();
    const other = await newRequest();
    expect((await answer(recruiter, id, 'kept')).status).toBe(409);
    expect((await counter(other.talent, id)).status).toBe(404);
    const answers = await Promise.all([counter(talent, id), counter(talent, id), counter(talent, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await answer(other.recruiter, id, 'kept')).status).toBe(404);
    expect(
      (await talent.visitor.call('answerCounterOffer', { params: { id }, body: { answer: 'agreed' } })).status,
    ).toBe(403);
    const replies = await Promise.all([answer(recruiter, id, 'agreed'), answer(recruiter, id, 'kept')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('ends with the request: accepted, withdrawn or run out of days', async () => {
    const accepted = await newRequest();
    await counter(accepted.talent, accepted.id);
    await accepted.talent.visitor.ok('answerConnection', { params: { id: accepted.id }, body: { status: 'accepted' } });
    expect((await answer(accepted.recruiter, accepted.id, 'agreed')).body).toMatchObject({
      detail: 'This request was already accepted.',
    });

    const withdrawn = await newRequest();
    await withdrawn.recruiter.visitor.ok('answerConnection', {
      params: { id: withdrawn.id },
      body: { status: 'withdrawn' },
    });
    expect((await counter(withdrawn.talent, withdrawn.id)).body).toMatchObject({
      detail: 'This request was withdrawn.',
    });

    const late = await newRequest();
    world.clock.advance({ days: 13, minutes: 1 });
    expect(await received(late.talent, late.id)).toMatchObject({ daysLeft: 1 });
    world.clock.advance({ days: 2 });
    expect((await counter(late.talent, late.id)).body).toMatchObject({
      status: 409,
      detail: 'This request has expired.',
    });
    expect(await received(late.talent, late.id)).toMatchObject({ daysLeft: 0 });
  });

  test('and an acceptance at once leave terms and state that fit each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { recruiter, talent, id } = await newRequest();
      await counter(talent, id);
      const [yes, agreed] = await Promise.all([
        talent.visitor.call('answerConnection', { params: { id }, body: { status: 'accepted' } }),
        answer(recruiter, id, 'agreed'),
      ]);
      expect(yes.status).toBe(200);
      expect(await received(talent, id)).toMatchObject({
        status: 'accepted',
        openRole: { compensation: agreed.status === 200 ? '66000' : '60000' },
        counterOffer: { answer: agreed.status === 200 ? 'agreed' : null },
      });
    }
  });
});

describe('the mails of “yes, if”', () => {
  const mailsAbout = (id: string) =>
    world.server.app.models.outbox
      .find({ kind: 'mail', key: { $regex: `^(requestCountered|counterAnswered):${id}` } })
      .lean();

  test('tell the company what is asked for and not who asks, and the talent what became of it', async () => {
    const { recruiter, talent, id } = await newRequest();
    await counter(talent, id);
    const [mail, none] = await mailsAbout(id);
    expect(none).toBeUndefined();
    expect(mail?.payload).toMatchObject({
      toUser: recruiter.me.id,
      template: 'requestCountered',
      values: { wish: '66,000 SEK monthly', offered: '60,000 SEK monthly' },
    });
    for (const secret of [talent.me.givenName, talent.me.familyName, talent.me.email, 'someone-123'])
      expect(JSON.stringify(mail)).not.toContain(secret);
    await answer(recruiter, id, 'agreed');
    const mails = await mailsAbout(id);
    expect(mails.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ toUser: talent.me.id, template: 'counterAnswered' }),
    );
  });

  test('do not go out for what was refused', async () => {
    const { talent, id } = await newRequest();
    await counter(talent, id, { kind: 'setup', setup: 'remote' });
    await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'declined' } });
    await counter(talent, id);
    expect(await mailsAbout(id)).toEqual([]);
  });
});

describe('while a counter-offer waits for the company', () => {
  const mailsOf = async (id: string) =>
    (await world.server.app.models.outbox.find({ kind: 'mail', key: { $regex: id } }).lean()).map(
      ({ payload }) => payload as { toUser: string; template: string; values: Record<string, string> },
    );
  const reminders = async (id: string) =>
    (await mailsOf(id)).filter(
      ({ template, values }) => template.startsWith('requestExpires') || values['ending'] === 'yes',
    );
  const remind = ({ visitor }: Recruiter, id: string) => visitor.call('remindConnection', { params: { id }, body: {} });

  test('the company cannot remind the talent, and can once it has answered', async () => {
    const { recruiter, talent, id } = await newRequest();
    world.clock.advance({ days: 4 });
    await counter(talent, id);
    const refused = await remind(recruiter, id);
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('It is your turn: answer the talent’s counter-offer first.'),
    ]);
    await answer(recruiter, id, 'kept');
    expect((await remind(recruiter, id)).status).toBe(200);
  });

  test('it is the company that is reminded before the request ends, and told that it did not answer', async () => {
    const { recruiter, talent, id } = await newRequest();
    const { app } = world.server;
    world.clock.advance({ days: 1 });
    await counter(talent, id);
    world.clock.advance({ days: 12 });
    await remindOfRequests(app);
    await remindOfRequests(app);
    expect(await reminders(id)).toMatchObject([
      { toUser: recruiter.me.id, template: 'requestCountered', values: { wish: '66,000 SEK monthly' } },
    ]);
    world.clock.advance({ days: 3 });
    await expireRequests(app);
    const closed = (await mailsOf(id)).filter(({ template }) => template === 'requestClosed');
    expect(closed).toMatchObject([{ toUser: recruiter.me.id, values: { outcome: 'counterUnanswered' } }]);
    expect(await app.models.notifications.findOne({ key: `requestClosed:${id}` }).lean()).toMatchObject({
      title: 'Your request for Backend engineer expired before you answered the talent',
    });
  });

  test('nobody is reminded of what they were told within a day, and the talent is once it is their turn', async () => {
    const { recruiter, talent, id } = await newRequest();
    const { app } = world.server;
    world.clock.advance({ days: 11, minutes: 1 });
    await counter(talent, id);
    await remindOfRequests(app);
    expect(await reminders(id)).toEqual([]);
    world.clock.advance({ days: 1 });
    await remindOfRequests(app);
    expect(await reminders(id)).toMatchObject([{ toUser: recruiter.me.id }]);
    const { visitor } = await world.join({ givenName: recruiter.me.givenName, email: recruiter.me.email });
    await visitor.ok('answerCounterOffer', { params: { id }, body: { answer: 'kept' } });
    await remindOfRequests(app);
    expect(await reminders(id)).toHaveLength(1);
    world.clock.advance({ days: 1 });
    await remindOfRequests(app);
    expect(await reminders(id)).toMatchObject([
      { toUser: recruiter.me.id },
      { toUser: talent.me.id, template: 'requestExpires' },
    ]);
  });
});

describe('a report', () => {
  test('is stored once for the platform and never shown to the company', async () => {
    const { recruiter, talent, id } = await newRequest();
    const report = () =>
      talent.visitor.call('reportConnection', {
        params: { id },
        body: { reason: 'offensive', text: ' Not what one writes. ' },
      });
    expect((await report()).status).toBe(200);
    expect((await report()).status).toBe(409);
    expect(await received(talent, id)).toMatchObject({ status: 'open', reported: true });
    const [sent] = await recruiter.visitor.ok('listConnections', { query: { userType: 'talentSeeker' } });
    expect(JSON.stringify(sent)).not.toMatch(/report|Not what one writes/);
    const stored = await world.server.app.models.abuseReports.find({ connectionId: id }).lean();
    expect(stored).toMatchObject([{ reason: 'offensive', status: 'open' }]);
    expect(
      (await recruiter.visitor.call('reportConnection', { params: { id }, body: { reason: 'spam', text: '' } })).status,
    ).toBe(403);
  });

  test('needs a reason from the list', async () => {
    const { talent, id } = await newRequest();
    const refused = await talent.visitor.send(`/api/connections/${id}/report`, {
      method: 'POST',
      body: '{"reason":"boring","text":""}',
      headers: { 'content-type': 'application/json' },
    });
    expect(refused.body).toMatchObject({ status: 422, errors: [{ field: 'reason' }] });
  });
});
