import { describe, expect, test } from '@jest/globals';
import type { CategoryRole, Skill } from '@vela/contracts/schemas';
import { readAdvert, readRole, readWork, skillsIn } from '@vela/market/reading';
import { aliasesOf } from '@vela/matching/skills';
import { CATEGORIES, skillsOf } from '../catalogue/index.js';
import { ADVERTS, HELD_OUT_ADVERTS } from './adverts.js';
import { CVS, HELD_OUT_CVS } from './cvs.js';
import type { MeasuredText } from './measured-text.js';

const TODAY = new Date('2025-12-15T12:00:00Z');
const ASTRID = {
  givenName: 'Astrid',
  familyName: 'Canarysdotter',
  email: 'astrid.canary@example.com',
  linkedinProfile: 'https://www.linkedin.com/in/astridcanary',
};
const roles: CategoryRole[] = CATEGORIES.flatMap(({ name, roles: held }) =>
  Object.keys(held).map((role) => ({ id: role, name: role, categoryId: name })),
);
const skillsByCategory = new Map(
  CATEGORIES.map((category) => [
    category.name,
    skillsOf(category).map((name): Skill => ({ id: name, name, aliases: [...aliasesOf(name)] })),
  ]),
);
const truthOf = ({ skills }: MeasuredText): string[] => skills.split(', ');

interface Outcome {
  readonly role: string | null;
  readonly skills: readonly string[];
  readonly years: number | null;
}

/** As the screens do it: the role first, then the skills of its category; where no role is found, the person picks the category. */
function advertOutcome({ text, category }: MeasuredText): Outcome {
  const role = readRole(text, roles)?.value ?? null;
  const skills = skillsByCategory.get(role?.categoryId ?? category) ?? [];
  const read = readAdvert(text, { skills, countries: [], cities: [] });
  return {
    role: role?.name ?? null,
    skills: read.skills.map(({ value }) => value.name),
    years: read.years?.value ?? null,
  };
}

function cvOutcome({ text, category }: MeasuredText): Outcome {
  const work = readWork(text, { roles, identity: ASTRID, today: TODAY });
  const role = work.roles[0]?.value.role ?? null;
  const skills = skillsIn(work.text, skillsByCategory.get(role?.categoryId ?? category) ?? []);
  return { role: role?.name ?? null, skills: skills.map(({ value }) => value.name), years: work.years?.value ?? null };
}

interface Figures {
  readonly precision: number;
  readonly recall: number;
  readonly roles: number;
  readonly years: number;
  readonly wrong: readonly string[];
}

function measured(texts: readonly MeasuredText[], read: (text: MeasuredText) => Outcome): Figures {
  let [right, found, stated, rolesRight, yearsRight, yearsStated] = [0, 0, 0, 0, 0, 0];
  const wrong: string[] = [];
  for (const text of texts) {
    const outcome = read(text);
    const truth = truthOf(text);
    const hits = truth.filter((name) => outcome.skills.includes(name));
    right += hits.length;
    found += outcome.skills.length;
    stated += truth.length;
    rolesRight += outcome.role === text.role ? 1 : 0;
    yearsStated += text.years === undefined ? 0 : 1;
    yearsRight += text.years !== undefined && outcome.years === text.years ? 1 : 0;
    const missed = truth.filter((name) => !outcome.skills.includes(name));
    const extra = outcome.skills.filter((name) => !truth.includes(name));
    if (
      missed.length + extra.length > 0 ||
      outcome.role !== text.role ||
      (text.years ?? outcome.years) !== outcome.years
    )
      wrong.push(
        `${text.role} → ${outcome.role}: missed [${missed.join(', ')}], too much [${extra.join(', ')}], years ${outcome.years}/${text.years}`,
      );
  }
  return {
    precision: right / found,
    recall: right / stated,
    roles: rolesRight / texts.length,
    years: yearsStated === 0 ? 1 : yearsRight / yearsStated,
    wrong,
  };
}

test('what the texts are said to state is in the catalogue, and there are enough of them', () => {
  const all = [...ADVERTS, ...HELD_OUT_ADVERTS, ...CVS, ...HELD_OUT_CVS];
  expect(all.length).toBeGreaterThanOrEqual(60);
  for (const text of all) {
    expect(roles.find(({ name }) => name === text.role)?.categoryId).toBe(text.category);
    const known = new Set(skillsByCategory.get(text.category)?.map(({ name }) => name));
    expect(truthOf(text).filter((name) => !known.has(name))).toEqual([]);
  }
});

describe.each([
  ['adverts', ADVERTS, advertOutcome],
  ['adverts held out', HELD_OUT_ADVERTS, advertOutcome],
  ['CVs', CVS, cvOutcome],
  ['CVs held out', HELD_OUT_CVS, cvOutcome],
] as const)('%s', (name, texts, read) => {
  const figures = measured(texts, read);
  const told = JSON.stringify({ [name]: figures }, null, 1);
  test('skills are read with precision and recall', () => {
    if (process.env.TELL_FIGURES !== undefined) process.stdout.write(`${told}\n`);
    expect([told, figures.precision >= 0.9]).toEqual([told, true]);
    expect([told, figures.recall >= 0.8]).toEqual([told, true]);
  });
  test('roles and years are read', () => {
    expect([told, figures.roles >= 0.8]).toEqual([told, true]);
    expect([told, figures.years >= 0.8]).toEqual([told, true]);
  });
});

test('nothing of the contact lines is in what is read of a CV', () => {
  for (const cv of [...CVS, ...HELD_OUT_CVS]) {
    const work = readWork(cv.text, { roles, identity: ASTRID, today: TODAY });
    const skills = skillsIn(work.text, [...skillsByCategory.values()].flat());
    const everything = JSON.stringify({ work, skills });
    expect(everything).not.toMatch(
      /astrid|canary|kanarie|114 57|70 123|850412|2384|linkedin|referensson|example\.com/i,
    );
  }
});
