import { setTimeout as later } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { invitationFor } from '../../../tests/support/invites.js';
import { joinAsRecruiter, type Recruiter } from '../../../tests/support/people.js';
import type { Member } from '../../../tests/support/sign-in.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';

/** Milliseconds by which the second of two comes later: each time at another moment of what the first does. */
const APART = [0, 3, 8, 15, 25];

let world: World;
let admin: Visitor;
let serial = 0;
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
  admin = (await world.join({ givenName: 'Boss', email: 'admin@vela.example' })).visitor;
});
afterAll(() => world.stop());

const named = (what: string): string => `${what}${(serial += 1)}`;

const owner = (): Promise<Recruiter> => joinAsRecruiter(world, { givenName: named('Agare') }, `${named('Bolag')} AB`);

/** Somebody with nothing but a company that was made for them. */
async function newcomer(): Promise<Member> {
  const person = await world.join({ givenName: named('Ny'), userType: 'talentSeeker' });
  await person.visitor.ok('saveTalentSeekerProfile', { body: { createCorporateAccount: true } });
  return person;
}

/** @returns the owner's yes to somebody who asks to join, still to be given */
async function askedToJoin({ visitor, company }: Recruiter, asker: Member) {
  const { organizationNumber, country } = company;
  await asker.visitor.ok('askToJoinCompany', { body: { country, organizationNumber } });
  const [waiting] = await visitor.ok('listJoinRequests');
  return () => visitor.call('answerJoinRequest', { params: { id: waiting?.id ?? '' }, body: { accepted: true } });
}

const suspend = ({ company }: Recruiter) =>
  admin.ok('adminSuspendCompany', { params: { id: company.id }, body: { reason: 'Spam' } });

/** Where somebody is, and whether they and their company may act. */
async function standingOf({ me }: Member) {
  const { users, companies } = world.server.app.models;
  const user = await users.findById(me.id).orFail().lean();
  const company = await companies.findById(user.companyId).orFail().lean();
  return { user, company };
}

const invited = async (visitor: Visitor, { me }: Member) => {
  const answer = await visitor.call('saveCompany', { body: { inviteColleagues: me.email } });
  return { status: answer.status, magicLink: answer.status === 200 ? await invitationFor(world, me.email) : '' };
};

describe('a company that was made for somebody and that they left for another', () => {
  test('takes in nobody whom it had invited, who keep what is theirs', async () => {
    const [inviter, friend, employer] = [await newcomer(), await newcomer(), await owner()];
    const { magicLink } = await invited(inviter.visitor, friend);
    await (
      await askedToJoin(employer, inviter)
    )();
    expect((await friend.visitor.call('getInvitation', { query: { token: magicLink } })).status).toBe(404);
    const joining = await friend.visitor.call('saveTalentSeekerProfile', { body: { magicLink } });
    expect([joining.status, joining.text]).toEqual([422, expect.stringContaining('no longer valid')]);
    expect((await friend.visitor.ok('getMe'))?.talentSeeker?.company?.balance).toMatchObject({
      freeProfiles: 3,
      launchOfferProfiles: 2,
    });
  });
});

describe('of whoever joins a company at the moment in which it stops', () => {
  test.each(APART)('nobody acts in one that is suspended, %d ms later', async (apart) => {
    const [employer, asker] = [await owner(), await newcomer()];
    const accept = await askedToJoin(employer, asker);
    await Promise.all([accept(), later(apart).then(() => suspend(employer))]);
    const { user, company } = await standingOf(asker);
    expect(user.suspendedAt ?? null).toEqual(company.suspendedAt ?? null);
  });

  test.each(APART)('nobody is in one whose last person leaves, %d ms later', async (apart) => {
    const [employer, asker] = [await owner(), await newcomer()];
    const accept = await askedToJoin(employer, asker);
    await Promise.all([accept(), later(apart).then(() => employer.visitor.call('deleteMe'))]);
    const { user, company } = await standingOf(asker);
    expect(company.closedAt ?? null).toBeNull();
    expect(user.companyOwner).toBe(true);
  });

  test.each(APART)('no invitation outlives its suspension, %d ms later', async (apart) => {
    const [employer, friend] = [await owner(), await world.join({ givenName: named('Van'), userType: 'talentSeeker' })];
    const [{ magicLink }] = await Promise.all([
      invited(employer.visitor, friend),
      later(apart).then(() => suspend(employer)),
    ]);
    const joining = await friend.visitor.call('saveTalentSeekerProfile', { body: { magicLink } });
    expect(joining.status).toBe(422);
  });
});
