import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import { REMOTE_CONTRACT, type RemoteEntry } from '@vela/contracts/remote';
import { PATH_OWNERS, type SliceName } from '@vela/contracts/routes';
import { folderOf } from '../site/deployable.js';
import { readShellRecord, readSliceRecord, type ShellRecord } from '../site/manifest.js';
import { versionOf } from '../site/version.js';
import { type PathsInService, requirePublic, requireReachable } from './own-paths.js';
import { missingShares } from './shared-modules.js';
import { startedPaths, UnusableSlice, versionsOfShares } from './started.js';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function requireUntouched(folder: string, what: string, version: string): Promise<void> {
  // The version is made of the files, so it proves each of them.
  if ((await versionOf(folder)) !== version)
    throw new Error(
      `The stored files of ${what} ${version} are not the ones that were published. Delete ${folder} and publish again.`,
    );
}

async function requireFiles(folder: string, what: string, files: readonly string[]): Promise<void> {
  for (const file of files)
    if (!(await stat(path.join(folder, file)).catch(() => null)))
      throw new Error(`${what} is incomplete: ${file} is missing. Build and publish it again.`);
}

/** Every script that a browser may load has to be one: chunks of pages are not met by a smoke check. */
async function requireScripts(folder: string, what: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((each) => each.endsWith('.js')).toSorted())
    try {
      new vm.Script(await readFile(path.join(folder, file), 'utf8'), { filename: file });
    } catch (error) {
      throw new Error(`${what} holds ${file}, which is no script: ${messageOf(error)}. Build and publish it again.`, {
        cause: error,
      });
    }
}

/**
 * Makes sure that a published version of a slice would work in the shell in service: its files are the published ones,
 * it speaks the shell's contract, it starts, finds every shared module that it asks for, and exposes pages that are its own.
 * @param inService tells which pages other slices have
 * @throws Error with a sentence that says what is wrong
 */
export async function smokeCheckSlice(
  folder: string,
  name: SliceName,
  version: string,
  shell: ShellRecord | null,
  inService: PathsInService,
): Promise<void> {
  const record = await readSliceRecord(folder);
  const what = `${folderOf(name)} ${version}`;
  if (record.name !== name) throw new Error(`${folder} holds ${folderOf(record.name)}, not ${folderOf(name)}.`);
  await requireUntouched(folder, folderOf(name), version);
  const ofPages = record.pages.flatMap(({ scripts }) => scripts);
  await requireFiles(folder, what, [record.entry, ...record.preload, ...ofPages]);
  await requireScripts(folder, what);
  const contract = shell?.contract ?? REMOTE_CONTRACT;
  if (record.contract !== contract)
    throw new Error(`${what} was built for contract ${record.contract}, the shell in service speaks ${contract}.`);
  const [missing] = shell === null ? [] : missingShares(record, shell);
  if (missing !== undefined)
    throw new Error(
      `${what} does not fit the shell in service: ${missing} Publish and promote a shell that has it first.`,
    );
  const provides = versionsOfShares(shell);
  const paths = await startedPaths({ folder, record, name, contract, provides }).catch((error: unknown) => {
    throw new Error(
      `${what} ${error instanceof UnusableSlice ? 'cannot be used' : 'does not start'}: ${messageOf(error)}`,
    );
  });
  await requireReachable(what, name, paths, shell?.owners ?? PATH_OWNERS, inService);
  requirePublic(what, name, paths);
}

const DESIGN_SYSTEM = '@vela/design-system/';
/** What a team can do that has not moved to the next version of the design system yet. */
const CARRYING =
  ', or of the slice one that brings its own ("vela": { "carriesDesignSystem": true } in its package.json)';

/**
 * Makes sure that a shell and a slice that is in service would work together: one contract, and every shared module in a
 * version that the slice accepts.
 * @param entry what the registry says of the slice; of one from another origin only its contract is known
 * @returns the paths of the slice's pages; none of one from another origin
 * @throws Error with a sentence that says what does not fit
 */
export async function requireFit(
  { version, record }: { readonly version: string; readonly record: ShellRecord },
  name: SliceName,
  entry: RemoteEntry,
  folder: string,
): Promise<readonly string[]> {
  const refuse = (why: string): never => {
    throw new Error(
      `shell ${version} does not fit ${folderOf(name)} ${entry.version}, which is in service: ${why} Publish and promote a version of both that fits${why.includes(DESIGN_SYSTEM) ? CARRYING : ''}.`,
    );
  };
  if (entry.contract !== record.contract)
    refuse(`it was built for contract ${entry.contract}, this shell speaks ${record.contract}.`);
  if (!entry.entry.startsWith('/')) return [];
  const own = await readSliceRecord(folder);
  for (const missing of missingShares(own, record)) refuse(missing);
  const { contract } = record;
  const provides = versionsOfShares(record);
  return startedPaths({ folder, record: own, name, contract, provides }).catch((error: unknown) =>
    refuse(messageOf(error)),
  );
}

/**
 * Makes sure that a published version of the shell can serve pages.
 * @throws Error with a sentence that says what is wrong
 */
export async function smokeCheckShell(folder: string, version: string): Promise<ShellRecord> {
  const record = await readShellRecord(folder);
  await requireUntouched(folder, 'shell', version);
  await requireFiles(folder, `shell ${version}`, [
    ...record.scripts,
    ...record.boot,
    ...record.workspace,
    ...record.fonts,
    'document.html',
  ]);
  await requireScripts(folder, `shell ${version}`);
  if (record.scripts.length === 0) throw new Error(`shell ${version} names no script to start with.`);
  const document = await readFile(path.join(folder, 'document.html'), 'utf8');
  for (const place of ['{{head}}', '{{body}}'])
    if (!document.includes(place)) throw new Error(`shell ${version}: its document.html has no place for ${place}.`);
  return record;
}
