// What a change of public types asks of those who use them, and so of the version.

/** @typedef {import('./public-types.mjs').Shape} Shape @typedef {import('./public-types.mjs').PublicTypes} PublicTypes */
/** @typedef {{ readonly level: 'major' | 'minor', readonly sentence: string }} Change */

/** @param {string} name */
const plain = (name) => name.replace(/\?$/, '');
/** @param {Readonly<Record<string, unknown>>} members @param {string} name @returns {string | undefined} as it is written there */
const found = (members, name) => [name, `${name}?`].find((each) => each in members);

/** Whether all that was taken is taken still: a union with more members. @param {string} before @param {string} after */
const isWider = (before, after) => {
  const now = new Set(after.split(' | '));
  return before.split(' | ').every((part) => now.has(part));
};

/** @param {string} where @param {Readonly<Record<string, string>>} before @param {Readonly<Record<string, string>>} after @returns {Change[]} */
function changesOfMembers(where, before, after) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)].map(plain))];
  return names.flatMap((name) => {
    const [old, now] = [found(before, name), found(after, name)];
    const place = `${where}.${name}`;
    if (now === undefined) return [{ level: 'major', sentence: `${place} is gone.` }];
    const isRequired = !now.endsWith('?');
    if (old === undefined)
      return isRequired
        ? [{ level: 'major', sentence: `${place} is new, and required.` }]
        : [{ level: 'minor', sentence: `${place} is new.` }];
    if (isRequired && old.endsWith('?')) return [{ level: 'major', sentence: `${place} is required now.` }];
    const [was, is] = [before[old] ?? '', after[now] ?? ''];
    if (was !== is)
      return [{ level: isWider(was, is) ? 'minor' : 'major', sentence: `${place} was ${was} and is ${is}.` }];
    return old === now ? [] : [{ level: 'minor', sentence: `${place} may be left out now.` }];
  });
}

/** @param {string} where @param {Shape} before @param {Shape} after @returns {Change[]} */
function changesOfShape(where, before, after) {
  if (typeof before !== 'string' && typeof after !== 'string') return changesOfMembers(where, before, after);
  if (before === after) return [];
  const [was, is] = [before, after].map((shape) => (typeof shape === 'string' ? shape : 'an object'));
  return [{ level: 'major', sentence: `${where} was ${was} and is ${is}.` }];
}

/** @param {PublicTypes} before @param {PublicTypes} after @returns {Change[]} the ones that break first */
export function changesBetween(before, after) {
  const changes = [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((request) => {
    const [old, now] = [before[request], after[request]];
    if (now === undefined) return [/** @type {Change} */ ({ level: 'major', sentence: `${request} is gone.` })];
    if (old === undefined) return [/** @type {Change} */ ({ level: 'minor', sentence: `${request} is new.` })];
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name) => {
      const where = `${name} of ${request}`;
      const [was, is] = [old[name], now[name]];
      if (is === undefined) return [/** @type {Change} */ ({ level: 'major', sentence: `${where} is gone.` })];
      if (was === undefined) return [/** @type {Change} */ ({ level: 'minor', sentence: `${where} is new.` })];
      return changesOfShape(where, was, is);
    });
  });
  return changes.toSorted((one, other) => Number(other.level === 'major') - Number(one.level === 'major'));
}

/**
 * @param {string} released such as `1.4.2`
 * @param {'major' | 'minor' | 'patch'} level
 * @returns {string} the least version for a change. Before 1.0.0 what breaks raises the second number, as `^` reads it.
 */
export function nextVersion(released, level) {
  const [major = 0, minor = 0, patch = 0] = released.split('.').map(Number);
  if (level === 'major') return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
  if (level === 'minor' && major > 0) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

/** @param {string} one @param {string} other @returns {boolean} whether one is at least the other */
export function isAtLeast(one, other) {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  for (const at of [0, 1, 2]) {
    const step = (left?.[at] ?? 0) - (right?.[at] ?? 0);
    if (step !== 0) return step > 0;
  }
  return true;
}
