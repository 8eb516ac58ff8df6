#!/usr/bin/env node
// What a team runs that works outside of this repository, in the folder of its slice: `npx vela-slice build`, and
// `npx vela-slice publish|check|preview|promote|rollback|status --to https://…`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  clientFor,
  deployableCalled,
  elsewhereText,
  leaveOutput,
  shareIn,
  versionOfBuild,
} from '@vela/release/elsewhere';
import { builtAnew, commitOf } from '../bootstrap/commit.mjs';
import { appIn } from '../webpack/app.mjs';

const USAGE = `npx vela-slice build                 builds it into dist/
npx vela-slice publish --to <address> builds it and sends the version; nobody is served it yet
npx vela-slice check --to <address>   says whether what is in dist/ could be put into service
npx vela-slice preview --to <address> an address that shows it to whoever opens it, for a day
npx vela-slice promote --to <address> [--share 10]
                                      puts it into service, for everybody or for some of a hundred visitors
npx vela-slice rollback [version] --to <address>
npx vela-slice verify <version> --to <address>
                                      builds its commit again, in a clean folder, and says which files differ
npx vela-slice status --to <address>  what is in service

promote, check and preview take a version too; without one it is that of dist/. RELEASE_TOKEN and RELEASE_KEY hold what the
house gave to your team; a CI that it trusts needs neither.`;

/** @returns {import('../webpack/app.mjs').App} the slice in whose folder this is run */
function slice() {
  if (existsSync('package.json')) return appIn(process.cwd());
  throw new Error(`There is no slice in ${process.cwd()}: run it in the folder that holds the package.json of yours.`);
}

/** @param {string} dist where the result lies */
function build(dist) {
  const script = path.join(import.meta.dirname, 'build-app.mjs');
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) throw new Error('It does not build; nothing was published. Mend what is named above.');
  return dist;
}

/**
 * @param {import('../webpack/app.mjs').App} app
 * @param {string} commit of the team's own repository
 * @returns {import('@vela/release/elsewhere').Rebuilt}
 */
function rebuild(app, commit) {
  const below = path.relative(
    spawnSync('git', ['rev-parse', '--show-toplevel'], { encoding: 'utf8' }).stdout.trim(),
    app.directory,
  );
  const again = builtAnew(app.directory, commit, ['npx', 'vela-slice', 'build'], below);
  return { folder: path.join(again.folder, below, 'dist'), remove: again.remove };
}

/** @param {string} dist @returns {Promise<string>} the version of what was built last */
async function versionBuilt(dist) {
  if (!existsSync(dist)) throw new Error('Nothing is built yet: npx vela-slice build.');
  return versionOfBuild(dist);
}

try {
  const {
    positionals: [action, version],
    values: { to, share, help },
  } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, share: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (help === true) console.log(USAGE);
  else if (action === 'build') build(path.join(slice().directory, 'dist'));
  else if (action === undefined || to === undefined) throw new Error(USAGE);
  else {
    const app = slice();
    const dist = path.join(app.directory, 'dist');
    const name = deployableCalled(app.name);
    if (name === null) throw new Error(`${app.packageName} is no slice.`);
    const text = await elsewhereText(await clientFor(to, process.env), {
      action,
      name: () => name,
      version: async () => version ?? (await versionBuilt(dist)),
      share: shareIn(share),
      build: () => Promise.resolve(build(dist)),
      earlier: version ?? null,
      address: (address) => leaveOutput(process.env, 'address', address),
      tell: (what) => console.error(`… ${what}`),
      tokens: () => Promise.resolve(null),
      counterpart: () => Promise.resolve(null),
      commit: () => commitOf(app.directory),
      rebuild: (_name, commit) => Promise.resolve(rebuild(app, commit)),
    });
    console.log(text);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
