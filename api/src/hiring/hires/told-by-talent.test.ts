import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, dayText } from '@vela/market/days';
import { hiresOf } from '../../../tests/support/hires.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
let admin: Visitor;

const { signInBoss, today, agreementFrom, accepted, hired } = hiresOf(() => world);
beforeAll(async () => {
  world = await startWorld({ ADMIN_EMAILS: 'boss@vela.example' });
  admin = await signInBoss();
});
afterAll(() => world.stop());

describe('a talent who reports being hired', () => {
  test('is asked nothing more once the company says the same', async () => {
    const { company, talent, connectionId } = await accepted();
    const body = agreementFrom(connectionId);
    const own = await talent.visitor.ok('reportOwnHire', { body });
    expect(own).toMatchObject({
      status: 'reported',
      reportedByTalent: true,
      reportedByCompany: false,
      answer: 'confirmed',
    });
    expect((await talent.visitor.call('reportOwnHire', { body })).status).toBe(409);
    expect(await company.visitor.ok('listHires', { query: { userType: 'talentSeeker' } })).toMatchObject([
      { id: own.id, reportedByCompany: false },
    ]);
    const told = await world.server.app.models.outbox.find({ key: `hireToldByTalent:${own.id}` }).lean();
    expect(told).toHaveLength(1);
    expect(await company.visitor.ok('reportHire', { body })).toMatchObject({
      id: own.id,
      reportedByCompany: true,
      reportedByTalent: true,
      answer: 'confirmed',
    });
    expect((await company.visitor.call('reportHire', { body })).status).toBe(409);
  });

  test('and a company that says otherwise are asked again', async () => {
    const { company, talent, connectionId } = await accepted();
    const own = await talent.visitor.ok('reportOwnHire', { body: agreementFrom(connectionId) });
    const merged = await company.visitor.ok('reportHire', {
      body: agreementFrom(connectionId, { compensation: '50000' }),
    });
    expect(merged).toMatchObject({ id: own.id, answer: null, compensation: '50000' });
  });

  test('after the company answers with it: a yes, or a dispute that says what differs', async () => {
    const same = await hired();
    expect(await same.talent.visitor.ok('reportOwnHire', { body: agreementFrom(same.connectionId) })).toMatchObject({
      id: same.hire.id,
      answer: 'confirmed',
    });
    const other = await hired();
    expect(
      await other.talent.visitor.ok('reportOwnHire', {
        body: agreementFrom(other.connectionId, { compensation: '70000' }),
      }),
    ).toMatchObject({ id: other.hire.id, answer: 'disputed', answerNote: expect.stringContaining('70,000 SEK') });
  });

  test.each([
    [null, ', no probation.'],
    [120, ', probation until {day}.'],
  ])('of another probation is told which: %p', async (days, sentence) => {
    const { talent, connectionId, hire } = await hired();
    const probationEndsOn = days === null ? null : addDays(today(), days);
    expect(
      await talent.visitor.ok('reportOwnHire', { body: agreementFrom(connectionId, { probationEndsOn }) }),
    ).toMatchObject({
      id: hire.id,
      answer: 'disputed',
      answerNote: expect.stringContaining(sentence.replace('{day}', dayText(probationEndsOn ?? today()))),
    });
  });

  test('is not told otherwise by a company that comes after the decision', async () => {
    const { company, talent, connectionId } = await accepted();
    const { id } = await talent.visitor.ok('reportOwnHire', {
      body: agreementFrom(connectionId, { probationEndsOn: null }),
    });
    await admin.ok('adminConfirmHire', { params: { id }, body: { bonusSek: null, reason: 'The company is silent.' } });
    const late = await company.visitor.call('reportHire', {
      body: agreementFrom(connectionId, { probationEndsOn: addDays(today(), 180), compensation: '1' }),
    });
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('was reported already')]);
    expect(await talent.visitor.ok('listHires', { query: { userType: 'jobSeeker' } })).toMatchObject([
      { status: 'confirmed', compensation: '64000', probationEndsOn: null, answer: 'confirmed' },
    ]);
    const asked = await world.server.app.models.outbox.find({ key: { $regex: `^hireReported:${id}` } }).lean();
    expect(asked).toEqual([]);
  });

  test('meets the company’s report in one hire when both come at once', async () => {
    const { company, talent, connectionId } = await accepted();
    const body = agreementFrom(connectionId);
    const answers = await Promise.all([
      company.visitor.call('reportHire', { body }),
      talent.visitor.call('reportOwnHire', { body }),
    ]);
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
    expect(await company.visitor.ok('listHires', { query: { userType: 'talentSeeker' } })).toHaveLength(1);
  });
});
