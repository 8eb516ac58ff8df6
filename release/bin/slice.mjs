// `npm run slice -- publish|check|preview|promote|rollback|list|status|prune|access`: deploys one part of the site, while it runs.
import '../../tooling/bootstrap/check-node.mjs';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runTurbo } from '../../tooling/bootstrap/build.mjs';
import { builtAnew, commitOf } from '../../tooling/bootstrap/commit.mjs';
import { ensureInstalled } from '../../tooling/bootstrap/install.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** @param {readonly string[]} words of turbo @param {string} failure sentence for when it does not work */
function turbo(words, failure) {
  if (!runTurbo(words)) throw new Error(failure);
}

/** @param {string} folder @returns {Promise<string>} where the result lies */
async function build(folder) {
  if (!existsSync(path.join(root, folder)))
    throw new Error(`${folder} is not of this repository; its team builds and publishes it: npx vela-slice publish.`);
  console.log(`Building ${folder} …`);
  const isPages = folder === 'design-system';
  const result = path.join(root, folder, isPages ? 'storybook-static' : 'dist');
  // Storybook's pages do not say which files are theirs: what an earlier build left there must not be published with them.
  if (isPages) rmSync(result, { recursive: true, force: true });
  turbo(
    [isPages ? 'build-storybook' : 'build', `--filter=@vela/${folder}`],
    `${folder} does not build; nothing was published. Mend what is named above.`,
  );
  return result;
}

/** @param {string} folder @param {string} commit */
function rebuild(folder, commit) {
  console.log(`Building ${folder} of ${commit} in a clean folder …`);
  const again = builtAnew(root, commit, ['npx', 'turbo', 'run', 'build', `--filter=@vela/${folder}`, '--force']);
  return Promise.resolve({ folder: path.join(again.folder, folder, 'dist'), remove: again.remove });
}

ensureInstalled();
try {
  turbo(['build', '--filter=@vela/release...'], 'The release tool itself does not build. Mend what is named above.');
  const { instanceAt, runSliceCommand } = await import('@vela/release');
  const data = path.resolve(process.env['DATA_DIR'] || path.join(root, '.data'));
  await runSliceCommand(process.argv.slice(2), {
    site: path.join(data, 'site'),
    release: path.join(data, 'release'),
    environment: process.env,
    ...instanceAt(path.join(data, 'runtime.json')),
    build,
    commit: () => commitOf(root),
    rebuild,
    print: (/** @type {string} */ text) => console.log(text),
    tell: (/** @type {string} */ what) => console.error(`… ${what}`),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
