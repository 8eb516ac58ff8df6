import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import type { MustChange } from '@vela/contracts/schemas';
import {
  handleFor,
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  roleForm,
} from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
let recruiter: Recruiter;
beforeAll(async () => {
  world = await startWorld();
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
});
afterAll(() => world.stop());

describe('posting a role', () => {
  test('is read back as it was given', async () => {
    const form = roleForm(world, { countries: ['Sweden', 'Norway'], freelance: true, freelancePercentage: 50 });
    const role = await recruiter.visitor.ok('createOpenRole', { body: form });
    expect(role).toMatchObject({
      role: { 'Backend engineer': 3 },
      skills: [{ Go: 4 }, { SQL: 3 }],
      countriesCities: { Sweden: ['Stockholm'], Norway: [] },
      freelancePercentage: 50,
      category: { name: 'Engineering' },
      status: 'open',
    });
  });

  test('that is sent again under its key, as after an answer that was lost, is posted once', async () => {
    const [other, key] = [await joinAsRecruiter(world, { givenName: 'Rakel' }, 'Annan AB'), '0'.repeat(23) + 'a'];
    const post = ({ visitor }: Recruiter, body = { ...roleForm(world), key }) => visitor.ok('createOpenRole', { body });
    const [first, again] = await Promise.all([post(recruiter), post(recruiter)]);
    expect(again).toEqual(first);
    expect(await post(recruiter)).toEqual(first);
    const { openRoles } = world.server.app.models;
    expect(await openRoles.countDocuments({ companyId: recruiter.company.id, key })).toBe(1);
    // A key is its own recruiter's, and another one is another role.
    expect((await post(other)).id).not.toBe(first.id);
    expect((await post(recruiter, { ...roleForm(world), key: '0'.repeat(23) + 'b' })).id).not.toBe(first.id);
  });

  test.each([
    ['an unknown role', { role: { 'Product designer': 1 } }, 'role'],
    ['two roles', { role: { 'Backend engineer': 1, 'Frontend engineer': 1 } }, 'role'],
    ['an unknown skill', { skills: [{ Figma: 3 }] }, 'skills[0]'],
    ['no skills', { skills: [] }, 'skills'],
    ['no countries', { countries: [] }, 'countries'],
    ['no employment type', { permanent: false, freelance: false }, 'permanent'],
    ['letters in the pay', { compensation: '60k' }, 'compensation'],
    ['a quarter star', { skills: [{ Go: 3.25 }] }, 'skills[0]'],
    ['a long description', { description: 'x'.repeat(2001) }, 'description'],
    ['an unknown category', { category: 'a'.repeat(24) }, 'category'],
  ])('refuses %s', async (_, changes, field) => {
    const answer = await recruiter.visitor.call('createOpenRole', { body: roleForm(world, changes) });
    expect(answer.status).toBe(422);
    expect((answer.body as unknown as { errors: { field: string }[] }).errors.map((error) => error.field)).toContain(
      field,
    );
  });
});

