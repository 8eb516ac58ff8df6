import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { JobSeekerInput } from '@vela/contracts/schemas';
import {
  handleFor,
  joinAsRecruiter,
  joinAsTalent,
  profileForm,
  type Recruiter,
} from '../../../tests/support/people.js';
import type { Member } from '../../../tests/support/sign-in.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { refreshInitials } from './refresh-initials.js';
import { withholdTellingTexts } from './withhold-texts.js';

let world: World;
let recruiter: Recruiter;
beforeAll(async () => {
  world = await startWorld();
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
});
afterAll(() => world.stop());

const save = ({ visitor }: Member, body: JobSeekerInput) => visitor.call('saveJobSeekerProfile', { body });
const errorsOf = (body: unknown) => (body as { errors?: { field: string; message: string }[] }).errors ?? [];
const fieldsOf = (body: unknown): string[] => errorsOf(body).map(({ field }) => field);

describe('saving a profile', () => {
  test('keeps what is left out, clears what is null', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Ada' });
    const saved = await talent.visitor.ok('saveJobSeekerProfile', { body: { maxSalary: null, experienceYears: 5 } });
    expect(saved).toMatchObject({
      minSalary: 50_000,
      maxSalary: null,
      experienceYears: 5,
      availability: '1',
      initials: 'AT',
    });
    expect(saved.nextRole).toEqual({ 'Backend engineer': 3 });
  });

  test('that contradicts itself is refused, at the field that this save changes', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Kon' });
    const few = await save(talent, { experienceYears: 3 });
    expect([few.status, errorsOf(few.body)]).toEqual([
      422,
      [
        {
          field: 'experienceYears',
          message: 'You give 4 years in a role, and 3 years in all. Years in all are at least those in any role.',
        },
      ],
    ]);
    const [backend] = world.category.roles;
    const many = await save(talent, { jobSeekerProfilesRoles: [{ roleId: backend?.id ?? '', years: 20 }] });
    expect([many.status, fieldsOf(many.body)]).toEqual([422, ['jobSeekerProfilesRoles']]);
    expect((await save(talent, { aboutMe: 'I like tests.' })).status).toBe(200);
  });

  test('asks for no pay from above to below, nor for none', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Lon' });
    const turned = 'The highest salary is below the lowest.';
    for (const [body, errors] of [
      [{ minSalary: 90_000, maxSalary: 10 }, [{ field: 'maxSalary', message: turned }]],
      // She has 50,000 to 70,000.
      [{ minSalary: 70_001 }, [{ field: 'minSalary', message: turned }]],
      [{ maxSalary: 49_999 }, [{ field: 'maxSalary', message: turned }]],
      [{ minSalary: 0 }, [{ field: 'minSalary', message: 'Give an amount above 0.' }]],
    ] as const) {
      const answer = await save(talent, body);
      expect([answer.status, errorsOf(answer.body)]).toEqual([422, errors]);
    }
    for (const body of [{ minSalary: 70_000 }, { maxSalary: null }, { minSalary: 90_000 }])
      expect((await save(talent, body)).status).toBe(200);
  });

  test('stores what the form’s defaults say, so that no blank counts for more', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Def' });
    const saved = await talent.visitor.ok('saveJobSeekerProfile', {
      body: { currency: null, compensationTimePeriod: null, freelance: true, permanentPercentage: null },
    });
    expect(saved).toMatchObject({
      currency: 'SEK',
      compensationTimePeriod: 'Monthly',
      permanentPercentage: 100,
      freelancePercentage: 100,
    });
    const most = await talent.visitor.ok('saveJobSeekerProfile', {
      body: { minSalary: null, maxSalary: 60_000, currency: null, compensationTimePeriod: null },
    });
    expect(most).toMatchObject({ minSalary: null, currency: 'SEK', compensationTimePeriod: 'Monthly' });
  });

  test('takes the Norwegian krone by either name, and says the one of the list', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Nor' });
    const saved = await talent.visitor.ok('saveJobSeekerProfile', { body: { currency: 'NOK' as 'NOC' } });
    expect(saved.currency).toBe('NOC');
  });

  test('takes priorities by role name, and adds a role that is new among them', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Bea' });
    const saved = await talent.visitor.ok('saveJobSeekerProfile', {
      body: { nextRole: { 'Backend engineer': 1, 'Frontend engineer': 7 } },
    });
    expect(saved.nextRole).toEqual({ 'Backend engineer': 1, 'Frontend engineer': 7 });
    expect(saved.jobSeekerProfilesRoles.map(({ role, years }) => [role.name, years])).toEqual([
      ['Backend engineer', 4],
      ['Frontend engineer', 4],
    ]);
  });

  test('a new category clears the roles and skills of the old one', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Cia' });
    const saved = await talent.visitor.ok('saveJobSeekerProfile', {
      body: { categoryId: { id: world.otherCategory.id } },
    });
    expect(saved.jobSeekerProfilesRoles).toEqual([]);
    expect(saved.jobSeekerProfileSkills).toEqual([]);
  });

  test('refuses roles and skills of another category, by field', async () => {
    const member = await world.join({ givenName: 'Dag', userType: 'jobSeeker' });
    const [role] = world.otherCategory.roles;
    const [skill] = world.otherCategory.skills;
    const answer = await save(member, {
      ...profileForm(world),
      jobSeekerProfilesRoles: [{ roleId: role?.id ?? '', years: 1 }],
      jobSeekerProfileSkills: [{ skillId: skill?.id ?? '', level: 1 }],
      nextRole: { 'Product designer': 2 },
    });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer.body)).toEqual(['jobSeekerProfilesRoles[0]', 'nextRole', 'jobSeekerProfileSkills[0]']);
  });

  test('refuses what tells who the talent is', async () => {
    const member = await world.join({ givenName: 'Edith', familyName: 'Sjögren', userType: 'jobSeeker' });
    const answer = await save(member, {
      aboutMe: 'I am Edith.',
      currentRole: 'CTO, call 0701234567',
    });
    expect(answer.status).toBe(422);
    expect(errorsOf(answer.body)).toEqual([
      { field: 'currentRole', message: expect.stringContaining('Leave out “0701234567”') },
      { field: 'aboutMe', message: expect.stringContaining('Leave out “Edith”: companies see your name') },
    ]);
    expect((await member.visitor.ok('getMe'))?.jobSeeker?.aboutMe).toBeNull();
  });

  test.each([
    'Sjögrens team',
    'Sjo\u00adgren',
    'Ｅｄｉｔｈ',
    'Edith92',
    '501 234 567',
    'x at mail dot com',
    'me.studio',
    'bit.ly/x',
  ])('refuses “%s”', async (aboutMe) => {
    const member = await world.join({ givenName: 'Edith', familyName: 'Sjögren', userType: 'jobSeeker' });
    expect(fieldsOf((await save(member, { aboutMe })).body)).toEqual(['aboutMe']);
  });

  test('what stood there before a rule is kept from recruiters, and does not stand in the way of other fields', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Petronella' });
    const { models } = world.server.app;
    await models.jobSeekerProfiles.updateOne({ _id: talent.profile.id }, { $set: { aboutMe: 'Petronellas kod' } });
    await withholdTellingTexts(models.jobSeekerProfiles.db);
    const id = handleFor(recruiter, talent);
    const seen = () => recruiter.visitor.ok('getJobSeekerProfile', { params: { id } });
    expect((await seen()).aboutMe).toBeNull();
    const saved = await talent.visitor.ok('saveJobSeekerProfile', { body: { minSalary: 51_000 } });
    expect(saved).toMatchObject({ aboutMe: 'Petronellas kod', textsWithheld: true });
    const changed = await talent.visitor.ok('saveJobSeekerProfile', { body: { aboutMe: 'God kod' } });
    expect(changed.textsWithheld).toBe(false);
    expect((await seen()).aboutMe).toBe('God kod');
  });

  test('a name that is written with one sign is in no initials and no text, from before either', async () => {
    const wei = { givenName: '伟', familyName: '李', email: 'wei@people.example' };
    const talent = await joinAsTalent(world, wei, { aboutMe: 'Calm systems.' });
    const id = handleFor(recruiter, talent);
    const seen = () => recruiter.visitor.ok('getJobSeekerProfile', { params: { id } });
    expect(await seen()).toMatchObject({ initials: '––', aboutMe: 'Calm systems.' });
    expect((await save(talent, { aboutMe: '我是李伟, calm systems.' })).status).toBe(422);

    const { jobSeekerProfiles } = world.server.app.models;
    const before = { initials: '伟李', aboutMe: '我是李伟, calm systems.' };
    await jobSeekerProfiles.updateOne({ _id: talent.profile.id }, { $set: before });
    await refreshInitials(jobSeekerProfiles.db);
    await withholdTellingTexts(jobSeekerProfiles.db);
    expect(await seen()).toMatchObject({ initials: '––', aboutMe: null });
  });

  test('no typed place reaches a profile, and so no filter', async () => {
    const member = await world.join({ givenName: 'Tove', userType: 'jobSeeker' });
    const typed = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`Country ${index}`, []]));
    expect((await save(member, { countriesCities: typed })).status).toBe(422);
    expect((await save(member, { countriesCities: { sweden: ['Stockholm'] } })).status).toBe(200);
    expect((await member.visitor.ok('getMe'))?.jobSeeker?.countriesCities).toEqual({ Sweden: ['Stockholm'] });
  });

  test('somebody called like a city can still choose it', async () => {
    const member = await world.join({ givenName: 'Jacqueline', familyName: 'London', userType: 'jobSeeker' });
    const answer = await save(member, { countriesCities: { 'United Kingdom': ['London'] } });
    expect(answer.status).toBe(200);
  });

  test('holds the profile address to the specification', async () => {
    const member = await world.join({ givenName: 'Fia', userType: 'jobSeeker' });
    const answer = await save(member, { linkedinProfile: 'https://evil.example/in/fia' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Linkedin profile urls start with https://www.linkedin.com/in/');
  });
});

