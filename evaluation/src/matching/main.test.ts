import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  HANDLE_SECRET,
  handleFor,
  joinAsRecruiter,
  joinAsTalent,
  requestTo,
  startWorld,
  type World,
} from '@vela/api/testing';
import { SCORE_VERSION } from '@vela/matching';
import type { Logged } from './logged.js';

const run = promisify(execFile);

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** What `npm run evaluate -- matching --only log` prints, as a program of its own. */
async function evaluateLog(environment: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<string> {
  const { MONGODB_URI: _, ...rest } = process.env;
  const program = path.resolve(__dirname, 'main.ts');
  const node = ['--conditions=source', '--import', 'tsx', program, 'matching', '--only', 'log', ...args];
  const { stdout } = await run(process.execPath, node, {
    env: { ...rest, ...environment },
    cwd: path.resolve(__dirname, '../..'),
  });
  return stdout;
}
const ofStore = () => ({ MONGODB_URI: world.store.uri, HANDLE_SECRET });

describe('the report over the log of rankings', () => {
  test('says so where nobody was shown yet, and where no store is named', async () => {
    expect(await evaluateLog(ofStore())).toBe('Log of rankings. Nobody was shown yet.\n');
    expect(await evaluateLog({})).toBe(
      'Log of rankings. No store runs and MONGODB_URI names none: nothing was read.\n',
    );
  });

  test('counts who was shown, looked at, asked and said yes, by version of the score, and names nobody', async () => {
    const recruiter = await joinAsRecruiter(world, { givenName: 'Rapport' }, 'Report AB');
    const [asked, seen] = [
      await joinAsTalent(world, { givenName: 'Rikard', familyName: 'Hemlig' }),
      await joinAsTalent(world, { givenName: 'Siv' }),
    ];
    await joinAsTalent(world, { givenName: 'Tyst' });
    await recruiter.visitor.ok('getOpenRole', { params: { id: recruiter.role.id } });
    await world.server.app.rankingLog.write();
    await recruiter.visitor.ok('getJobSeekerProfile', {
      params: { id: handleFor(recruiter, seen) },
      query: { openRoleId: recruiter.role.id },
    });
    const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, asked) });
    await asked.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });

    const printed = await evaluateLog(ofStore(), '--json');
    const { compared, exposure, logged } = JSON.parse(printed) as Record<string, unknown> & { logged: Logged };
    expect([compared, exposure, logged.movedByPeople]).toEqual([null, null, 0]);
    expect(logged.versions).toEqual([
      expect.objectContaining({
        scoreVersion: SCORE_VERSION,
        shown: 3,
        looked: 2,
        requested: 1,
        accepted: 1,
        tooFew: true,
        acceptRate: expect.objectContaining({ value: 1 }),
      }),
    ]);
    const table = await evaluateLog(ofStore());
    expect(table).toMatch(/^Log of rankings, freed of what places do/);
    expect(table).toContain('TOO FEW TO TELL');
    for (const name of ['Rikard', 'Hemlig', 'Siv', 'Report AB']) expect(printed + table).not.toContain(name);
  });

  test('says what is wrong where the store does not answer', async () => {
    const away = { MONGODB_URI: 'mongodb://127.0.0.1:1/nothing', HANDLE_SECRET };
    await expect(evaluateLog(away)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The store that MONGODB_URI names does not answer.'),
    });
  });
});
