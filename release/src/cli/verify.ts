import { folderOf } from '../site/deployable.js';
import { type FileList, listFiles } from '../storage/file-list.js';

/** A build of a commit, made in a clean folder. */
export interface Rebuilt {
  /** Folder with the result. */
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** Builds a deployable of a commit where nothing was built before. @throws Error if the commit is not here, or does not build */
export type Rebuild = (folder: string, commit: string) => Promise<Rebuilt>;

type Files = Pick<FileList, 'files'>;

const byPath = ({ files }: Files): ReadonlyMap<string, string> =>
  new Map(files.map(({ path, sha256 }) => [path, sha256]));

/** @returns a sentence's part for each file that is not the same, in the order of their names */
export function differencesOf(published: Files, rebuilt: Files): readonly string[] {
  const [before, now] = [byPath(published), byPath(rebuilt)];
  return [...new Set([...before.keys(), ...now.keys()])].toSorted().flatMap((file) => {
    const [was, is] = [before.get(file), now.get(file)];
    if (was === is) return [];
    if (was === undefined) return [`${file} was not published`];
    return is === undefined ? [`${file} is not built`] : [`${file} has other bytes`];
  });
}

/** How many files are named; the others are counted. */
const NAMED = 20;

/**
 * Builds a version again from the commit that its team signed, and holds every file against what was published.
 * @returns a sentence that says that they are the same
 * @throws Error that names the files which differ, or says why that cannot be found out
 */
export async function verifyText(published: FileList, rebuild: Rebuild): Promise<string> {
  const { name, version, commit, files } = published;
  const what = `${folderOf(name)} ${version}`;
  if (commit === null)
    throw new Error(
      `Of ${what} nobody says of which commit it is: it was built with changes that were in none, or published before that was kept.`,
    );
  const rebuilt = await rebuild(folderOf(name), commit);
  try {
    const differences = differencesOf(published, await listFiles(rebuilt.folder, name));
    if (differences.length === 0)
      return `${what} is what commit ${commit} builds: ${files.length} files, byte by byte.`;
    const more = differences.length > NAMED ? ` and ${differences.length - NAMED} more` : '';
    throw new Error(`${what} is not what commit ${commit} builds:\n${differences.slice(0, NAMED).join('\n')}${more}`);
  } finally {
    await rebuilt.remove();
  }
}
