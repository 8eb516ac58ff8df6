import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ExposureTable, type MatchProfile } from '@vela/matching';
import { partitionOf } from '@vela/matching/partitions';
import { exampleProfile, exampleRole, hexId } from '@vela/matching/testing';
import { type PlayedPartition, playPartition } from '../../../../tests/support/partition.js';
import { until } from '../../../../tests/support/until.js';
import { createLog } from '../../../platform/observability/index.js';
import { ServiceEngine } from './index.js';

const week = 2900;
const page = { week, offset: 0, limit: 50 };
const PEOPLE = 40;

const saved = new Map<string, MatchProfile>();
const log = createLog({ logLevel: 'silent', version: 'test' });
/** What was said, with its facts. */
let said: [facts: unknown, sentence: unknown][];
const cleanUps: (() => unknown)[] = [];

beforeEach(() => {
  saved.clear();
  for (let number = 0; number < PEOPLE; number += 1)
    saved.set(hexId(number), { ...exampleProfile, id: hexId(number), userId: `talent-${number}` });
  said = [];
  for (const level of ['info', 'warn', 'error'] as const)
    jest
      .spyOn(log, level)
      .mockImplementation((facts: unknown, sentence?: unknown) => void said.push([facts, sentence]));
});
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await Promise.resolve(cleanUp());
  jest.restoreAllMocks();
});

async function play(
  number: number,
  count: number,
  more: { readonly port?: number; readonly exposures?: ExposureTable; readonly secrets?: readonly string[] } = {},
): Promise<PlayedPartition> {
  const played = await playPartition({ number, count }, { saved, ...more });
  cleanUps.push(() => played.kill());
  return played;
}

function engineOf(
  processes: readonly PlayedPartition[],
  more: { readonly secret?: string; readonly patience?: number; readonly moment?: number } = {},
): ServiceEngine {
  const { secret = null, patience = 2000, moment = 0 } = more;
  const engine = new ServiceEngine({
    addresses: processes.map(({ address }) => address),
    secret,
    own: { of: () => Promise.resolve([]) },
    exposures: { moment },
    log,
    patience,
  });
  cleanUps.push(() => engine.stop());
  return engine;
}

/** Two partitions, each held twice, and who asks them. */
async function playTwice(patience?: number) {
  const processes = await Promise.all([play(0, 2), play(1, 2), play(0, 2), play(1, 2)]);
  const engine = engineOf(processes, patience === undefined ? {} : { patience });
  await engine.start();
  await until(() => sentences().includes('every process of the matching service is asked'));
  return { processes, engine };
}

const portOf = ({ address }: PlayedPartition): number => Number(new URL(address).port);
const idIn = (number: number, count: number): string => {
  const id = [...saved.keys()].find((each) => partitionOf(each, count) === number);
  if (id === undefined) throw new Error('Nobody falls to that partition.');
  return id;
};
const sentences = (): unknown[] => said.map(([, sentence]) => sentence);

