import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Model } from 'mongoose';
import {
  type App,
  type JobSeekerProfileDocument,
  matchProfileOf,
  matchRoleOf,
  type OpenRoleDocument,
  recomputeBalance,
  searcherWith,
} from '@vela/api';
import { startWorld, type World } from '@vela/api/testing';
import { signUpAgreement } from '@vela/contracts/legal';
import type { MatchBreakdown } from '@vela/contracts/matching';
import { isStrongMatch } from '@vela/market/strength';
import { explainMatch, rankMatches, shownScore } from '@vela/matching';
import { PERSONAS } from '../personas/personas.js';
import { type DemoAdditions, seedDemo, seedEmptyStore } from './seed-demo.js';

const SIZE = { talents: 300, roles: 12, companies: 12, random: 3 };

let world: World;
let app: App;
let first: DemoAdditions;

/** A whole market is filled, which takes its time on a loaded machine. */
const FILLING_MS = 240_000;

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
}, FILLING_MS);
afterAll(() => world.stop());

/** Holds everything stored against its model: it must be valid, and exactly what the model would have stored. */
async function checkShape<Document>(model: Model<Document>): Promise<void> {
  for (const stored of await model.collection.find({}).limit(50).toArray()) {
    const built = model.hydrate(stored);
    await built.validate();
    expect(new model(stored).toObject()).toEqual(stored);
  }
}

/** The role that the demo's recruiter finds on top of their list. */
async function firstRole(): Promise<OpenRoleDocument> {
  const helena = await app.models.users.findOne({ linkedinSub: 'demo-recruiter' }).lean();
  const [role] = await app.models.openRoles
    .find({ companyId: helena?.companyId ?? null })
    .sort({ createdAt: -1 })
    .limit(1)
    .lean<OpenRoleDocument[]>();
  if (role === undefined) throw new Error('The demo’s recruiter has no role.');
  return role;
}

/** What speaks for somebody first: a skill that is held as wanted, the rarest, else what brings most of what is met in full. */
function firstReason({ components }: MatchBreakdown): string {
  const facts = components.flatMap((component) => component.facts.map((fact) => ({ component, fact })));
  const [skill] = facts
    .flatMap(({ fact }) => (fact.kind === 'skill' && (fact.held ?? 0) >= fact.desired ? [fact] : []))
    .sort((one, other) => (other.rarity ?? 0) - (one.rarity ?? 0));
  if (skill !== undefined) return skill.skill;
  const [best] = components
    .filter(({ key, points, maxPoints }) => key !== 'skills' && points === maxPoints)
    .sort((one, other) => other.points - one.points);
  return best?.key ?? 'nothing';
}

