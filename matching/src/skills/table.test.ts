import { expect, test } from '@jest/globals';
import {
  aliasesOf,
  askedSkills,
  categoryInTable,
  skillInTable,
  skillNamed,
  skillSpelled,
  spellingOf,
  type TableNames,
} from './index.js';
import table from './table.json' with { type: 'json' };

const catalogue = ['Kubernetes', 'React', 'Vue', 'PostgreSQL', 'SQL', 'Git', 'Kafka'].map((name) => ({
  id: name,
  name,
}));
/** A catalogue that calls its skills as the table does. */
const asInTable: TableNames = {
  category: 'Software engineering',
  nameOf: (id) => catalogue.find((skill) => skill.id === id)?.name,
  called: (name) => catalogue.filter((skill) => skill.name === name),
};

test('a skill is found by its aliases, whatever their case, and a name wins over an alias', () => {
  expect(skillNamed(catalogue, 'K8S')?.name).toBe('Kubernetes');
  expect(skillNamed(catalogue, 'react.js')?.name).toBe('React');
  expect(skillNamed(catalogue, ' postgres ')?.name).toBe('PostgreSQL');
  expect(skillNamed([...catalogue, { id: 'x', name: 'k8s' }], 'k8s')?.id).toBe('x');
  expect(skillNamed(catalogue, 'Cobol')).toBeUndefined();
  expect(aliasesOf('Kubernetes')).toContain('k8s');
});

test('spellings that people mix up are one; languages that differ by a sign are not', () => {
  expect(new Set(['Node.js', 'node js', ' NODE-JS', 'NodeJS'].map(spellingOf))).toEqual(new Set(['nodejs']));
  expect(new Set(['C', 'C++', 'C#'].map(spellingOf)).size).toBe(3);
  expect(skillSpelled(catalogue, spellingOf('Postgre SQL'))?.name).toBe('PostgreSQL');
  expect(skillSpelled(catalogue, spellingOf('K 8 s'))?.name).toBe('Kubernetes');
  expect(skillSpelled(catalogue, spellingOf('Cobol'))).toBeUndefined();
});

test('a catalogue’s own other names count where it has some', () => {
  const skills = [{ id: 'x', name: 'Kubernetes', aliases: ['k8s', 'Kubernetes orchestration'] }];
  expect(skillNamed(skills, 'kubernetes orchestration')?.id).toBe('x');
  expect(skillSpelled(skills, spellingOf('Kubernetes-Orchestration'))?.id).toBe('x');
});

test('an asked skill knows its rarity in the category and what stands in for it in this catalogue', () => {
  const [react, sql] = askedSkills(
    [
      { skillId: 'React', name: 'React', level: 3 },
      { skillId: 'SQL', name: 'SQL', level: 3 },
    ],
    asInTable,
  );
  expect(react?.related).toContainEqual({ skillId: 'Vue', name: 'Vue', quarters: 2 });
  expect(sql?.related).toContainEqual({ skillId: 'PostgreSQL', name: 'PostgreSQL', quarters: 3 });
  expect(react?.related?.map(({ name }) => name)).not.toContain('Angular');
  expect(askedSkills([{ skillId: 'x', name: 'Unheard of', level: 3 }], { ...asInTable, category: undefined })).toEqual([
    { skillId: 'x', name: 'Unheard of', level: 3, rarity: 100, related: [] },
  ]);
});

test('what is called otherwise by now is what the table knows, and is told by its name of today', () => {
  const react = { skillId: 'React', name: 'React', level: 3 };
  const before = askedSkills([react], asInTable);
  expect(askedSkills([{ ...react, name: 'React (web)' }], asInTable)).toEqual([{ ...before[0], name: 'React (web)' }]);
  const called: TableNames['called'] = (name) => (name === 'Vue' ? [{ id: 'Vue', name: 'Vue 3' }] : []);
  expect(askedSkills([react], { ...asInTable, called })[0]?.related).toEqual([
    { skillId: 'Vue', name: 'Vue 3', quarters: 2 },
  ]);
  expect(skillInTable(['Container orchestration', 'Kubernetes', 'Docker'])).toBe('Kubernetes');
  expect(skillInTable(['Unheard of'])).toBeUndefined();
  expect(categoryInTable(['Software development', 'Software engineering'])).toBe('Software engineering');
  expect(categoryInTable(['Nowhere'])).toBeUndefined();
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
