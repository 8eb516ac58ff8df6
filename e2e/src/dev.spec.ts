import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { NIGHT } from './support/night.js';
import { freePort } from './support/ports.js';

// What teams work with: `npm run dev`.

const DEV = path.resolve(import.meta.dirname, '../../tooling/bin/dev.mjs');
const READY = /Vela is ready for work at (\S+)\./;
const RECRUITER = 'Helena Rydberg';

/** @returns the origin, once it says that it is ready @throws what it said, where it ends before */
async function untilReady(dev: ChildProcess): Promise<string> {
  let said = '';
  const ended = once(dev, 'exit').then(() => Promise.reject(new Error(`It ended before it was ready:\n${said}`)));
  const ready = new Promise<string>((resolve) => {
    for (const stream of [dev.stdout, dev.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const origin = READY.exec(said)?.[1];
        if (origin !== undefined) resolve(origin);
      });
  });
  const origin = await Promise.race([ready, ended]);
  // That it ends later is meant.
  ended.catch(() => undefined);
  return origin;
}

test(
  'the whole site starts from its sources, is used, and ends with nothing left',
  { tag: NIGHT },
  async ({ page }) => {
    test.setTimeout(600_000);
    const data = mkdtempSync(path.join(tmpdir(), 'vela-dev-'));
    const dev = spawn(process.execPath, [DEV], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PORT: String(await freePort()), DATA_DIR: data, SEED: 'demo' },
    });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    try {
      const origin = await untilReady(dev);
      await page.goto(origin);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(`${origin}/api/auth/linkedin/callback/?signin=true`);
      await page.getByRole('button', { name: new RegExp(RECRUITER) }).click();
      await page.waitForURL(origin + PATHS.talentSeekerDashboard);
      await page.getByRole('main').getByRole('heading', { level: 3, name: 'Frontend developer' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(errors).toEqual([]);

      dev.kill('SIGTERM');
      const [code] = (await once(dev, 'exit')) as unknown[];
      expect(code).toBe(0);
      expect(existsSync(path.join(data, 'instance.pid'))).toBe(false);
    } finally {
      dev.kill('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    }
  },
);
