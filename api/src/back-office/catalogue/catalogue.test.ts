import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Types } from 'mongoose';
import { LISTED_MAX } from '@vela/contracts/constants';
import type { AdminTermRename } from '@vela/contracts/schemas';
import { groupedNumber } from '@vela/formats';
import {
  handleFor,
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  roleForm,
} from '../../../tests/support/people.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { finishCatalogueChanges, followChange } from './follow-change.js';

let world: World;
let admin: Visitor;
const signIn = async (): Promise<void> => {
  admin = (await world.join({ givenName: 'Boss', familyName: 'Admin', email: 'admin@vela.example' })).visitor;
};
beforeAll(async () => {
  world = await startWorld();
  await signIn();
});
afterAll(() => world.stop());

const audited = async (action: string, subjectId?: string) =>
  (await admin.ok('adminListAudit', { query: { action, subjectId } })).rows;

describe('the catalogue', () => {
  const skillsNow = async () =>
    (await admin.ok('adminGetCatalogue')).categories.find(({ id }) => id === world.category.id)?.skills ?? [];

  test('two skills become one, and a role’s list still says who has it', async () => {
    const { categories } = await admin.ok('adminCreateTerm', {
      body: { kind: 'skill', categoryId: world.category.id, name: 'Gopherism' },
    });
    const gopherism = categories.flatMap(({ skills }) => skills).find(({ name }) => name === 'Gopherism')?.id ?? '';
    const go = world.category.skills[0]?.id ?? '';
    const talent = await joinAsTalent(
      world,
      { givenName: 'Gopher' },
      {
        jobSeekerProfileSkills: [
          { skillId: gopherism, level: 5 },
          { skillId: go, level: 2 },
        ],
      },
    );
    const recruiter = await joinAsRecruiter(world, { givenName: 'RutMerge' }, 'Merge AB');
    const role = await recruiter.visitor.ok('createOpenRole', {
      body: roleForm(world, { skills: [{ Gopherism: 4 }] }),
    });
    const search = await recruiter.visitor.ok('createSavedSearch', {
      body: { name: 'Gophers', filters: { skill: [gopherism] } },
    });

    const merged = await admin.ok('adminMergeTerms', {
      body: { kind: 'skill', from: gopherism, into: go, reason: 'The same language' },
    });
    expect(merged).toMatchObject({ profiles: 1, openRoles: 1 });
    expect((await skillsNow()).map(({ name }) => name)).not.toContain('Gopherism');
    const { skills, matches } = await recruiter.visitor.ok('getOpenRole', { params: { id: role.id } });
    expect(skills).toEqual([{ Go: 4 }]);
    expect(matches.map(({ jobSeekerProfile }) => jobSeekerProfile.id)).toContain(handleFor(recruiter, talent));
    expect((await talent.visitor.ok('getMe'))?.jobSeeker?.jobSeekerProfileSkills).toMatchObject([{ level: 5 }]);
    const kept = (await recruiter.visitor.ok('listSavedSearches')).find(({ id }) => id === search.id);
    expect(kept?.filters).toEqual({ skill: [go] });
    expect(await audited('admin.termsMerged', go)).toHaveLength(1);

    // Another instance that did not know yet may have saved the old skill: the job lets it follow.
    await world.server.app.models.jobSeekerProfiles.updateOne(
      { _id: new Types.ObjectId(talent.profile.id) },
      { $set: { skills: [{ skillId: new Types.ObjectId(gopherism), level: 3 }] } },
    );
    world.clock.advance({ minutes: 2 });
    await finishCatalogueChanges(world.server.app);
    const stored = await world.server.app.models.jobSeekerProfiles.findById(talent.profile.id).lean();
    expect(stored?.skills.map(({ skillId }) => skillId.toHexString())).toEqual([go]);
  });

  describe('two skills of a role that become one', () => {
    /** Merges SQL into Go, as far as roles name them. */
    const mergeSqlIntoGo = () => {
      const [go, sql] = world.category.skills;
      const { app } = world.server;
      return followChange(
        { ...app, profileWatcher: app.matchEngine },
        { kind: 'skill', from: new Types.ObjectId(sql?.id), into: new Types.ObjectId(go?.id) },
      );
    };
    const roleNow = async ({ visitor }: Recruiter, id: string) =>
      (await visitor.ok('listOpenRoles')).find((role) => role.id === id);

    test('leave nobody out who met the must', async () => {
      const recruiter = await joinAsRecruiter(world, { givenName: 'RutMust' }, 'Must AB');
      const post = (levels: readonly number[], skills: string[]) => {
        const [goLevel = 1, sqlLevel = 1] = levels;
        const body = roleForm(world, { skills: [{ Go: goLevel }, { SQL: sqlLevel }], musts: { terms: [], skills } });
        return recruiter.visitor.ok('createOpenRole', { body });
      };
      const low = await post([1, 5], ['Go']);
      const other = await post([5, 2], ['SQL']);
      const both = await post([1, 4], ['Go', 'SQL']);
      await mergeSqlIntoGo();
      const musts = { skills: ['Go'] };
      expect(await roleNow(recruiter, low.id)).toMatchObject({ skills: [{ Go: 1 }], musts });
      expect(await roleNow(recruiter, other.id)).toMatchObject({ skills: [{ Go: 2 }], musts });
      expect(await roleNow(recruiter, both.id)).toMatchObject({ skills: [{ Go: 4 }], musts });
    });

    test('do not bring back what its company changed at the same moment', async () => {
      const recruiter = await joinAsRecruiter(world, { givenName: 'RutEdit' }, 'Edit AB');
      const { id } = await recruiter.visitor.ok('createOpenRole', { body: roleForm(world) });
      const edited = roleForm(world, { skills: [{ Go: 2 }, { SQL: 3 }], musts: { terms: ['salary'], skills: ['Go'] } });
      const { openRoles } = world.server.app.models;
      const updateOne = openRoles.updateOne.bind(openRoles);
      const spy = jest.spyOn(openRoles, 'updateOne');
      let isFirst = true;
      spy.mockImplementation((...call) => {
        const write = () => updateOne(...call);
        if (!isFirst) return write();
        isFirst = false;
        const saved = recruiter.visitor.ok('updateOpenRole', { params: { id }, body: edited });
        return saved.then(write) as unknown as ReturnType<typeof updateOne>;
      });
      try {
        await mergeSqlIntoGo();
      } finally {
        spy.mockRestore();
      }
      expect(await roleNow(recruiter, id)).toMatchObject({
        skills: [{ Go: 2 }],
        musts: { terms: ['salary'], skills: ['Go'] },
      });
    });
  });

  test('a rename shows everywhere, and a name is not taken twice', async () => {
    const [, sql] = world.category.skills;
    const recruiter = await joinAsRecruiter(world, { givenName: 'RutRename' }, 'Rename AB');
    await admin.ok('adminRenameTerm', { body: { kind: 'skill', id: sql?.id ?? '', name: 'SQL databases' } });
    const { skills } = await recruiter.visitor.ok('getOpenRole', { params: { id: recruiter.role.id } });
    expect(skills).toContainEqual({ 'SQL databases': 3 });
    expect(
      (await admin.call('adminRenameTerm', { body: { kind: 'skill', id: sql?.id ?? '', name: 'go' } })).status,
    ).toBe(422);
    await admin.ok('adminRenameTerm', { body: { kind: 'skill', id: sql?.id ?? '', name: 'SQL' } });
  });

  test('what was called otherwise before is understood by its former name, in forms and in what was noted', async () => {
    const recruiter = await joinAsRecruiter(world, { givenName: 'RutFormer' }, 'Former AB');
    const talent = await joinAsTalent(world, { givenName: 'Formera' });
    await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    const [role, skill] = [world.category.roles[0], world.category.skills[0]];
    const me = await talent.visitor.ok('getMe');
    const form = {
      jobSeekerProfilesRoles: (me?.jobSeeker?.jobSeekerProfilesRoles ?? []).map(({ role: { id }, years }) => ({
        roleId: id,
        years,
      })),
      nextRole: me?.jobSeeker?.nextRole ?? {},
    };
    const names = [{ language: 'sv' as const, name: 'Färjebyggare' }];
    await admin.ok('adminRenameTerm', { body: { kind: 'role', id: role?.id ?? '', name: 'Ferry engineer', names } });
    await admin.ok('adminRenameTerm', { body: { kind: 'skill', id: skill?.id ?? '', name: 'Ferry steering' } });
    try {
      // Forms that were open, with the names of then.
      await talent.visitor.ok('saveJobSeekerProfile', { body: form });
      const saved = await recruiter.visitor.ok('updateOpenRole', {
        params: { id: recruiter.role.id },
        body: roleForm(world),
      });
      expect(saved).toMatchObject({ roleId: role?.id, role: { 'Ferry engineer': 3 } });
      expect(saved.skills).toContainEqual({ 'Ferry steering': 4 });
      const [request] = (
        await talent.visitor.send('/api/connections?userType=jobSeeker', { headers: { 'accept-language': 'sv' } })
      ).body as { openRole: { name: string } }[];
      expect(JSON.stringify(request)).toContain('Färjebyggare');
    } finally {
      await admin.ok('adminRenameTerm', {
        body: { kind: 'role', id: role?.id ?? '', name: role?.name ?? '', names: [] },
      });
      await admin.ok('adminRenameTerm', { body: { kind: 'skill', id: skill?.id ?? '', name: skill?.name ?? '' } });
    }
  });

  test('no two roles of a category are called the same in any language, nor two categories', async () => {
    const { categories } = await admin.ok('adminCreateTerm', { body: { kind: 'category', name: 'Bookkeeping' } });
    const categoryId = categories.find(({ name }) => name === 'Bookkeeping')?.id ?? '';
    const add = (name: string) => admin.call('adminCreateTerm', { body: { kind: 'role', categoryId, name } });
    const taken = { status: 422, text: expect.stringContaining('one with this name already') };
    expect((await add('Accountant')).status).toBe(200);
    // What accountants are usually called in Swedish.
    expect(await add('redovisningsekonom')).toMatchObject(taken);
    expect((await add('Teller')).status).toBe(200);
    const teller = (await admin.ok('adminGetCatalogue')).categories
      .find(({ id }) => id === categoryId)
      ?.roles.find(({ name }) => name === 'Teller');
    const names = [{ language: 'sv' as const, name: 'Accountant' }];
    const body = { kind: 'role' as const, id: teller?.id ?? '', name: 'Teller', names };
    expect(await admin.call('adminRenameTerm', { body })).toMatchObject(taken);
    const asCategory = { kind: 'category' as const, id: categoryId, name: 'Bookkeeping' };
    const engineering = [{ language: 'sv' as const, name: world.category.name }];
    expect(await admin.call('adminRenameTerm', { body: { ...asCategory, names: engineering } })).toMatchObject(taken);
  });

  test('what is another name of a skill, or another spelling, is no new one', async () => {
    const categoryId = world.category.id;
    const [go, sql] = world.category.skills;
    const add = async (name: string, to = categoryId) => {
      const { status, body } = await admin.call('adminCreateTerm', { body: { kind: 'skill', categoryId: to, name } });
      return { status, errors: (body as { errors?: readonly object[] }).errors };
    };
    const another = {
      status: 422,
      errors: [{ field: 'name', message: 'That is another name of Go, which is there already.' }],
    };
    expect(await add('Golang')).toMatchObject(another);
    expect(await add('go-lang')).toMatchObject(another);
    expect(await add(' g o')).toMatchObject({
      status: 422,
      errors: [{ message: expect.stringContaining('one with this name already') }],
    });
    const renamed = await admin.call('adminRenameTerm', { body: { kind: 'skill', id: sql?.id ?? '', name: 'Golang' } });
    expect(renamed.status).toBe(422);
    // By its own other name a skill may be called.
    await admin.ok('adminRenameTerm', { body: { kind: 'skill', id: go?.id ?? '', name: 'Golang' } });
    await admin.ok('adminRenameTerm', { body: { kind: 'skill', id: go?.id ?? '', name: 'Go' } });
    const { categories } = await admin.ok('adminCreateTerm', { body: { kind: 'category', name: 'Gardening' } });
    const garden = categories.find(({ name }) => name === 'Gardening')?.id ?? '';
    expect(await add('Golang', garden)).toMatchObject(another);
    // Another category's skill is the same one, under its own name.
    const after = await admin.ok('adminCreateTerm', { body: { kind: 'skill', categoryId: garden, name: 'GO' } });
    expect(after.categories.find(({ id }) => id === garden)?.skills).toEqual([
      { id: go?.id, name: 'Go', addedNames: [] },
    ]);
  });

  test('a category moves into another with its roles, people and open roles', async () => {
    const { categories } = await admin.ok('adminCreateTerm', { body: { kind: 'category', name: 'Backend work' } });
    const from = categories.find(({ name }) => name === 'Backend work')?.id ?? '';
    for (const name of ['Backend engineer', 'API designer'])
      await admin.ok('adminCreateTerm', { body: { kind: 'role', categoryId: from, name } });
    const made = (
      await admin.ok('adminCreateTerm', { body: { kind: 'skill', categoryId: from, name: 'Go' } })
    ).categories.find(({ id }) => id === from);
    expect(made?.skills).toEqual([{ id: world.category.skills[0]?.id, name: 'Go', addedNames: [] }]);
    const twin = made?.roles.find(({ name }) => name === 'Backend engineer')?.id ?? '';
    const talent = await joinAsTalent(
      world,
      { givenName: 'Mov' },
      {
        categoryId: { id: from },
        jobSeekerProfilesRoles: [{ roleId: twin, years: 4 }],
        jobSeekerProfileSkills: [{ skillId: world.category.skills[0]?.id ?? '', level: 4 }],
      },
    );
    const merged = await admin.ok('adminMergeTerms', {
      body: { kind: 'category', from, into: world.category.id, reason: 'Twins' },
    });
    const target = merged.catalogue.categories.find(({ id }) => id === world.category.id);
    expect(target?.roles.map(({ name }) => name)).toEqual(expect.arrayContaining(['API designer', 'Backend engineer']));
    expect(target?.roles.filter(({ name }) => name === 'Backend engineer')).toHaveLength(1);
    const me = await talent.visitor.ok('getMe');
    expect(me?.jobSeeker).toMatchObject({
      categoryId: { id: world.category.id },
      jobSeekerProfilesRoles: [{ role: { id: world.category.roles[0]?.id } }],
    });
  });

  test('a rename that did not know of another one is refused, and erases none of its names', async () => {
    const [category] = (await admin.ok('adminGetCatalogue')).categories;
    const role = category?.roles[0];
    const rename = (
      name: string,
      names: NonNullable<AdminTermRename['names']>,
      basedOn?: NonNullable<AdminTermRename['basedOn']>,
    ) =>
      admin.call('adminRenameTerm', {
        body: { kind: 'role', id: role?.id ?? '', name, names, ...(basedOn === undefined ? {} : { basedOn }) },
      });
    const opened = { name: role?.name ?? '', names: role?.names ?? [] };
    const swedish = [{ language: 'sv' as const, name: 'Översatt' }];
    expect((await rename(opened.name, swedish, opened)).status).toBe(200);
    // Somebody else had opened it before.
    const late = await rename('Renamed', [], opened);
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('Somebody changed this name meanwhile')]);
    const now = (await admin.ok('adminGetCatalogue')).categories[0]?.roles[0];
    expect(now).toMatchObject({ name: opened.name, names: swedish });
    expect((await rename(opened.name, opened.names, { name: opened.name, names: swedish })).status).toBe(200);
    // A page of before says nothing of what it was based on.
    expect((await rename(opened.name, opened.names)).status).toBe(200);
  });

  test('names that administrators gave go over with a category', async () => {
    const create = async (body: { kind: 'category' | 'role' | 'skill'; name: string; categoryId?: string }) => {
      const { categories } = await admin.ok('adminCreateTerm', { body });
      const category = categories.find(({ id, name }) => id === body.categoryId || name === body.name);
      return body.kind === 'category'
        ? category?.id
        : [...(category?.roles ?? []), ...(category?.skills ?? [])].find(({ name }) => name === body.name)?.id;
    };
    const into = (await create({ kind: 'category', name: 'Kept' })) ?? '';
    const from = (await create({ kind: 'category', name: 'Given up' })) ?? '';
    const fortran = (await create({ kind: 'skill', categoryId: into, name: 'Fortran' })) ?? '';
    const old = (await create({ kind: 'skill', categoryId: from, name: 'Formula translation' })) ?? '';
    await create({ kind: 'role', categoryId: into, name: 'Modeller' });
    const role = (await create({ kind: 'role', categoryId: from, name: 'Modeller' })) ?? '';
    const names = [{ language: 'sv' as const, name: 'Modellbyggare' }];
    await admin.ok('adminRenameTerm', { body: { kind: 'role', id: role, name: 'Modeller', names } });
    const { categories } = world.server.app.models;
    await categories.updateOne({ _id: from, 'skills._id': old }, { $set: { 'skills.$.aliases': ['Numbercrunching'] } });
    await admin.ok('adminMergeTerms', { body: { kind: 'skill', from: old, into: fortran, reason: 'The same' } });
    const { catalogue } = await admin.ok('adminMergeTerms', {
      body: { kind: 'category', from, into, reason: 'Too small' },
    });
    const kept = catalogue.categories.find(({ id }) => id === into);
    expect(kept?.skills).toEqual([{ id: fortran, name: 'Fortran', addedNames: ['Numbercrunching'] }]);
    expect(kept?.roles).toMatchObject([{ name: 'Modeller', names }]);
  });
});

