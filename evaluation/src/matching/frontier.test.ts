import { expect, test } from '@jest/globals';
import { chanceOf } from './chance.js';
import { type FreePage, mostShown } from './frontier.js';

/** The most by trying every filling. */
function byTrying(pages: readonly FreePage[], shown: ReadonlySet<string> = new Set()): number {
  const [page, ...rest] = pages;
  if (page === undefined) return shown.size;
  const choices = (tied: readonly string[], places: number): string[][] =>
    places === 0 || tied.length === 0
      ? [[]]
      : tied.flatMap((person, at) => choices(tied.slice(at + 1), places - 1).map((others) => [person, ...others]));
  return Math.max(
    ...choices(page.tied, page.places).map((chosen) => byTrying(rest, new Set([...shown, ...page.fixed, ...chosen]))),
  );
}

test('whoever can stand elsewhere makes room', () => {
  const pages = [
    { fixed: [], tied: ['ann', 'bea'], places: 1 },
    { fixed: [], tied: ['ann', 'cia'], places: 1 },
    { fixed: ['cia'], tied: [], places: 0 },
  ];
  expect([...mostShown(pages).keys()].sort()).toEqual(['ann', 'bea', 'cia']);
});

const SEED = 3;
test(`shows as many as the best of all fillings, and fills every place that it can (seed ${SEED})`, () => {
  const next = chanceOf(SEED);
  const people = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (let market = 0; market < 200; market += 1) {
    const pages = Array.from({ length: 4 }, (): FreePage => {
      const fixed = people.filter(() => next() < 0.15);
      return {
        fixed,
        tied: people.filter((one) => !fixed.includes(one) && next() < 0.4),
        places: next() < 0.5 ? 1 : 2,
      };
    });
    const shown = mostShown(pages);
    expect({ market, shown: shown.size }).toEqual({ market, shown: byTrying(pages) });
    const places = pages.reduce(
      (sum, { fixed, tied, places: free }) => sum + fixed.length + Math.min(free, tied.length),
      0,
    );
    expect([...shown.values()].reduce((sum, count) => sum + count, 0)).toBe(places);
  }
});