describe('looking at a profile', () => {
  test('shows initials, and is recorded by whoever opens it', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Gry' });
    const seen = await recruiter.visitor.ok('getJobSeekerProfile', {
      params: { id: handleFor(recruiter, talent) },
      query: { openRoleId: recruiter.role.id },
    });
    expect(seen).toMatchObject({ initials: 'GT', extra: null });
    const looks = await world.server.app.models.profileViews.find({ jobSeekerProfileId: talent.profile.id }).lean();
    expect(looks.map(({ userId, openRoleId }) => [String(userId), String(openRoleId)])).toEqual([
      [recruiter.me.id, recruiter.role.id],
    ]);
  });

  test('is not recorded by what a browser says, nor a second time while it goes on', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Gro' });
    const id = handleFor(recruiter, talent);
    const count = () => world.server.app.models.profileViews.countDocuments({ jobSeekerProfileId: talent.profile.id });
    await recruiter.visitor.ok('addProfileView', { body: { jobSeekerId: id, openRoleId: recruiter.role.id } });
    expect(await count()).toBe(0);
    for (const minutes of [0, 5, 20]) {
      world.clock.advance({ minutes });
      await recruiter.visitor.ok('getJobSeekerProfile', { params: { id } });
    }
    expect(await count()).toBe(2);
  });

  test('for another company’s role is 404, whoever says it', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Gun' });
    const { role } = await joinAsRecruiter(world, { givenName: 'Olga' }, 'Other AB');
    const id = handleFor(recruiter, talent);
    const { visitor } = recruiter;
    expect([
      (await visitor.call('getJobSeekerProfile', { params: { id }, query: { openRoleId: role.id } })).status,
      (await visitor.call('addProfileView', { body: { jobSeekerId: id, openRoleId: role.id } })).status,
    ]).toEqual([404, 404]);
  });

  test('an inactive, incomplete or unknown profile is 404', async () => {
    const inactive = await joinAsTalent(world, { givenName: 'Hedda' }, { availableForContact: false });
    const incomplete = await joinAsTalent(world, { givenName: 'Ida' }, { jobSeekerProfileSkills: [] });
    for (const id of [handleFor(recruiter, inactive), handleFor(recruiter, incomplete), 'f'.repeat(24), 'not-an-id']) {
      expect((await recruiter.visitor.call('getJobSeekerProfile', { params: { id } })).status).toBe(404);
      expect(
        (await recruiter.visitor.call('addProfileView', { body: { jobSeekerId: id } })).status,
      ).toBeGreaterThanOrEqual(404);
    }
  });
});
