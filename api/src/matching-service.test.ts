import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { partitionOf } from '@vela/matching/partitions';
import { insertCategories, type TestCategory } from '../tests/support/categories.js';
import { TestClock } from '../tests/support/clock.js';
import {
  handleFor,
  joinAsRecruiter,
  joinAsTalent,
  profileForm,
  type Recruiter,
  roleForm,
} from '../tests/support/people.js';
import { freePort } from '../tests/support/replica-world.js';
import { joinAs } from '../tests/support/sign-in.js';
import { startTestStore, type TestStore } from '../tests/support/store.js';
import { environmentFor, type Sandbox, startSandbox } from '../tests/support/surroundings.js';
import { until } from '../tests/support/until.js';
import { Visitor } from '../tests/support/visitor.js';
import { readConfig } from './config/index.js';
import { type RunningMatching, startMatching } from './matching-service.js';
import { type RunningServer, startServer } from './server.js';

const SECRET = '3f9c1d7e40ab58264b1d0c7a85e2f396';
const PARTITIONS = 2;
const ROUNDS = 4;

let store: TestStore;
let sandbox: Sandbox;
let folder: string;
let clock: TestClock;
/** Two of the first partition, two of the second. */
let processes: (RunningMatching | null)[];
let ports: readonly string[];
/** Two processes of the API, which hold no index. */
let apis: readonly [RunningServer, RunningServer];
let category: TestCategory;
let otherCategory: TestCategory;
let recruiter: Recruiter;
/** Which API is asked next. */
let at: 0 | 1 = 0;
const portNow = (): number => apis[at].port;
const people = {
  get category() {
    return category;
  },
  join: (person: Parameters<typeof joinAs>[0]) => joinAs(person, new Visitor(portNow)),
};
async function here<Result>(api: 0 | 1, act: () => Promise<Result>): Promise<Result> {
  at = api;
  return act();
}

const startProcess = (number: number): Promise<RunningMatching> => {
  const environment = {
    ...environmentFor(store.uri, sandbox.origin),
    PORT: ports[number] ?? '',
    MATCH_PARTITION: `${number}/${PARTITIONS}`,
    MATCH_SERVICE_SECRET: SECRET,
    MATCH_INDEX_DIR: path.join(folder, String(number)),
  };
  return startMatching(readConfig(environment, 'matching'), { clock });
};

beforeAll(async () => {
  clock = new TestClock();
  folder = await mkdtemp(path.join(tmpdir(), 'vela-partitions-'));
  store = await startTestStore();
  sandbox = await startSandbox(clock, () => 0);
  ports = await Promise.all(Array.from({ length: 2 * PARTITIONS }, freePort));
  const environment = {
    ...environmentFor(store.uri, sandbox.origin),
    // Answers are held as long as they can be, so that nothing becomes right by waiting.
    ANSWER_CACHE_MS: '10000',
    API_REPLICAS: 'many',
    MATCH_ENGINE: 'service',
    MATCH_SERVICE_URLS: ports.map((port) => `http://127.0.0.1:${port}`).join(),
    MATCH_SERVICE_SECRET: SECRET,
  };
  // Processes of the service wait until an API has brought the store up to date, an API until they answer.
  const starting = Promise.all(ports.map((_, number) => startProcess(number)));
  const start = () => startServer(readConfig(environment), { clock, jobs: 'none' });
  apis = [await start(), await start()];
  [category, otherCategory] = await insertCategories(apis[0].app);
  processes = await starting;
  await Promise.all(apis.map(({ matching }) => matching));
  recruiter = await joinAsRecruiter(people, { givenName: 'Rut' });
}, 60_000);
afterAll(async () => {
  await Promise.all(apis.map((api) => api.stop()));
  await Promise.all(processes.map(async (process) => process?.stop()));
  await sandbox.stop();
  await store.stop();
  await rm(folder, { recursive: true, force: true });
});

