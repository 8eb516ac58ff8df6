import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { newPerson } from './support/person.js';
import { freePort } from './support/ports.js';
import { joinByCalls } from './support/sign-up.js';
import { callApi } from './support/talent.js';
import { Tutorial } from './support/tutorial.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const GUIDE = path.join(ROOT, 'docs/operating/one-machine.md');
/** Ports that the guide names. */
const PORTS = ['27118', '3101', '2526', '4101', '4102', '9111', '8190', '8180', '8181'];

/** @returns a free port that the text of none of the guide's is a part of: they are replaced as words are */
async function otherPort(): Promise<string> {
  const port = String(await freePort());
  return PORTS.some((each) => port.includes(each)) ? otherPort() : port;
}

const isRunning = (pid: number): boolean => existsSync(`/proc/${pid}/status`);

test('whoever follows the guide has the whole set on one machine, and people sign in', async ({ browser }) => {
  test.setTimeout(400_000);
  const folder = await mkdtemp(path.join(tmpdir(), 'vela-set-'));
  const words = Object.fromEntries(await Promise.all(PORTS.map(async (port) => [port, await otherPort()] as const)));
  const set = path.join(folder, 'set');
  const guide = await Tutorial.of(GUIDE, {
    own: folder,
    house: ROOT,
    words: { ...words, '~/vela-set': set },
    environment: {},
  });
  const pids = async () => (await readFile(path.join(set, 'pids'), 'utf8')).trim().split('\n').map(Number);
  try {
    await guide.play('Without containers');
    expect((await pids()).filter(isRunning)).toHaveLength(8);
    const origin = `http://localhost:${words['8180']}`;
    const context = await browser.newContext({ baseURL: origin });
    const person = newPerson('Setta');
    await joinByCalls(context, person, 'jobSeeker');
    const page = await context.newPage();
    await page.goto(PATHS.jobSeekerDashboard);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await callApi<'getMe'>(page, '/api/users/me')).toMatchObject({ givenName: person.firstName });
    // The other gateway serves the same site.
    const other = await fetch(`http://127.0.0.1:${words['8181']}/about-us`, { headers: { host: 'localhost' } });
    expect(other.status).toBe(200);
    await context.close();
    await guide.play('And away again');
    await expect.poll(async () => (await pids()).filter(isRunning).length, { timeout: 60_000 }).toBe(0);
  } finally {
    for (const pid of existsSync(path.join(set, 'pids')) ? await pids() : [])
      if (isRunning(pid)) process.kill(pid, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
});
