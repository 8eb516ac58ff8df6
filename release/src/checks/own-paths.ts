import { isPublicPath, type PathOwner, SHELL_PATHS, type SliceName, sliceOf } from '@vela/contracts/routes';
import { folderOf } from '../site/deployable.js';

/** Tells the paths of the pages that a slice in service has; none where it is not in service. */
export type PathsInService = (name: SliceName) => Promise<readonly string[]>;

/** A page and the slice or shell that visitors get at its address. */
interface Stray {
  readonly path: string;
  readonly owner: SliceName | 'shell';
}

const strays = (name: SliceName, paths: readonly string[], owners: readonly PathOwner[]): readonly Stray[] =>
  paths
    .map((path): Stray => ({ path, owner: SHELL_PATHS.includes(path) ? 'shell' : sliceOf(path, owners) }))
    .filter(({ owner }) => owner !== name);

const placesOf = (name: SliceName, owners: readonly PathOwner[]): string =>
  owners
    .filter(({ slice }) => slice === name)
    .map(({ prefix }) => prefix)
    .join(', ');

/**
 * Makes sure that visitors reach every page of a slice. A page that its owner has as well is on the way from one slice to the
 * other: whichever the shell asks for, it is there.
 * @param what comes into service, for the sentence
 * @param owners of the shell that the slice is to be in
 * @throws Error that names the page which nobody would reach
 */
export async function requireReachable(
  what: string,
  name: SliceName,
  paths: readonly string[],
  owners: readonly PathOwner[],
  inService: PathsInService,
): Promise<void> {
  for (const { path, owner } of strays(name, paths, owners)) {
    if (owner !== 'shell' && (await inService(owner)).includes(path)) continue;
    throw new Error(
      `${what} has a page at ${path}, which is ${owner === 'shell' ? 'the shell' : folderOf(owner)}’s to have: nobody would reach it. The pages of ${folderOf(name)} are at ${placesOf(name, owners)} and below.`,
    );
  }
}

/**
 * Makes sure that visitors may see the pages of the slice that is there for them. Which ones they may see is a list of
 * contracts that shell, gateway and this service are built with: whoever is not signed in is sent home from all others.
 * @param what comes into service, for the sentence
 * @throws Error that names the page which no visitor would see
 */
export function requirePublic(what: string, name: SliceName, paths: readonly string[]): void {
  if (name !== 'mf_public') return;
  const hidden = paths.find((path) => !isPublicPath(path));
  if (hidden !== undefined)
    throw new Error(
      `${what} has a page at ${hidden}, which no visitor may see: who is not signed in is sent to the home page, and it is not rendered. Add it to PUBLIC_PATHS (contracts/src/routes/slices.ts), and release shell and gateway first.`,
    );
}
