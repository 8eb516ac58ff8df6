import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import {
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { post } from '../../money/ledger/index.js';
import { MAIL_TEMPLATES } from '../../platform/mail/templates/index.js';
import type { CompanyDocument } from '../../records/company.js';

const OFFER_UNTIL = '2027-01-20';

let world: World;
beforeAll(async () => {
  world = await startWorld({ LAUNCH_OFFER_UNTIL: OFFER_UNTIL }, { jobs: 'none' });
});
afterAll(() => world.stop());

let serial = 0;
async function asked(changes: Record<string, unknown> = {}) {
  const letter = 'abcdefghij'[(serial += 1)] ?? '';
  const recruiter = await joinAsRecruiter(world, { givenName: `Rut${letter}` }, `Company ${serial}`);
  await world.server.app.models.companies.updateOne({ _id: recruiter.company.id }, { $set: changes });
  const talent = await joinAsTalent(world, { givenName: `Ada${letter}` });
  return {
    recruiter,
    talent,
    request: await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) }),
  };
}
type Asked = Awaited<ReturnType<typeof asked>>;

const moveTokens = ({ company }: Recruiter, kind: 'purchase' | 'debt', amount: number): Promise<void> => {
  const companyId = new Types.ObjectId(company.id);
  const cause = kind === 'purchase' ? 'purchase' : 'dispute';
  const { app } = world.server;
  return app.inTransaction((session) =>
    post(app, { companyId, account: 'tokens', kind, amount, cause, causeId: new Types.ObjectId() }, session),
  );
};

/** A request that holds tokens: its company has no free profile left. */
async function askedForTokens(): Promise<Asked> {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Rutt' }, `Tokens ${(serial += 1)}`);
  const none = { 'balance.base.free': 0, 'balance.launchOffer.free': 0 };
  await world.server.app.models.companies.updateOne({ _id: recruiter.company.id }, { $set: none });
  await moveTokens(recruiter, 'purchase', 5);
  const talent = await joinAsTalent(world, { givenName: `Bea${'abcdefghij'[serial] ?? ''}` });
  return {
    recruiter,
    talent,
    request: await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) }),
  };
}

const shown = async ({ recruiter, request }: Asked) =>
  (await recruiter.visitor.ok('getSentConnection', { params: { id: request.id } })).givesBack;

/** @returns the key of what the company is told that came back, and the mail's words */
async function toldAfter({ talent, request }: { talent: Talent; request: Asked['request'] }) {
  await talent.visitor.ok('answerConnection', { params: { id: request.id }, body: { status: 'declined' } });
  const mail = await world.server.app.models.outbox
    .findOne({ key: `requestClosed:${request.id}` })
    .orFail()
    .lean();
  const { values } = mail.payload as { values: Record<string, string> };
  const words = JSON.stringify(MAIL_TEMPLATES.requestClosed.fill(values).blocks);
  return { returned: values['returned'], words };
}

test('a company is told that what came back is its own again', async () => {
  const of = await asked();
  expect(await shown(of)).toBe('all');
  const { returned, words } = await toldAfter(of);
  expect([returned, words]).toEqual(['all', expect.stringContaining('What it had reserved is yours again.')]);
});

test('a request that reserved nothing gives nothing back, and no word is lost on it', async () => {
  const of = await asked({ confirmedHires: 3 });
  expect(await shown(of)).toBe('nothing');
  const { returned, words } = await toldAfter(of);
  expect(returned).toBe('nothing');
  expect(words).not.toMatch(/reserved|yours again/);
});

test('a free profile that had been given before is told to be gone', async () => {
  const of = await asked();
  await world.server.app.models.companies.updateOne(
    { _id: of.recruiter.company.id },
    { $set: { freeProfilesGivenBefore: new Date(world.clock.now().getTime() + 1000) } },
  );
  expect(await shown(of)).toBe('givenBefore');
  const { returned, words } = await toldAfter(of);
  expect(returned).toBe('givenBefore');
  expect(words).toContain('free profiles are given once');
  expect(words).not.toContain('yours again');
});

test('tokens that repay a debt first are told to', async () => {
  const of = await askedForTokens();
  await moveTokens(of.recruiter, 'debt', 4);
  expect(await shown(of)).toBe('repays');
  const { returned, words } = await toldAfter(of);
  expect(returned).toBe('repays');
  expect(words).toContain('repays what your company owes first');
  const company = await world.server.app.models.companies
    .findById(of.recruiter.company.id)
    .lean<CompanyDocument | null>();
  expect(company?.balance.tokens).toMatchObject({ reserved: 0 });
});

test('a launch-offer profile whose offer is over is told to have ended with it', async () => {
  const of = await asked();
  expect(of.request.reservesLaunchOffer).toBe(true);
  world.clock.advance({ days: 10 });
  expect(await shown(of)).toBe('offerOver');
  const { returned, words } = await toldAfter(of);
  expect(returned).toBe('offerOver');
  expect(words).toContain('ended with the offer');
  expect(words).not.toContain('yours again');
});