describe('the matches of a role', () => {
  test('come best first, page by page, without the company’s own people', async () => {
    const [go] = world.category.skills;
    await joinAsTalent(world, { givenName: 'Ada' });
    await joinAsTalent(
      world,
      { givenName: 'Bea' },
      { jobSeekerProfileSkills: [{ skillId: go?.id ?? '', level: 1 }], minSalary: 90_000, maxSalary: null },
    );
    await joinAsTalent(world, { givenName: 'Cia' }, { availableForContact: false });
    await joinAsTalent(world, { givenName: 'Rut' });
    const all = await recruiter.visitor.ok('getOpenRole', { params: { id: recruiter.role.id } });
    expect(all.total).toBeNull();
    expect(all.matches.map(({ jobSeekerProfile }) => jobSeekerProfile.initials)).toEqual(['AT', 'BT']);
    expect(all.matches[0]?.score).toBeGreaterThan(all.matches[1]?.score ?? 100);
    expect(all.matches[0]).toMatchObject({ connection: null });
    const talentOfFirst = all.matches[0]?.jobSeekerProfile.id ?? '';
    expect(
      await recruiter.visitor.ok('getMatch', { params: { id: recruiter.role.id, talent: talentOfFirst } }),
    ).toMatchObject({ matchedRole: { role: { name: 'Backend engineer' }, years: 4 } });
    const second = await recruiter.visitor.ok('getOpenRole', {
      params: { id: recruiter.role.id },
      query: { page: 2, pageSize: 1 },
    });
    expect(second.matches.map(({ jobSeekerProfile }) => jobSeekerProfile.id)).toEqual([
      all.matches[1]?.jobSeekerProfile.id,
    ]);
    const [listed] = await recruiter.visitor.ok('listOpenRoles');
    expect(listed?.matchCount).toBeNull();
  });

  test('say with whom the company is connected', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Dina' });
    const sent = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    const { matches } = await recruiter.visitor.ok('getOpenRole', { params: { id: recruiter.role.id } });
    const match = matches.find(({ jobSeekerProfile }) => jobSeekerProfile.id === handleFor(recruiter, talent));
    expect(match?.connection).toEqual({ id: sent.id, status: 'open' });
  });

  test('are only the company’s own to see', async () => {
    const other = await joinAsRecruiter(world, { givenName: 'Olga' }, 'Other AB');
    expect((await other.visitor.call('getOpenRole', { params: { id: recruiter.role.id } })).status).toBe(404);
    expect((await other.visitor.ok('listOpenRoles')).map(({ id }) => id)).toEqual([other.role.id]);
  });
});

