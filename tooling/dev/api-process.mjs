// The API of a demo from its sources, started again on every change.
import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * @param {NodeJS.ProcessEnv & { readonly MONGODB_URI: string }} environment
 * @returns {{stop: () => Promise<void>}}
 */
export function startApiFromSources(environment) {
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const child = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', '--conditions=source', 'src/api.ts'], {
    cwd: path.join(root, 'demo-market'),
    env: { ...environment, NODE_ENV: 'development', LOG_LEVEL: environment['LOG_LEVEL'] ?? 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
    // There is no process for it, or no signal reaches it.
    child.on('error', (error) => {
      console.error(`The API cannot be started: ${error.message}`);
      if (child.pid === undefined) resolve(null);
    });
  });
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
