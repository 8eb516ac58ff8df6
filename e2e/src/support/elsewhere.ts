import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const OWN = '@vela';

/** Writes files, and the folders that they lie in. @param files texts by their path in the folder */
async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** @param page source of the one page that a guest has @returns the files of a slice with it, at `/more/tide` */
export async function guestTide(page: string): Promise<Readonly<Record<string, string>>> {
  const ofHouse = await readFile(path.join(ROOT, 'mfe-account/src/expose/routes.tsx'), 'utf8');
  const routes = ofHouse
    .replace(
      /routes: \[[^]*?\n {2}\],\n/,
      `routes: [{ path: '/more/tide', lazy: lazyPage(() => import('../page.js')) }],\n`,
    )
    .replace('mf_account', 'guest_tide')
    .replace(/import \{[^}]*\} from '@vela\/contracts\/(?:constants|endpoints|routes)';\n/g, '');
  return {
    'package.json': JSON.stringify({ name: 'guest-tide', type: 'module' }),
    'src/expose/routes.tsx': routes,
    'src/page.tsx': page,
  };
}

/** Installs for a team elsewhere what the house has installed. @param designSystem folder of a version of its own */
async function install(folder: string, designSystem: string | null): Promise<void> {
  const from = path.join(ROOT, 'node_modules');
  const to = path.join(folder, 'node_modules');
  if (designSystem === null) return symlink(from, to);
  await mkdir(path.join(to, OWN), { recursive: true });
  const link = async (within: string, skipped: string): Promise<void> => {
    for (const name of await readdir(path.join(from, within)))
      if (name !== skipped && !name.startsWith('.'))
        await symlink(path.join(from, within, name), path.join(to, within, name));
  };
  await link('', OWN);
  await link(OWN, 'design-system');
  await symlink(designSystem, path.join(to, OWN, 'design-system'));
}

/**
 * Makes the folder of a slice that is built elsewhere.
 * @param parent folder for it
 * @param files texts by their path
 * @param designSystem folder of another version of the design system; the house's without
 */
export async function elsewhere(
  parent: string,
  files: Readonly<Record<string, string>>,
  designSystem: string | null = null,
): Promise<string> {
  const folder = await mkdtemp(path.join(parent, 'elsewhere-'));
  await install(folder, designSystem);
  await writeFiles(folder, files);
  return folder;
}

/**
 * Another version of the design system.
 * @param parent folder for it
 * @param changes by file, what is replaced by what
 * @throws Error where what is to be replaced is not there
 */
export async function designSystemOf(
  parent: string,
  version: string,
  changes: Readonly<Record<string, readonly [from: string, to: string]>>,
): Promise<string> {
  const folder = await mkdtemp(path.join(parent, 'design-system-'));
  const house = path.join(ROOT, 'design-system');
  for (const part of ['src', 'locales', 'package.json'])
    await cp(path.join(house, part), path.join(folder, part), { recursive: true });
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [name, [from, to]] of Object.entries({
    'package.json': [`"version": "${(await manifestOf(house)).version}"`, `"version": "${version}"`] as const,
    ...changes,
  })) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    if (!text.includes(from)) throw new Error(`${name} does not hold ${from}.`);
    await writeFile(file, text.replace(from, to));
  }
  return folder;
}

const manifestOf = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { readonly version: string };

/** Builds a slice as every team does. @param folder where it lies @returns where its build lies */
export async function build(folder: string): Promise<string> {
  const script = path.join(ROOT, 'tooling/bin/build-app.mjs');
  await promisify(execFile)(process.execPath, [script], { cwd: folder });
  return path.join(folder, 'dist');
}
