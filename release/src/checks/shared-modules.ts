import { fits, isCarried } from '../site/carried.js';
import type { ShellRecord, SliceRecord } from '../site/manifest.js';

/**
 * Holds what a slice takes from the shell against what a shell gives, for all of its pages: they are loaded one by one,
 * so a smoke check would not meet what only one of them uses. What the slice has a copy of is not missed.
 * @param giver who gives, for the sentences
 * @returns a sentence for each module, version or name that is missing; none if everything is there
 */
export function missingShares(
  { requires }: Pick<SliceRecord, 'requires'>,
  shell: Pick<ShellRecord, 'provides'>,
  giver = 'the shell',
): readonly string[] {
  return requires.flatMap((requirement) => {
    const { request, range, names } = requirement;
    const provision = shell.provides[request];
    if (isCarried(requirement, shell)) return [];
    if (provision === undefined) return [`it uses ${request}, which ${giver} does not share.`];
    if (!fits(provision, range)) return [`it requires ${request} ${range}, ${giver} shares ${provision.version}.`];
    const given = provision.names;
    if (names === null || given === null) return [];
    const missing = names.filter((name) => !given.includes(name));
    return missing.length === 0 ? [] : [`it uses ${missing.join(', ')} of ${request}, which ${giver}’s does not have.`];
  });
}
