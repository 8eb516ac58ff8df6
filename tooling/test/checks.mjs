import { spawnSync } from 'node:child_process';
import path from 'node:path';

const tools = path.resolve(import.meta.dirname, '../../node_modules/.bin');

/**
 * Runs one tool after the other, all of them whatever they find; the exit code says whether they found nothing.
 * @param {readonly (readonly [tool: string, ...words: string[]])[]} checks tools among the packages, or `node`
 */
export function runChecks(checks) {
  for (const [tool, ...words] of checks) {
    const command = tool === 'node' ? process.execPath : path.join(tools, tool);
    const { status } = spawnSync(command, words, { stdio: 'inherit', shell: process.platform === 'win32' });
    if (status === 0) continue;
    process.exitCode = 1;
    console.error(`${tool} found something to mend.`);
  }
}
