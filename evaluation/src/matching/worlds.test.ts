import { expect, test } from '@jest/globals';
import { comparedTables } from './table.js';
import { VARIANTS } from './variants.js';
import { simulateMarket } from './world.js';
import { compareInWorlds } from './worlds.js';

const SIZE = { talents: 150, roles: 4 };

const kindsIn = (shares: Parameters<typeof simulateMarket>[1]) =>
  new Set(simulateMarket(1, shares).talents.map(({ kind }) => kind));

test('in the honest world every profile says what is so', () => {
  const { talents } = simulateMarket(1, { ...SIZE, blankShare: 0, stuffedShare: 0 });
  for (const { kind, honest, stated1, stated2 } of talents) {
    expect(kind).toBe('honest');
    expect(stated1).toEqual(honest);
    expect(stated2).toEqual(honest);
  }
  expect(kindsIn({ ...SIZE, stuffedShare: 0 })).toEqual(new Set(['honest', 'blank']));
  expect(kindsIn(SIZE)).toEqual(new Set(['honest', 'blank', 'stuffed']));
});

test('the honest world leads; those where people leave blanks, and contradict themselves, follow', () => {
  const progress: string[] = [];
  const worlds = compareInWorlds(
    1,
    { ...SIZE, stuffedShare: 0.2 },
    { variants: VARIANTS.slice(0, 2), tell: (line) => void progress.push(line) },
  );
  expect(progress).toEqual([1, 2, 3].map((number) => `Scores on simulated market ${number} of 3 …`));
  expect(worlds.map(({ blankShare, stuffedShare }) => [blankShare, stuffedShare])).toEqual([
    [0, 0],
    [0.25, 0],
    [0.25, 0.2],
  ]);
  const told = comparedTables(worlds, { seed: 1, ...SIZE }).split('\n');
  const titles = told.filter((line) => line.startsWith('Scores'));
  expect(titles).toEqual([
    expect.stringContaining('everybody states the truth'),
    expect.stringContaining('25.0 % leave blank what fits few roles'),
    expect.stringContaining(
      '25.0 % leave blank what fits few roles, 20.0 % claim skills and years that they do not have',
    ),
  ]);
  expect(told[0]).toBe(titles[0]);
});
