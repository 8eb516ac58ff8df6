import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { joinAsRecruiter } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { LedgerBroken, ledgerDifferences, mendLedger } from '../../operating.js';
import { recomputeBalance } from './index.js';

let world: World;
let companyId: Types.ObjectId;
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
  const { company } = await joinAsRecruiter(world, { givenName: 'Rut' });
  companyId = new Types.ObjectId(company.id);
}, 60_000);
afterAll(() => world.stop());

const models = () => world.server.app.models;
const balance = async () => (await models().companies.findById(companyId).orFail().lean()).balance;
const mended = () => models().auditEntries.find({ action: 'money.balanceMended' }).lean();

test('a balance that differs from its ledger is set to it, once, and the audit log says so', async () => {
  const { db } = models().companies;
  const right = await balance();
  expect((await ledgerDifferences(db)).size).toBe(0);
  expect(await mendLedger(db, companyId.toHexString())).toBeNull();
  await models().companies.updateOne({ _id: companyId }, { $inc: { 'balance.base.free': 5 } });
  const entries = await models().ledgerEntries.countDocuments();
  const found = await ledgerDifferences(db);
  expect([...found.keys()]).toEqual([companyId.toHexString()]);
  expect(found.get(companyId.toHexString())?.stored.base.free).toBe(right.base.free + 5);
  expect(await mended()).toEqual([]);
  const [one, other] = await Promise.all([1, 2].map(() => mendLedger(db, companyId.toHexString())));
  expect([one, other].filter((each) => each !== null)).toHaveLength(1);
  expect(await balance()).toEqual(right);
  expect(await balance()).toEqual(await recomputeBalance(world.server.app, companyId));
  expect(await mended()).toEqual([
    expect.objectContaining({ subject: 'company', subjectId: companyId, companyId, actorId: null }),
  ]);
  // Money moves through the ledger alone.
  expect(await models().ledgerEntries.countDocuments()).toBe(entries);
});

test('a ledger that adds up to less than nothing is no measure, and nothing is changed', async () => {
  const { db } = models().companies;
  const before = await balance();
  const entry = {
    companyId,
    account: 'tokens',
    kind: 'consume',
    amount: 3,
    cause: 'admin',
    causeId: companyId,
  } as const;
  const _id = new Types.ObjectId();
  await models().ledgerEntries.collection.insertOne({ _id, ...entry, at: new Date() });
  try {
    await expect(mendLedger(db, companyId.toHexString())).rejects.toThrow(LedgerBroken);
    await expect(mendLedger(db, companyId.toHexString())).rejects.toThrow('tokens.reserved -3');
    expect(await balance()).toEqual(before);
  } finally {
    await models().ledgerEntries.collection.deleteOne({ _id });
  }
});

test.each(['nobody', '0'.repeat(24)])('a company %s is not there', async (id) => {
  expect(await mendLedger(models().companies.db, id)).toBe('unknown');
});
