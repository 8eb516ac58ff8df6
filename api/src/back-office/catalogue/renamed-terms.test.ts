import { afterAll, expect, test } from '@jest/globals';
import type { TermKind } from '@vela/contracts/schemas';
import {
  handleFor,
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  roleForm,
  type Talent,
} from '../../../tests/support/people.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';

const worlds: World[] = [];
afterAll(async () => {
  for (const world of worlds) await world.stop();
});

/** A market whose catalogue is called as the table of skills calls it, and somebody who is scored in it. */
interface Market {
  readonly world: World;
  readonly admin: Visitor;
  readonly recruiter: Recruiter;
  readonly talent: Talent;
  readonly roleId: string;
  /** Ids of skills by the names that they began with. */
  readonly skills: Readonly<Record<string, string>>;
}

const add = async ({ world, admin }: Pick<Market, 'world' | 'admin'>, name: string): Promise<string> => {
  const { categories } = await admin.ok('adminCreateTerm', {
    body: { kind: 'skill', categoryId: world.category.id, name },
  });
  return categories.flatMap(({ skills }) => skills).find((skill) => skill.name === name)?.id ?? '';
};

async function market(engine: 'index' | 'pipeline'): Promise<Market> {
  const world = await startWorld({ MATCH_ENGINE: engine });
  worlds.push(world);
  const admin = (await world.join({ givenName: 'Boss', familyName: 'Admin', email: 'admin@vela.example' })).visitor;
  const { id } = world.category;
  await admin.ok('adminRenameTerm', { body: { kind: 'category', id, name: 'Software engineering' } });
  const skills: Record<string, string> = {
    React: world.category.skills.find(({ name }) => name === 'React')?.id ?? '',
  };
  for (const name of ['Angular', 'C++', '.NET', 'Kubernetes', 'Docker'])
    skills[name] = await add({ world, admin }, name);
  const held = { Angular: 4, '.NET': 4, Kubernetes: 3 };
  const talent = await joinAsTalent(
    world,
    { givenName: 'Ada' },
    {
      jobSeekerProfileSkills: Object.entries(held).map(([name, level]) => ({ skillId: skills[name] ?? '', level })),
    },
  );
  const recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  const role = await recruiter.visitor.ok('createOpenRole', {
    body: roleForm(world, { skills: [{ React: 4 }, { 'C++': 4 }, { '.NET': 4 }, { Docker: 3 }] }),
  });
  return { world, admin, recruiter, talent, roleId: role.id, skills };
}

/** What the score rests on: all but what things are called. */
async function scored({ recruiter, talent, roleId }: Market) {
  const { visitor } = recruiter;
  const [list, { breakdown }] = await Promise.all([
    visitor.ok('getOpenRole', { params: { id: roleId } }),
    visitor.ok('getMatch', { params: { id: roleId, talent: handleFor(recruiter, talent) } }),
  ]);
  const facts = breakdown.components.flatMap((component) => (component.key === 'skills' ? component.facts : []));
  return {
    listed: list.matches.map(({ score }) => score),
    score: breakdown.score,
    basisPoints: breakdown.basisPoints,
    skillTable: breakdown.skillTable,
    skills: facts.map((fact) => ({
      kind: fact.kind,
      rarity: 'rarity' in fact && fact.rarity,
      gives: 'gives' in fact && fact.gives,
    })),
  };
}

const found = async ({ recruiter }: Market, words: string): Promise<number> =>
  (await recruiter.visitor.ok('searchTalent', { query: { words } })).found.length;

const rename = ({ admin }: Market, kind: TermKind, id: string, name: string) =>
  admin.ok('adminRenameTerm', { body: { kind, id, name } });

for (const engine of ['index', 'pipeline'] as const)
  test(`what is called otherwise is scored and found as before, by the ${engine}`, async () => {
    const here = await market(engine);
    const { world, skills, admin } = here;
    const before = await scored(here);
    // The table knows what is asked for, or nothing would be proved.
    expect(before.skills.map(({ kind }) => kind)).toContain('relatedSkill');
    expect(before.skills.every(({ rarity }) => rarity === 100)).toBe(false);

    await rename(here, 'skill', skills['React'] ?? '', 'React (web)');
    expect(await scored(here)).toEqual(before);
    await rename(here, 'skill', skills['Angular'] ?? '', 'Angular (web)');
    expect(await scored(here)).toEqual(before);
    await rename(here, 'category', world.category.id, 'Software development');
    expect(await scored(here)).toEqual(before);

    const kubernetes = skills['Kubernetes'] ?? '';
    await rename(here, 'skill', kubernetes, 'Container orchestration');
    expect(await scored(here)).toEqual(before);
    for (const words of ['k8s', 'kubernetes', 'container orch'])
      expect([words, await found(here, words)]).toEqual([words, 1]);
    // An alias of then is still no new skill.
    const k8s = { kind: 'skill', categoryId: world.category.id, name: 'k8s' } as const;
    expect((await admin.call('adminCreateTerm', { body: k8s })).status).toBe(422);

    const [role] = world.category.roles;
    await rename(here, 'role', role?.id ?? '', 'Server engineer');
    for (const words of ['backend engineer', 'server engineer'])
      expect([words, await found(here, words)]).toEqual([words, 1]);

    // A skill that the table does not know takes over what it knows of the one that becomes it.
    const orchestras = await add(here, 'Orchestras');
    await admin.ok('adminMergeTerms', {
      body: { kind: 'skill', from: kubernetes, into: orchestras, reason: 'The same' },
    });
    expect(await scored(here)).toEqual(before);
    expect(await found(here, 'k8s')).toBe(1);

    // Whatever is called so from now on is what is meant by the name.
    await add(here, 'Kubernetes');
    expect(await scored(here)).toEqual(before);
    expect([await found(here, 'kubernetes'), await found(here, 'container orch')]).toEqual([0, 1]);
  });
