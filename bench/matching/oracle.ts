// The index against the plain function: a thousand questions with filters, and again after ten thousand updates.
import { isDeepStrictEqual } from 'node:util';
import { ColumnarIndex, type MatchProfile, rankMatches } from '@vela/matching';
import { chance, filtersOf, idOf, profileOf, roleOf } from './world.js';

const PROFILES = 5000;
const QUESTIONS = 1000;
const UPDATES = 10_000;

/** How many of the questions were answered differently, before and after the updates. */
export interface OracleFigures {
  readonly questions: number;
  readonly updates: number;
  readonly before: number;
  readonly after: number;
}

export function checkAgainstOracle(seed: number): OracleFigures {
  const next = chance(seed + 5);
  const world = new Map<string, MatchProfile>();
  const index = new ColumnarIndex();
  const put = (number: number): void => {
    const profile = { ...profileOf(next, number), id: idOf(number + 1) };
    world.set(profile.id, profile);
    index.upsert(profile);
  };
  for (let number = 0; number < PROFILES; number += 1) put(number);
  const differences = (): number => {
    let count = 0;
    for (let number = 0; number < QUESTIONS; number += 1) {
      const role = roleOf(next, number);
      const query = {
        week: 2900 + (number % 50),
        offset: number % 3,
        limit: 50,
        filters: number % 2 === 0 ? {} : filtersOf(next),
      };
      if (!isDeepStrictEqual(index.query(role, query), rankMatches(role, world.values(), query))) count += 1;
    }
    return count;
  };
  const before = differences();
  for (let number = 0; number < UPDATES; number += 1) put(Math.floor(next() * PROFILES));
  return { questions: QUESTIONS, updates: UPDATES, before, after: differences() };
}