describe('a seeded store', () => {
  test('holds what was asked for', async () => {
    expect(first).toEqual({ talents: 300, roles: 12, companies: 12, posts: 24 });
    // Three personas are talents besides, one recruiter looks for work herself, and six fit Helena's first role.
    expect(await app.models.jobSeekerProfiles.countDocuments()).toBe(310);
    expect(await app.models.openRoles.countDocuments()).toBe(12);
  });

  test('holds documents as the product itself writes them', async () => {
    await checkShape(app.models.users);
    await checkShape(app.models.jobSeekerProfiles);
    await checkShape(app.models.talentSeekerProfiles);
    await checkShape(app.models.companies);
    await checkShape(app.models.openRoles);
    await checkShape(app.models.posts);
    await checkShape(app.models.consents);
  });

  test('has people who agreed to the texts of their roles, once however often it is filled', async () => {
    const users = await app.models.users.find().lean();
    for (const { _id, jobSeekerProfileId, talentSeekerProfileId } of users) {
      const agreed = (await app.models.consents.find({ userId: _id, kind: 'signup' }).lean()).flatMap(
        ({ categories, revision }) => categories.map((text) => `${text} ${revision}`),
      );
      const wanted = [
        ...(jobSeekerProfileId === null ? [] : signUpAgreement('jobSeeker')),
        ...(talentSeekerProfileId === null ? [] : signUpAgreement('talentSeeker')),
      ].map(({ text, version }) => `${text} ${version}`);
      expect(agreed.sort()).toEqual([...new Set(wanted)].sort());
    }
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

  test('has balances that were never below nothing', async () => {
    const changes: Readonly<Record<string, number>> = { grant: 1, reserve: -1, release: 1, consume: 0, expire: -1 };
    const balances = new Map<string, number>();
    for (const { companyId, account, kind, amount } of await app.models.ledgerEntries.find().sort({ at: 1, _id: 1 })) {
      const key = `${companyId.toHexString()} ${account}`;
      const balance = (balances.get(key) ?? 0) + amount * (changes[kind] ?? Number.NaN);
      expect(balance).toBeGreaterThanOrEqual(0);
      balances.set(key, balance);
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

  test('opens, for its recruiter, on a role with strong matches that speak for themselves in different ways', async () => {
    const role = await firstRole();
    const profiles = (
      await app.models.jobSeekerProfiles
        .find({ categoryId: role.categoryId, availableForContact: true })
        .lean<JobSeekerProfileDocument[]>()
    ).map((profile) => matchProfileOf(profile, app.catalogue.current));
    const wanted = matchRoleOf(role, searcherWith({ _id: role.companyId }, [role.createdBy]), app.catalogue.current);
    const { ranked } = rankMatches(wanted, profiles, { week: 2900, offset: 0, limit: 20 });
    const strong = ranked.filter(({ basisPoints }) => isStrongMatch(shownScore(basisPoints)));
    expect(strong.length).toBeGreaterThanOrEqual(6);
    const breakdowns = strong.map(({ profileId }) => {
      const profile = profiles.find(({ id }) => id === profileId);
      if (profile === undefined) throw new Error('Somebody is ranked who is not there.');
      return explainMatch(wanted, profile);
    });
    expect(new Set(breakdowns.map(firstReason)).size).toBeGreaterThanOrEqual(4);
    const kinds = new Set(
      breakdowns.flatMap(({ components }) => components.flatMap(({ facts }) => facts.map(({ kind }) => kind))),
    );
    expect([...kinds]).toEqual(expect.arrayContaining(['skill', 'relatedSkill', 'salary', 'place', 'nearbyPlace']));
    // Not everybody is perfect, and not everybody is the same.
    expect(new Set(strong.map(({ basisPoints }) => Math.floor(basisPoints / 100))).size).toBeGreaterThanOrEqual(4);
  });

  test('has companies with faces, and figures of replies that follow from what was said', async () => {
    const { companies, companyLogos, users } = app.models;
    const faced = await companies.find({ logoId: { $ne: null } }).lean();
    expect(faced).toHaveLength(12);
    for (const { page } of faced) expect(page).toMatchObject({ website: expect.stringMatching(/^https:/) });
    expect(await companyLogos.countDocuments({ contentType: 'image/webp' })).toBe(12);
    expect(await companies.countDocuments({ verifiedAt: null })).toBe(2);
    const figuresOf = async (name: string) => {
      const company = await companies.findOne({ name }).orFail();
      return (await app.replies.of(company._id)).figures;
    };
    expect(await figuresOf('Kvist & Kompass')).toMatchObject({ conversations: 10, answered: 8, leavesWaiting: false });
    expect(await figuresOf('Granitpay')).toMatchObject({ conversations: 6, leavesWaiting: true });
    const jonas = await users.findOne({ linkedinSub: 'demo-colleague' }).orFail();
    expect(await app.models.notifications.countDocuments({ userId: jonas._id })).toBeGreaterThan(0);
  });

  test('told people of what happened on the day it did', async () => {
    const { connections, notifications } = app.models;
    const told = await notifications.find({ key: /^requestAccepted:/ }).lean();
    expect(told.length).toBeGreaterThan(3);
    for (const { key, createdAt } of told) {
      const connection = await connections.findById(key.split(':')[1]).orFail().lean();
      expect(createdAt).toEqual(connection.answeredAt);
    }
  });

  test('has conversations with times to choose from, stages and unread messages', async () => {
    const { connections, conversationReads, conversations, meetings, users } = app.models;
    const ingrid = await users.findOne({ linkedinSub: 'demo-talent' }).orFail();
    const conversation = await conversations.findOne({ jobSeekerProfileId: ingrid.jobSeekerProfileId }).orFail();
    expect(conversation).toMatchObject({ waitingFor: 'jobSeeker', timeZone: 'Europe/Stockholm' });
    const own = await meetings.find({ connectionId: conversation._id }).sort({ createdAt: 1 }).lean();
    expect(own.map(({ state }) => state)).toEqual(['accepted', 'proposed']);
    expect(own.at(-1)?.starts.every((start) => start > app.clock.now())).toBe(true);
    const stages = await connections.distinct('conversation.stage');
    expect(stages).toEqual(expect.arrayContaining(['talking', 'offered', 'hired', 'closed']));
    const read = await conversationReads.find().lean();
    const unread = (await conversations.find({ waitingFor: { $ne: null } }).lean()).filter(
      ({ _id, waitingFor, lastNumber }) =>
        !read.some(
          ({ connectionId, side, number }) => connectionId.equals(_id) && side === waitingFor && number >= lastNumber,
        ),
    );
    expect(unread.length).toBeGreaterThanOrEqual(2);
  });

  test('has self-identification, interest and shown lists to tell of', async () => {
    const { selfIdentifications, interests, rankings } = app.models;
    expect(await selfIdentifications.countDocuments()).toBeGreaterThan(100);
    // Whoever signs in as one of the demo's people speaks for herself.
    const personas = await app.models.users.find({ linkedinSub: { $in: PERSONAS.map(({ sub }) => sub) } });
    expect(await selfIdentifications.countDocuments({ userId: { $in: personas.map(({ _id }) => _id) } })).toBe(0);
    expect(await interests.countDocuments({ openRoleId: (await firstRole())._id })).toBe(3);
    expect(await rankings.countDocuments()).toBeGreaterThan(100);
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
