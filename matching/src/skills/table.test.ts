import { expect, test } from '@jest/globals';
import { aliasesOf, askedSkills, skillNamed } from './index.js';
import table from './table.json' with { type: 'json' };

const catalogue = ['Kubernetes', 'React', 'Vue', 'PostgreSQL', 'SQL', 'Git', 'Kafka'].map((name) => ({
  id: name,
  name,
}));
const idOf = (name: string) => catalogue.find((skill) => skill.name === name)?.id;

test('a skill is found by its aliases, whatever their case, and a name wins over an alias', () => {
  expect(skillNamed(catalogue, 'K8S')?.name).toBe('Kubernetes');
  expect(skillNamed(catalogue, 'react.js')?.name).toBe('React');
  expect(skillNamed(catalogue, ' postgres ')?.name).toBe('PostgreSQL');
  expect(skillNamed([...catalogue, { id: 'x', name: 'k8s' }], 'k8s')?.id).toBe('x');
  expect(skillNamed(catalogue, 'Cobol')).toBeUndefined();
  expect(aliasesOf('Kubernetes')).toContain('k8s');
});

test('an asked skill knows its rarity in the category and what stands in for it in this catalogue', () => {
  const [react, sql] = askedSkills(
    [
      { skillId: 'React', name: 'React', level: 3 },
      { skillId: 'SQL', name: 'SQL', level: 3 },
    ],
    'Software engineering',
    idOf,
  );
  expect(react?.related).toContainEqual({ skillId: 'Vue', name: 'Vue', quarters: 2 });
  expect(sql?.related).toContainEqual({ skillId: 'PostgreSQL', name: 'PostgreSQL', quarters: 3 });
  expect(react?.related?.map(({ name }) => name)).not.toContain('Angular');
  expect(askedSkills([{ skillId: 'x', name: 'Unheard of', level: 3 }], 'Nowhere', idOf)).toEqual([
    { skillId: 'x', name: 'Unheard of', level: 3, rarity: 100, related: [] },
  ]);
});

test('the table is bounded: rarity from half to double, relations in quarters below the whole, nobody its own', () => {
  const rarities = Object.values(table.rarity).flatMap((ofCategory) => Object.values<number>(ofCategory));
  expect([Math.min(...rarities) >= 50, Math.max(...rarities) <= 200, rarities.length > 500]).toEqual([
    true,
    true,
    true,
  ]);
  for (const [asked, held] of Object.entries<Readonly<Record<string, number>>>(table.related)) {
    expect(Object.keys(held)).not.toContain(asked);
    for (const quarters of Object.values(held)) expect([1, 2, 3]).toContain(quarters);
  }
});