describe('a process that goes', () => {
  test('in the middle of questions loses none of them', async () => {
    const { processes, engine } = await playTwice();
    const [first] = processes;
    let release: () => void = () => undefined;
    first.holder.held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const answers = Array.from({ length: 20 }, () => engine.rank(exampleRole, page));
    // Some wait for the one that holds its answers back.
    await until(() => processes[2].holder.answered > 0);
    await first.kill();
    release();
    const totals = (await Promise.all(answers)).map(({ total }) => total);
    expect(totals).toEqual(totals.map(() => PEOPLE));
    // Whoever asks later goes to the other one at once.
    expect((await engine.facets({ ...exampleRole, categoryId: null }, {})).total).toBe(PEOPLE);
    expect(engine.extent).toMatchObject({ profiles: PEOPLE, partitionsMissing: 0 });
  });

  test('and that gives no answer in time is not waited for', async () => {
    const { processes, engine } = await playTwice(500);
    const [first] = processes;
    let release: () => void = () => undefined;
    first.holder.held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const answers = await Promise.all(Array.from({ length: 6 }, () => engine.rank(exampleRole, page)));
    expect(answers.map(({ total }) => total)).toEqual(answers.map(() => PEOPLE));
    release();
  });

  test('with the other of its partition has questions refused with 503 until one is back, and that is said', async () => {
    const { processes, engine } = await playTwice();
    const [first] = processes;
    await Promise.all([processes[0].kill(), processes[2].kill()]);
    await expect(engine.rank(exampleRole, page)).rejects.toMatchObject({
      status: 503,
      headers: { 'retry-after': expect.any(String) },
    });
    await until(() => engine.extent.partitionsMissing === 1);
    // What asks nothing about matches goes on.
    expect(engine.ready).toBe(true);
    await until(() => sentences().includes('nobody holds some partitions of the matching service'));
    expect(
      said.find(([, sentence]) => sentence === 'nobody holds some partitions of the matching service')?.[0],
    ).toMatchObject({
      partitions: 2,
      missing: [0],
    });
    await play(0, 2, { port: portOf(first) });
    await until(() => engine.extent.partitionsMissing === 0);
    expect((await engine.rank(exampleRole, page)).total).toBe(PEOPLE);
  });

  test('and comes back as another one is told what was saved before it is asked', async () => {
    const [only, other] = [await play(0, 2), await play(1, 2)];
    const engine = engineOf([only, other]);
    await engine.start();
    await only.kill();
    const again = await play(0, 2, { port: portOf(only) });
    // Saved while nobody was there to be told, and told to the other only.
    const id = idIn(0, 2);
    saved.set(id, { ...exampleProfile, id, availableForContact: false });
    engine.profileSaved(id);
    await until(() => engine.extent.partitionsMissing === 0);
    expect((await engine.rank(exampleRole, page)).total).toBe(PEOPLE - 1);
    expect(again.holder.answered).toBeGreaterThan(0);
  });
});

describe('what was saved', () => {
  test('is in the next answer, whichever process of its partition gives it', async () => {
    const { engine } = await playTwice();
    for (let round = 1; round <= 8; round += 1) {
      const id = hexId(round);
      saved.set(id, { ...exampleProfile, id, availableForContact: false });
      engine.profileSaved(id);
      const both = await Promise.all([engine.rank(exampleRole, page), engine.rank(exampleRole, page)]);
      expect(both.map(({ total }) => total)).toEqual([PEOPLE - round, PEOPLE - round]);
    }
  });

  test('and of which nobody knows the ids is read as well', async () => {
    const { engine } = await playTwice();
    const id = hexId(3);
    saved.set(id, { ...exampleProfile, id, availableForContact: false });
    engine.profilesMissed(new Date());
    for (let turn = 0; turn < 4; turn += 1) expect((await engine.rank(exampleRole, page)).total).toBe(PEOPLE - 1);
  });
});

describe('a layout', () => {
  test('with gaps is not ready, and what is missing is said', async () => {
    const engine = engineOf([await play(0, 3), await play(2, 3)]);
    const starting = engine.start();
    await until(() => said.some(([facts]) => JSON.stringify(facts).includes('"partitions":3,"missing":[1]')));
    expect([engine.ready, engine.extent.partitionsMissing]).toEqual([false, 1]);
    await expect(engine.count(exampleRole)).rejects.toMatchObject({ status: 503 });
    await engine.stop();
    await starting;
    expect(engine.ready).toBe(false);
  });

  test('of another count takes over once it has no gap and the one in use has', async () => {
    const old = [await play(0, 2), await play(1, 2)] as const;
    const coming = await Promise.all([0, 1, 2].map((number) => play(number, 3)));
    const engine = engineOf([...old, ...coming.slice(0, 2)]);
    await engine.start();
    expect((await engine.rank(exampleRole, page)).total).toBe(PEOPLE);
    await until(() => said.some(([facts]) => JSON.stringify(facts).includes('it holds a partition of 3, not of 2')));
    expect(coming.map(({ holder }) => holder.answered)).toEqual([0, 0, 0]);

    const both = engineOf([...old, ...coming]);
    await both.start();
    await until(() => both.extent.profiles === PEOPLE);
    await old[0].kill();
    await both.rank(exampleRole, page).catch(() => undefined);
    await until(async () => (await both.rank(exampleRole, page).catch(() => ({ total: 0 }))).total === PEOPLE);
    expect(coming.every(({ holder }) => holder.answered > 0)).toBe(true);
  });

  test('is asked by nobody who does not know its secret', async () => {
    const secret = 'a'.repeat(40);
    const processes = [await play(0, 1, { secrets: ['b'.repeat(40), secret] })];
    const stranger = engineOf(processes, { secret: 'c'.repeat(40) });
    const starting = stranger.start();
    await until(() => said.some(([facts]) => JSON.stringify(facts).includes('It answered with 401')));
    expect(stranger.ready).toBe(false);
    await stranger.stop();
    await starting;
    const known = engineOf(processes, { secret });
    await known.start();
    expect((await known.rank(exampleRole, page)).total).toBe(PEOPLE);
  });
});

