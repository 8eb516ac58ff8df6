import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SearchPage } from '@vela/contracts/schemas';
import {
  handleFor,
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  type Talent,
} from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';

const TALENTS = 12;
const PAGE = 4;

let world: World;
let recruiter: Recruiter;
let talents: Talent[];

beforeAll(async () => {
  world = await startWorld();
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  talents = [];
  for (let number = 0; number < TALENTS; number += 1)
    talents.push(await joinAsTalent(world, { givenName: `Talent${number}` }));
  world.server.app.exposures.advance(1, []);
}, 60_000);
afterAll(() => world.stop());

const handleOf = (talent: Talent): string => handleFor(recruiter, talent);
const params = () => ({ id: recruiter.role.id });

async function page(after: string | null, number = 1) {
  const query = { page: number, pageSize: PAGE, ...(after !== null && { after }) };
  const { matches, next } = await recruiter.visitor.ok('getOpenRole', { params: params(), query });
  return { ids: matches.map(({ jobSeekerProfile }) => jobSeekerProfile.id), next };
}

async function readOn(from: string | null): Promise<string[]> {
  const met: string[] = [];
  for (let after = from; after !== null;) {
    const { ids, next } = await page(after);
    met.push(...ids);
    after = next;
  }
  return met;
}

describe('a list that is read on', () => {
  test('loses and repeats nobody while those of the first page pause and others are shown more', async () => {
    const first = await page(null);
    const everybody = [...first.ids, ...(await readOn(first.next))];
    expect(new Set(everybody)).toEqual(new Set(talents.map(handleOf)));
    expect(everybody).toHaveLength(TALENTS);

    const paused = talents.filter((talent) => first.ids.slice(0, 3).includes(handleOf(talent)));
    const pause = (availableForContact: boolean) =>
      Promise.all(paused.map(({ visitor }) => visitor.ok('saveJobSeekerProfile', { body: { availableForContact } })));
    await pause(false);
    const { exposures } = world.server.app;
    exposures.advance(
      exposures.moment + 1,
      talents.map(({ profile }, number) => [profile.id, number]),
    );
    expect(await readOn(first.next)).toEqual(everybody.slice(PAGE));
    await pause(true);
  });

  test('begins anew by who was shown least', async () => {
    const [first, second] = talents;
    if (!first || !second) throw new Error('Two talents are needed.');
    const { exposures } = world.server.app;
    exposures.advance(
      exposures.moment + 1,
      talents.map(({ profile }) => [profile.id, profile.id === first.profile.id ? -100 : 50]),
    );
    expect((await page(null)).ids[0]).toBe(handleOf(first));
  });

  test('is counted by pages where an address names none, or a place of another list', async () => {
    const counted = await page(null, 2);
    expect(counted.ids).toHaveLength(PAGE);
    const search = await recruiter.visitor.ok('searchTalent', { query: { pageSize: PAGE } });
    expect((await page(search.next, 2)).ids).toEqual(counted.ids);
    expect((await page('made-up', 2)).ids).toEqual(counted.ids);
    const other = await joinAsRecruiter(world, { givenName: 'Tor' }, 'Pier AB');
    const theirs = await other.visitor.ok('getOpenRole', {
      params: { id: other.role.id },
      query: { pageSize: PAGE },
    });
    expect((await page(theirs.next, 2)).ids).toEqual(counted.ids);
  });

  test('ends, in the search too', async () => {
    const met: string[] = [];
    let next: string | null = null;
    do {
      const found: SearchPage = await recruiter.visitor.ok('searchTalent', {
        query: { pageSize: 5, ...(next !== null && { after: next }) },
      });
      met.push(...found.found.map(({ jobSeekerProfile }) => jobSeekerProfile.id));
      next = found.next;
    } while (next !== null);
    expect(met).toHaveLength(TALENTS);
    expect(new Set(met).size).toBe(TALENTS);
  });
});
