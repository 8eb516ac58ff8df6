import { mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const WAIT_MS = 50;
const GIVE_UP_MS = 10_000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function takeLock(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(String(process.pid));
    await handle.close();
    return true;
  } catch {
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    if (holder > 0 && !isRunning(holder)) await rm(file, { force: true });
    return false;
  }
}

/**
 * Lets one process at a time change what is in service.
 * @param file the lock, which holds the writer's process id; one left by a dead process is taken over
 * @throws Error if another writer keeps it for ten seconds
 */
export async function whileWriting<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(path.dirname(file), { recursive: true });
  const deadline = Date.now() + GIVE_UP_MS;
  while (!(await takeLock(file))) {
    if (Date.now() > deadline) throw new Error(`Another process is changing the site. If none runs, delete ${file}.`);
    await wait(WAIT_MS);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}