test('partitions that know different moments of exposure all answer for one', async () => {
  const [long, lately] = [new ExposureTable(), new ExposureTable()];
  const everybody = [...saved.keys()];
  for (const moment of [10, 11, 12])
    long.advance(
      moment,
      everybody.map((id, place) => [id, (place * moment) % 5]),
    );
  // This one began at the latest moment, and knows no earlier one.
  lately.advance(
    12,
    everybody.map((id) => [id, long.of(id)] as const),
  );
  const engine = engineOf([await play(0, 2, { exposures: long }), await play(1, 2, { exposures: lately })], {
    moment: 12,
  });
  await engine.start();
  const now = await engine.rank(exampleRole, { ...page, moment: 12 });
  expect(new Set(now.ranked.map(({ exposure }) => exposure)).size).toBeGreaterThan(1);
  expect(await engine.rank(exampleRole, { ...page, moment: 10 })).toEqual(now);
  // Nobody is that far: all answer for the latest that they know.
  expect(await engine.rank(exampleRole, { ...page, moment: 13 })).toEqual(now);
});

describe('a process', () => {
  const post = (address: string, path: string, body: string): Promise<Response> =>
    fetch(`${address}${path}`, { method: 'POST', body });

  test('refuses what is no question, and tells nothing of anybody', async () => {
    const { address } = await play(0, 1);
    const status = (await (await fetch(`${address}/partition`)).json()) as { process: string };
    const told = { process: status.process, told: { saved: [], since: null } };
    const wrong: [path: string, body: string, status: number][] = [
      ['/rank', '{', 400],
      ['/rank', '[]', 400],
      ['/rank', JSON.stringify({ ...told, process: 'another' }), 409],
      ['/rank', JSON.stringify(told), 400],
      ['/rank', JSON.stringify({ ...told, rows: -1, moment: 0, question: {} }), 400],
      [
        '/rank',
        JSON.stringify({ ...told, rows: 1, moment: 0, question: { role: exampleRole, query: {}, own: [] } }),
        400,
      ],
      ['/told', JSON.stringify({ ...told, told: { saved: ['x'], since: null } }), 400],
      ['/profiles', JSON.stringify(told), 404],
      ['/told', ' '.repeat(5 * 1024 * 1024), 413],
    ];
    for (const [path, body, expected] of wrong) {
      const answer = await post(address, path, body);
      expect([path, body.slice(0, 80), answer.status]).toEqual([path, body.slice(0, 80), expected]);
    }
    const asked = { ...told, rows: 3, moment: 0, question: { role: exampleRole, query: { week }, own: [] } };
    const answer = await (await post(address, '/rank', JSON.stringify(asked))).text();
    expect(JSON.parse(answer)).toEqual({
      moment: 0,
      answer: {
        total: PEOPLE,
        rows: Array.from({ length: 3 }, () => [
          expect.stringMatching(/^[0-9a-f]{24}$/),
          ...Array.from({ length: 4 }, () => expect.any(Number)),
        ]),
      },
    });
  });

  test('says that it lives, and whether its index is there', async () => {
    const { address, holder } = await play(0, 1);
    const ask = async (path: string) => (await fetch(`${address}${path}`)).status;
    expect([await ask('/health/live'), await ask('/health/ready')]).toEqual([200, 200]);
    holder.ready = false;
    expect([await ask('/health/live'), await ask('/health/ready')]).toEqual([200, 503]);
  });
});
