import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { COST_CHANGED } from '@vela/contracts/problem';
import type { LedgerAccount } from '@vela/contracts/schemas';
import {
  handleFor,
  joinAsRecruiter,
  joinAsTalent,
  profileForm,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { post } from '../../money/ledger/index.js';

let world: World;
let recruiter: Recruiter;
let talent: Talent;
let serial = 0;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  serial += 1;
  const letter = String.fromCharCode(96 + serial);
  recruiter = await joinAsRecruiter(world, { givenName: `Rut${letter}` });
  talent = await joinAsTalent(world, { givenName: `Ada${letter}` }, { experienceYears: 4 });
  // One free profile is left, and tokens.
  await spend('launchOffer', 2);
  await spend('base', 2);
  await change('tokens', 'grant', 40);
});

const change = (account: LedgerAccount, kind: 'expire' | 'grant', amount: number): Promise<void> =>
  world.server.app.inTransaction((session) =>
    post(
      world.server.app,
      {
        companyId: new Types.ObjectId(recruiter.company.id),
        account,
        kind,
        amount,
        cause: 'admin',
        causeId: new Types.ObjectId(),
      },
      session,
    ),
  );
const spend = (account: LedgerAccount, amount: number) => change(account, 'expire', amount);
const setYears = (experienceYears: number) =>
  talent.visitor.ok('saveJobSeekerProfile', { body: profileForm(world, { experienceYears }) });
const balance = async () => {
  const company = await world.server.app.models.companies.findById(recruiter.company.id).orFail().lean();
  const { base, tokens } = company.balance;
  return { base: base.free, tokens: tokens.free, reserved: tokens.reserved };
};
const shownCost = async () => {
  const { cost } = await recruiter.visitor.ok('getJobSeekerProfile', { params: { id: handleFor(recruiter, talent) } });
  return cost.reserves;
};
type Shown = Awaited<ReturnType<typeof shownCost>>;
const send = (reserves?: Shown) =>
  recruiter.visitor.call('createConnection', {
    body: { ...requestTo(recruiter, talent), ...(reserves !== undefined && { reserves }) },
  });

test('what is shown is what is reserved', async () => {
  const shown = await shownCost();
  expect(shown).toEqual({ account: 'base', amount: 1 });
  expect((await send(shown)).body).toMatchObject({ reservation: { kind: 'freeProfile', amount: 1 } });
});

test('where a colleague spent the last free profile, nothing is sent before the new cost was seen', async () => {
  const shown = await shownCost();
  await spend('base', 1);
  const before = await balance();
  const refused = await send(shown);
  expect(refused).toMatchObject({
    status: 409,
    body: {
      type: COST_CHANGED,
      detail:
        'This request costs more than what you were shown, so it has not been sent. Sending reserves 2 tokens (Mid).',
    },
  });
  expect(refused.headers.get('content-type')).toContain('application/problem+json');
  expect(await balance()).toEqual(before);
  expect(await world.server.app.models.connections.countDocuments({ companyId: recruiter.company.id })).toBe(0);
  const again = await send(await shownCost());
  expect(again.body).toMatchObject({ reservation: { kind: 'tokens', amount: 2 } });
});

test('where the talent corrected her years, nothing is sent before the new cost was seen', async () => {
  await spend('base', 1);
  const shown = await shownCost();
  expect(shown).toEqual({ account: 'tokens', amount: 2 });
  await setYears(25);
  const refused = await send(shown);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('Sending reserves 6 tokens (Expert+).');
  expect((await send(await shownCost())).body).toMatchObject({ reservation: { kind: 'tokens', amount: 6 } });
});

test('what has become cheaper goes through', async () => {
  await spend('base', 1);
  const shown = await shownCost();
  await change('base', 'grant', 1);
  expect((await send(shown)).body).toMatchObject({ reservation: { kind: 'freeProfile', amount: 1 } });
});

test('a caller of before says nothing of what was shown, and sends as before', async () => {
  await spend('base', 1);
  expect((await send()).body).toMatchObject({ reservation: { kind: 'tokens', amount: 2 } });
});

test('what is no reservation is refused', async () => {
  const body = { ...requestTo(recruiter, talent), reserves: { account: 'gold', amount: -1 } };
  // The type would not let it through.
  expect((await recruiter.visitor.call('createConnection', { body: body as never })).status).toBe(422);
});
