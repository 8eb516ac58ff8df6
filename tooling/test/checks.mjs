import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const tools = path.resolve(import.meta.dirname, '../../node_modules/.bin');

/** @typedef {readonly [tool: string, ...words: string[]]} Check a tool among the packages, or `node` */

/** @param {Check} check */
async function runCheck([tool, ...words]) {
  const command = tool === 'node' ? process.execPath : path.join(tools, tool);
  const child = spawn(command, words, { stdio: 'inherit', shell: process.platform === 'win32' });
  const [code] = await once(child, 'exit');
  if (code === 0) return;
  process.exitCode = 1;
  console.error(`${tool} found something to mend.`);
}

/**
 * Runs tools, all of them whatever they find; the exit code says whether they found nothing.
 * @param {readonly Check[]} checks
 * @param {number} width how many run at a time
 */
export async function runChecks(checks, width = 1) {
  const waiting = [...checks];
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) await runCheck(check);
  };
  await Promise.all(Array.from({ length: width }, work));
}