const read = (api: 0 | 1, page: string) => here(api, () => recruiter.visitor.send(page));
const rolePage = (api: 0 | 1) => read(api, `/api/open-roles/${recruiter.role.id}`);
const search = (api: 0 | 1) => read(api, '/api/search');

describe('nobody is answered by something older than what any API has acknowledged', () => {
  test('a talent who pauses at one API is found at neither from then on, and again once she is back', async () => {
    const talent = await here(0, () => joinAsTalent(people, { givenName: 'Pia' }));
    const handle = handleFor(recruiter, talent);
    for (let round = 0; round < ROUNDS; round += 1) {
      const [writes, reads] = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
      for (const availableForContact of [false, true]) {
        await rolePage(reads);
        const body = profileForm(people, { availableForContact });
        await here(writes, () => talent.visitor.ok('saveJobSeekerProfile', { body }));
        for (const api of [reads, writes]) {
          expect((await rolePage(api)).text.includes(handle)).toBe(availableForContact);
          expect((await search(api)).text.includes(handle)).toBe(availableForContact);
        }
      }
    }
  });

  test('many who join are all found, wherever their ids fall', async () => {
    const fallen = new Set<number>();
    const handles: string[] = [];
    while (handles.length < 4 || fallen.size < PARTITIONS) {
      const talent = await here(0, () => joinAsTalent(people, { givenName: `Ada${handles.length}` }));
      fallen.add(partitionOf(talent.profile.id, PARTITIONS));
      handles.push(handleFor(recruiter, talent));
      const { text } = await rolePage(1);
      expect(handles.filter((handle) => !text.includes(handle))).toEqual([]);
    }
  });

  test('a skill that was just added to the catalogue and chosen counts at once', async () => {
    const admin = await here(0, () => people.join({ givenName: 'Vera', email: 'admin@vela.example' }));
    const talent = await here(0, () => joinAsTalent(people, { givenName: 'Kim' }));
    for (const name of ['Zig', 'Roc', 'Gleam']) {
      const body = { kind: 'skill' as const, name, categoryId: category.id };
      await here(0, () => admin.visitor.ok('adminCreateTerm', { body }));
      const skills = await here(1, () => talent.visitor.ok('listAllSkills'));
      const skillId = skills.find((skill) => skill.name === name)?.id ?? '';
      const form = profileForm(people, { jobSeekerProfileSkills: [{ skillId, level: 3 }] });
      await here(1, () => talent.visitor.ok('saveJobSeekerProfile', { body: form }));
      for (const api of [0, 1] as const)
        expect((await read(api, `/api/search?words=${name}`)).text).toContain(handleFor(recruiter, talent));
    }
  });

  test('what is called otherwise is found and scored as before, by every process', async () => {
    const admin = await here(0, () => people.join({ givenName: 'Vera', email: 'admin@vela.example' }));
    const ids: string[] = [];
    for (const name of ['Kubernetes', 'Docker']) {
      const body = { kind: 'skill' as const, name, categoryId: category.id };
      const { categories } = await here(0, () => admin.visitor.ok('adminCreateTerm', { body }));
      ids.push(categories.flatMap(({ skills }) => skills).find((skill) => skill.name === name)?.id ?? '');
    }
    const [kubernetes = '', docker = ''] = ids;
    const form = { jobSeekerProfileSkills: [{ skillId: kubernetes, level: 3 }] };
    const talent = await here(0, () => joinAsTalent(people, { givenName: 'Kuno' }, form));
    const body = roleForm(people, { skills: [{ Docker: 3 }] });
    const role = await here(0, () => recruiter.visitor.ok('createOpenRole', { body }));
    const told = async () => {
      const answers = [];
      for (const api of [0, 1] as const)
        answers.push(
          await here(api, async () => {
            const { matches } = await recruiter.visitor.ok('getOpenRole', { params: { id: role.id } });
            const { found } = await recruiter.visitor.ok('searchTalent', { query: { words: 'k8s' } });
            return { scores: matches.map(({ score }) => score), found: found.length };
          }),
        );
      return answers;
    };
    const before = await told();
    expect(before.map(({ found }) => found)).toEqual([1, 1]);
    for (const [id, name] of [
      [kubernetes, 'Container orchestration'],
      [docker, 'Containers'],
    ] as const)
      await here(0, () => admin.visitor.ok('adminRenameTerm', { body: { kind: 'skill', id, name } }));
    expect(await told()).toEqual(before);
    await here(0, () => talent.visitor.ok('deleteMe'));
    await here(0, () =>
      recruiter.visitor.ok('setOpenRoleStatus', { params: { id: role.id }, body: { status: 'closed' } }),
    );
  });

  test('who changes category is on the other list only, and whoever blocks a company or opts out is on none of its rankings', async () => {
    const talent = await here(1, () => joinAsTalent(people, { givenName: 'Eva' }));
    const handle = handleFor(recruiter, talent);
    expect((await rolePage(0)).text).toContain(handle);
    const [designer, figma] = [otherCategory.roles[0]?.id ?? '', otherCategory.skills[0]?.id ?? ''];
    const moved = profileForm(people, {
      categoryId: { id: otherCategory.id },
      jobSeekerProfilesRoles: [{ roleId: designer, years: 2 }],
      jobSeekerProfileSkills: [{ skillId: figma, level: 4 }],
    });
    await here(1, () => talent.visitor.ok('saveJobSeekerProfile', { body: moved }));
    expect((await rolePage(0)).text).not.toContain(handle);
    expect((await search(0)).text).toContain(handle);
    await here(1, () =>
      talent.visitor.ok('saveJobSeekerProfile', { body: profileForm(people, { openToRanking: false }) }),
    );
    expect((await rolePage(0)).text).not.toContain(handle);
  });
});