describe('a catalogue that is full', () => {
  const _id = new Types.ObjectId();
  const body = { kind: 'skill', categoryId: _id.toHexString(), name: 'One more' } as const;
  const fill = async (skills: number): Promise<void> => {
    const names = Array.from({ length: skills }, (_, number) => ({
      _id: new Types.ObjectId(),
      name: `Filler ${number}`,
    }));
    await world.server.app.models.categories.updateOne(
      { _id },
      { $set: { name: 'Filled', roles: [], skills: names } },
      { upsert: true },
    );
    await world.server.app.catalogue.reload();
  };

  test('takes no more, and says so; what an import put into it beyond that is cut from every list', async () => {
    await fill(LISTED_MAX + 1);
    expect(await admin.call('adminCreateTerm', { body })).toMatchObject({
      status: 409,
      text: expect.stringContaining(`holds ${groupedNumber(LISTED_MAX)} skills`),
    });
    const visitor = world.visitor();
    expect(await visitor.ok('listAllSkills')).toHaveLength(LISTED_MAX);
    const query = { categoryId: _id.toHexString() };
    expect(await visitor.ok('listCategorySkills', { query })).toHaveLength(LISTED_MAX);
    const { categories } = await admin.ok('adminGetCatalogue');
    expect(categories.find(({ id }) => id === query.categoryId)?.skills).toHaveLength(LISTED_MAX);
    await fill(1);
    await admin.ok('adminCreateTerm', { body });
    await world.server.app.models.categories.deleteOne({ _id });
    await world.server.app.catalogue.reload();
  });
});
