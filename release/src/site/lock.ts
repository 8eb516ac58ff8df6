import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf, readIfThere, saysMissing } from './missing.js';

const WAIT_MS = 50;
const GIVE_UP_MS = 10_000;
const NAMELESS_MS = 2000;

/** Locks that this process holds or reaches for; whoever in it wants one of them waits. */
const ours = new Set<string>();

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, and is somebody else's.
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Whether a lock that this process does not hold was left behind: its process is gone, or it names none and is older than the
 * writing of one takes. One that names this process is of an earlier one: in a container each has the same id.
 */
async function isLeftBehind(file: string, said: string): Promise<boolean> {
  const holder = Number(said);
  if (holder > 0) return holder === process.pid || !isRunning(holder);
  const age = await stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  return age > NAMELESS_MS;
}

/** Takes a lock away that was left behind, unless somebody who was faster did, whose own stands there now: that is put back. */
async function clear(file: string): Promise<void> {
  const said = await readIfThere(file);
  if (said === null || !(await isLeftBehind(file, said))) return;
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
    if ((await readFile(aside, 'utf8')) !== said) await link(aside, file);
  } catch (error) {
    // Somebody else took it away, or has it again already.
    if (!saysMissing(error) && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

/** Only for who has it among `ours`. @returns whether it was to be had @throws Error as `takeLock` */
async function linkLock(file: string): Promise<boolean> {
  // Written first and put in its place then: a lock that names nobody would be waited for by everybody.
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, String(process.pid));
    await link(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    await clear(file);
    return false;
  } finally {
    await rm(draft, { force: true });
  }
}

/** @returns whether it was to be had @throws Error if it cannot be written, as on a full disk; nothing is left behind then */
async function takeLock(file: string): Promise<boolean> {
  if (ours.has(file)) return false;
  ours.add(file);
  let isTaken = false;
  try {
    isTaken = await linkLock(file);
  } finally {
    if (!isTaken) ours.delete(file);
  }
  return isTaken;
}

/**
 * Lets one process at a time change what is in service.
 * @param lock its file, which holds the writer's process id; one left by a dead process is taken over
 * @throws Error if another writer keeps it for ten seconds
 */
export async function whileWriting<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  const file = path.resolve(lock);
  await mkdir(path.dirname(file), { recursive: true });
  const deadline = Date.now() + GIVE_UP_MS;
  while (!(await takeLock(file))) {
    if (Date.now() > deadline) throw new Error(`Another process is changing the site. If none runs, delete ${file}.`);
    await wait(WAIT_MS);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true }).finally(() => ours.delete(file));
  }
}
