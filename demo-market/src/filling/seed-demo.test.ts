import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Model } from 'mongoose';
import { type App, recomputeBalance } from '@vela/api';
import { startWorld, type World } from '@vela/api/testing';
import { PERSONAS } from '../personas.js';
import { type DemoAdditions, seedDemo, seedEmptyStore } from './seed-demo.js';

const SIZE = { talents: 300, roles: 12, companies: 12, random: 3 };

let world: World;
let app: App;
let first: DemoAdditions;

beforeAll(async () => {
  world = await startWorld(
    {},
    {
      seed: async (starting) => {
        first = await seedDemo(starting, SIZE);
      },
    },
  );
  app = world.server.app;
});
afterAll(() => world.stop());

/** Holds everything stored against its model: it must be valid, and exactly what the model would have stored. */
async function checkShape<Document>(model: Model<Document>): Promise<void> {
  for (const stored of await model.collection.find({}).limit(50).toArray()) {
    const built = model.hydrate(stored);
    await built.validate();
    expect(new model(stored).toObject()).toEqual(stored);
  }
}

describe('a seeded store', () => {
  test('holds what was asked for', async () => {
    expect(first).toEqual({ talents: 300, roles: 12, companies: 12, posts: 24 });
    // Three personas are talents besides, and one recruiter looks for work herself.
    expect(await app.models.jobSeekerProfiles.countDocuments()).toBe(304);
    expect(await app.models.openRoles.countDocuments()).toBe(12);
  });

  test('holds documents as the product itself writes them', async () => {
    await checkShape(app.models.users);
    await checkShape(app.models.jobSeekerProfiles);
    await checkShape(app.models.talentSeekerProfiles);
    await checkShape(app.models.companies);
    await checkShape(app.models.openRoles);
    await checkShape(app.models.posts);
  });

  test('has an account for every persona but the newcomer', async () => {
    const subs = PERSONAS.map(({ sub }) => sub);
    const users = await app.models.users.find({ linkedinSub: { $in: subs } }).lean();
    expect(users.map(({ linkedinSub }) => linkedinSub).sort()).toEqual(
      subs.filter((sub) => sub !== 'demo-newcomer').sort(),
    );
    const of = (sub: string) => users.find(({ linkedinSub }) => linkedinSub === sub);
    expect(of('demo-both')).toMatchObject({ jobSeekerProfileId: expect.anything(), companyId: expect.anything() });
    expect(of('demo-recruiter-new')).toMatchObject({ talentSeekerProfileId: expect.anything(), companyId: null });
    expect(of('demo-admin')).toMatchObject({ admin: true, email: 'admin@vela.example' });
  });

  test('has requests in every state, two of them waiting for the designer', async () => {
    const connections = await app.models.connections.find().lean();
    expect(new Set(connections.map(({ status }) => status))).toEqual(
      new Set(['open', 'accepted', 'declined', 'withdrawn', 'expired']),
    );
    const designer = await app.models.users.findOne({ linkedinSub: 'demo-talent-asked' }).lean();
    const waiting = connections.filter(
      ({ jobSeekerProfileId, status }) =>
        status === 'open' && jobSeekerProfileId.equals(designer?.jobSeekerProfileId ?? ''),
    );
    expect(waiting).toHaveLength(2);
  });

  test('has a ledger that adds up, with reservations for the open requests only', async () => {
    for (const company of await app.models.companies.find().lean()) {
      expect(company.balance).toEqual(await recomputeBalance(app, company._id));
      const open = await app.models.connections.find({ companyId: company._id, status: 'open' }).lean();
      const reserved = open.reduce((sum, { reservation }) => sum + reservation.amount, 0);
      const { base, launchOffer, tokens } = company.balance;
      expect(base.reserved + launchOffer.reserved + tokens.reserved).toBe(reserved);
      expect(base.granted).toBe(3);
    }
  });

  test('has a hire that waits for its confirmation, one whose invoice is open, and one whose invoice is paid', async () => {
    const hires = await app.models.hires.find().sort({ reportedAt: 1 }).lean();
    expect(hires.map(({ status, answer }) => [status, answer?.answer])).toEqual([
      ['confirmed', 'confirmed'],
      ['confirmed', 'confirmed'],
      ['reported', 'confirmed'],
    ]);
    const invoices = await app.models.invoices.find().sort({ number: 1 }).lean();
    expect(invoices.map(({ number }) => number)).toEqual([1, 2]);
    expect(invoices.map(({ dueOre, payments }) => [dueOre === 0, payments.length])).toEqual([
      [true, 1],
      [false, 0],
    ]);
    expect(invoices.every(({ issuedAt }) => issuedAt < app.clock.now())).toBe(true);
  });

  test('shows a company the names of those who accepted, and of nobody else', async () => {
    const helena = await app.models.users.findOne({ linkedinSub: 'demo-recruiter' }).lean();
    const accepted = await app.models.connections
      .find({ companyId: helena?.companyId ?? null, status: 'accepted' })
      .lean();
    expect(accepted.length).toBeGreaterThan(0);
    for (const { text, createdAt, answeredAt } of accepted) {
      expect(text.length).toBeGreaterThan(50);
      expect(answeredAt?.getTime()).toBeGreaterThan(createdAt.getTime());
    }
  });

  test('gains nothing from the same market, and a larger one on top of it', async () => {
    expect(await seedDemo(app, SIZE)).toEqual({ talents: 0, roles: 0, companies: 0, posts: 0 });
    expect(await seedDemo(app, { ...SIZE, talents: 320, roles: 15, companies: 14 })).toEqual({
      talents: 20,
      roles: 3,
      companies: 2,
      posts: 0,
    });
    expect(await seedDemo(app, { ...SIZE, talents: 10, random: 4 })).toMatchObject({ talents: 10, companies: 0 });
  });

  test('is left alone by a start that fills empty stores only', async () => {
    const before = await app.models.users.countDocuments();
    await seedEmptyStore(app);
    expect(await app.models.users.countDocuments()).toBe(before);
  });
});

test('a store with categories of its own under the same names is refused', async () => {
  const own = await startWorld();
  await own.server.app.models.categories.create({ name: 'Cybersecurity', roles: [], skills: [] });
  await expect(seedDemo(own.server.app, SIZE)).rejects.toThrow(/a category "Cybersecurity" of its own/);
  await own.stop();
});
