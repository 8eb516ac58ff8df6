import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Musts } from '@vela/contracts/schemas';
import { handleFor, joinAsRecruiter, joinAsTalent, roleForm } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

test('views are counted by weeks, and roles that fit', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  const talent = await joinAsTalent(world, { givenName: 'Ada' });
  const look = async () => {
    world.clock.advance({ minutes: 20 });
    await recruiter.visitor.ok('getJobSeekerProfile', { params: { id: handleFor(recruiter, talent) } });
  };
  await look();
  world.clock.advance({ days: 7 });
  await look();
  await look();
  const { weeks, matchingRoles } = await talent.visitor.ok('getTalentActivity');
  expect(weeks.map(({ views }) => views)).toEqual([0, 0, 0, 0, 0, 0, 1, 2]);
  // The test clock starts on Monday 11 January 2027.
  expect(weeks.at(-1)?.from).toBe('2027-01-17T23:00:00.000Z');
  expect(matchingRoles).toEqual({ count: 1, threshold: 80 });

  await recruiter.visitor.ok('createOpenRole', {
    body: roleForm(world, { compensation: '20000', skills: [{ React: 5 }], role: { 'Frontend engineer': 9 } }),
  });
  expect((await talent.visitor.ok('getTalentActivity')).matchingRoles.count).toBe(1);
  const { companies } = world.server.app.models;
  const suspend = (suspendedAt: Date | null) =>
    companies.updateOne({ _id: recruiter.company.id }, { $set: { suspendedAt } });
  await suspend(world.clock.now());
  expect((await talent.visitor.ok('getTalentActivity')).matchingRoles.count).toBe(0);
  await suspend(null);
  await talent.visitor.ok('saveJobSeekerProfile', { body: { availableForContact: false } });
  expect((await talent.visitor.ok('getTalentActivity')).matchingRoles.count).toBe(0);
});

test('what is counted as a strong match is what stands among the strong roles, and musts are told', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Rutmust' }, 'Must AB');
  const params = { id: recruiter.role.id };
  const atOnce = roleForm(world, { availability: 0, shownToTalent: true });
  const insist = (musts: Musts) => recruiter.visitor.ok('updateOpenRole', { params, body: { ...atOnce, musts } });
  await world.server.app.models.openRoles.updateMany({ _id: { $ne: params.id } }, { $set: { status: 'closed' } });
  const { visitor } = await joinAsTalent(world, { givenName: 'Adamust' }, { availability: '1' });
  const told = async () => {
    const [{ matchingRoles }, strong, all] = await Promise.all([
      visitor.ok('getTalentActivity'),
      visitor.ok('listFittingRoles', { query: { strong: true } }),
      visitor.ok('listFittingRoles'),
    ]);
    return [matchingRoles.count, strong.total, all.roles.map(({ missedMusts }) => missedMusts)];
  };
  await insist({ terms: [], skills: ['Go'] });
  expect(await told()).toEqual([1, 1, [[]]]);
  await insist({ terms: ['years', 'availability'], skills: ['Go', 'SQL'] });
  const missed = [
    { must: 'availability', skill: null },
    { must: 'skill', skill: 'SQL' },
  ];
  expect(await told()).toEqual([0, 0, [missed]]);
  // A role that is not shown tells nothing of what its company insists on.
  await recruiter.visitor.ok('setOpenRoleSight', { params, body: { shownToTalent: false } });
  expect(await told()).toEqual([0, 0, []]);
});

test("a week begins with a Monday in the market's time zone", async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Runa' });
  const talent = await joinAsTalent(world, { givenName: 'Alva' });
  const { profileViews } = world.server.app.models;
  const viewedAt = async (at: string) => {
    await recruiter.visitor.ok('getJobSeekerProfile', { params: { id: handleFor(recruiter, talent) } });
    await profileViews.updateMany({ jobSeekerProfileId: talent.profile.id }, { $set: { at: new Date(at) } });
    return (await talent.visitor.ok('getTalentActivity')).weeks.slice(-2).map(({ views }) => views);
  };
  expect(await viewedAt('2027-01-17T22:59:59.999Z')).toEqual([1, 0]);
  expect(await viewedAt('2027-01-17T23:00:00.000Z')).toEqual([0, 2]);
});

test('a profile without a category matches nothing yet', async () => {
  const newcomer = await world.join({ givenName: 'Nina', userType: 'jobSeeker' });
  await newcomer.visitor.ok('saveJobSeekerProfile', { body: { minSalary: 1 } });
  expect((await newcomer.visitor.ok('getTalentActivity')).matchingRoles.count).toBe(0);
});