describe('a posted role', () => {
  test('is described anew, and its matches follow', async () => {
    const owner = await joinAsRecruiter(world, { givenName: 'Pia' }, 'Ferry AB');
    const params = { id: owner.role.id };
    const before = await owner.visitor.ok('getOpenRole', { params });
    const form = roleForm(world, {
      role: { 'Frontend engineer': 1 },
      skills: [{ SQL: 1 }],
      compensation: '10000',
      description: 'Smaller.',
    });
    const changed = await owner.visitor.ok('updateOpenRole', { params, body: form });
    expect(changed).toMatchObject({
      id: owner.role.id,
      role: { 'Frontend engineer': 1 },
      compensation: '10000',
      status: 'open',
      createdAt: owner.role.createdAt,
    });
    const after = await owner.visitor.ok('getOpenRole', { params });
    expect(after.total).toBe(before.total);
    expect(after.matches[0]?.score).toBeLessThan(before.matches[0]?.score ?? 0);
    const refused = await owner.visitor.call('updateOpenRole', {
      params,
      body: roleForm(world, { skills: [{ Figma: 3 }] }),
    });
    expect(refused.status).toBe(422);
  });

  test('loses no must to a colleague who had not read of it, or to two that are changed at once', async () => {
    const { id } = await recruiter.visitor.ok('createOpenRole', { body: roleForm(world) });
    const { visitor, me } = await world.join({ givenName: 'Kim', userType: 'talentSeeker' });
    await world.server.app.models.users.updateOne({ _id: me.id }, { $set: { companyId: recruiter.company.id } });
    const none = { terms: [], skills: [] };
    const change = (by: typeof visitor, must: MustChange['must'], skill: string | null, on: boolean) =>
      by.ok('setOpenRoleMusts', { params: { id }, body: { musts: none, changed: [{ must, skill, on }] } });
    await change(recruiter.visitor, 'years', null, true);
    expect((await change(visitor, 'place', null, true)).musts).toEqual({ terms: ['years', 'place'], skills: [] });
    await Promise.all([
      change(visitor, 'skill', 'SQL', true),
      change(recruiter.visitor, 'salary', null, true),
      change(visitor, 'years', null, false),
    ]);
    await change(visitor, 'place', null, true);
    // What the role does not ask for, and what there is not, is no must.
    for (const skill of ['React', 'No such skill', null]) await change(visitor, 'skill', skill, true);
    const { musts } = await recruiter.visitor.ok('getOpenRole', { params: { id } });
    expect({ ...musts, terms: [...musts.terms].sort() }).toEqual({ terms: ['place', 'salary'], skills: ['SQL'] });
    expect((await change(visitor, 'skill', 'SQL', false)).musts.skills).toEqual([]);
    const both = [
      { must: 'skill' as const, skill: 'Go', on: true },
      { must: 'place' as const, skill: null, on: false },
    ];
    const body = { musts: none, changed: both };
    const { musts: last } = await visitor.ok('setOpenRoleMusts', { params: { id }, body });
    expect(last).toEqual({ terms: ['salary'], skills: ['Go'] });
    const other = await joinAsRecruiter(world, { givenName: 'Olga' }, 'Other AB');
    expect((await other.visitor.call('setOpenRoleMusts', { params: { id }, body })).status).toBe(404);
    // Whoever says all of them, as before, means all of them.
    const all = { musts: { terms: ['years' as const], skills: [] } };
    expect((await visitor.ok('setOpenRoleMusts', { params: { id }, body: all })).musts).toEqual(all.musts);
  });

  test('keeps no must of a skill that it does not ask for any more, nor has it back with the skill', async () => {
    const { visitor } = recruiter;
    const musts = { terms: ['years' as const], skills: ['Go', 'SQL'] };
    const { id } = await visitor.ok('createOpenRole', { body: roleForm(world, { musts }) });
    const described = async (changes: Parameters<typeof roleForm>[1]) =>
      visitor.ok('updateOpenRole', { params: { id }, body: roleForm(world, changes) });
    const dearer = { compensation: '61000', description: 'It costs $5, or $skills.' };
    expect(await described({ skills: [{ SQL: 3 }], ...dearer })).toMatchObject({
      ...dearer,
      skills: [{ SQL: 3 }],
      musts: { terms: ['years'], skills: ['SQL'] },
    });
    expect((await described({})).musts).toEqual({ terms: ['years'], skills: ['SQL'] });
    // What was stored of before is not told, for it leaves nobody out.
    const go = new Types.ObjectId(world.category.skills[0]?.id);
    await world.server.app.models.openRoles.updateOne({ _id: id }, { $push: { 'musts.skillIds': go } });
    await world.server.app.models.openRoles.updateOne({ _id: id }, { $pull: { skills: { skillId: go } } });
    expect((await visitor.ok('getOpenRole', { params: { id } })).musts.skills).toEqual(['SQL']);
  });

  test('takes no new requests while it is closed, keeps those it has, and can be opened again', async () => {
    const owner = await joinAsRecruiter(world, { givenName: 'Siv' }, 'Quay AB');
    const [early, late] = [
      await joinAsTalent(world, { givenName: 'Eli' }),
      await joinAsTalent(world, { givenName: 'Fia' }),
    ];
    const sent = await owner.visitor.ok('createConnection', { body: requestTo(owner, early) });
    const params = { id: owner.role.id };
    expect(await owner.visitor.ok('setOpenRoleStatus', { params, body: { status: 'closed' } })).toMatchObject({
      status: 'closed',
    });
    const refused = await owner.visitor.call('createConnection', { body: requestTo(owner, late) });
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('This role is closed.')]);
    expect(
      await early.visitor.ok('answerConnection', { params: { id: sent.id }, body: { status: 'accepted' } }),
    ).toMatchObject({ status: 'accepted' });
    await owner.visitor.ok('setOpenRoleStatus', { params, body: { status: 'open' } });
    expect((await owner.visitor.call('createConnection', { body: requestTo(owner, late) })).status).toBe(200);
  });

  test('is listed with how many match it well', async () => {
    const owner = await joinAsRecruiter(world, { givenName: 'Tora' }, 'Pier AB');
    for (const givenName of ['Gro', 'Hal', 'Ine', 'Jon', 'Kai']) await joinAsTalent(world, { givenName });
    const { matches } = await owner.visitor.ok('getOpenRole', {
      params: { id: owner.role.id },
      query: { pageSize: 100 },
    });
    const [listed] = await owner.visitor.ok('listOpenRoles');
    expect(listed?.strongMatchCount).toBe(matches.filter(({ score }) => score >= 80).length);
    expect(listed?.strongMatchCount).toBeGreaterThan(0);
  });
});
