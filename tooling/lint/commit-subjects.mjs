// `npm run commits`: the commits since a branch left its base begin with a scope and fit in a line. The base is
// COMMITS_SINCE, else `origin/main`, else `main`. Merges are left out: git writes their subjects.
import { execFileSync } from 'node:child_process';
import { workspaceFolders } from '../workspaces.cjs';

/** As many characters as every list of commits shows. */
const LONGEST = 72;
/** What is no package and has commits of its own; `house` is what moves between packages. */
const AREAS = ['deploy', 'docs', 'house', 'lint', 'tests', 'workflows'];
const scopes = new Set([...workspaceFolders(), ...AREAS]);

/** @param {readonly string[]} args @returns {string} */
const git = (args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** @param {string} revision */
function isThere(revision) {
  try {
    return git(['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]) !== '';
  } catch {
    return false;
  }
}

/** @param {string} subject @returns {string[]} what is wrong with it */
function wrongIn(subject) {
  const said = /^([a-z0-9-]+(?:, [a-z0-9-]+)*): \S/.exec(subject)?.[1];
  const unknown = said?.split(', ').filter((scope) => !scopes.has(scope)) ?? [];
  return [
    ...(said === undefined ? ['it begins with no scope, such as "market: "'] : []),
    ...unknown.map((scope) => `"${scope}" is no package and no area (${AREAS.join(', ')})`),
    ...(subject.length > LONGEST ? [`it has ${subject.length} characters, ${LONGEST} are the most`] : []),
  ];
}

const base = [process.env.COMMITS_SINCE ?? '', 'origin/main', 'main'].find((name) => name !== '' && isThere(name));
if (base === undefined) {
  console.error('There is nothing to begin at: name a commit in COMMITS_SINCE.');
  process.exitCode = 1;
} else {
  const lines = git(['log', '--no-merges', '--format=%h %s', `${base}..HEAD`])
    .split('\n')
    .filter((line) => line !== '');
  for (const line of lines) {
    const wrong = wrongIn(line.slice(line.indexOf(' ') + 1));
    if (wrong.length === 0) continue;
    process.exitCode = 1;
    console.error(`${line}\n  ${wrong.join('\n  ')}`);
  }
  console.log(`${lines.length} commit${lines.length === 1 ? '' : 's'} since ${base} looked at.`);
}