describe('processes of the service', () => {
  test('hold everybody together, and say so', async () => {
    const everybody = await apis[0].app.models.jobSeekerProfiles.countDocuments({ availableForContact: true });
    for (const { app } of apis) {
      await until(() => app.matchEngine.extent?.profiles === everybody);
      expect(app.matchEngine.extent?.partitionsMissing).toBe(0);
    }
  });

  test('are stopped and started anew one after the other, and no question is lost', async () => {
    const whole = (await rolePage(0)).text.length;
    const over = new AbortController();
    const asking = (async () => {
      const statuses: number[] = [];
      for (let asked = 0; !over.signal.aborted; asked += 1) {
        // Never the same question twice: nothing is answered from memory.
        const answer = await read(
          asked % 2 === 0 ? 0 : 1,
          `/api/search?years=${1 + (asked % 30)}&page=${1 + Math.floor(asked / 30)}`,
        );
        statuses.push(answer.status);
      }
      return statuses;
    })();
    for (const number of processes.keys()) {
      await processes[number]?.stop();
      processes[number] = await startProcess(number);
      await processes[number].matching;
      await until(() => apis.every(({ app }) => app.matchEngine.extent?.partitionsMissing === 0));
    }
    over.abort();
    const statuses = await asking;
    expect(statuses.length).toBeGreaterThan(0);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await rolePage(1)).text.length).toBe(whole);
    // Each wrote its partition down when it stopped, and read it at its start.
    for (const number of processes.keys()) expect(await readdir(path.join(folder, String(number)))).not.toEqual([]);
  }, 60_000);

  test('that are gone, all of one partition, have matches refused and nothing else', async () => {
    await Promise.all([processes[0]?.stop(), processes[2]?.stop()]);
    [processes[0], processes[2]] = [null, null];
    const refused = await read(0, '/api/search?years=33');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
    expect((await read(1, '/api/users/me')).status).toBe(200);
    expect((await new Visitor(portNow).send('/api/health/ready')).status).toBe(200);
    await until(() => apis[0].app.matchEngine.extent?.partitionsMissing === 1);
    processes[2] = await startProcess(2);
    await until(async () => (await read(0, '/api/search?years=33')).status === 200);
  });
});
