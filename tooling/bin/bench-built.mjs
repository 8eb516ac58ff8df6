// `npm run bench -- matching|api …`: builds the API and what it stands on, then runs the bench, with room for a million
// profiles as objects.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const [bench, ...rest] = process.argv.slice(2);
const run = (command, args) => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
run('npx', [
  '--no-install',
  'turbo',
  'run',
  'build',
  '--filter=@vela/api...',
  '--filter=@vela/datastore',
  '--output-logs=errors-only',
]);
run(process.execPath, ['--max-old-space-size=12288', bench, ...rest]);
