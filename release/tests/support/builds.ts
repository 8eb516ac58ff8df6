import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isGuest, PATH_OWNERS, pathOfGuest, type PathOwner, type SliceName } from '@vela/contracts/routes';
import type { Order } from '../../src/site/history.js';

/** Files by name, with their content. */
export type Files = Readonly<Record<string, string | Buffer>>;

/** A folder of its own for one test. */
export interface TemporaryFolder {
  readonly path: string;
  /** Writes files below the folder. @returns the absolute path of `name` */
  readonly write: (name: string, files: Files) => Promise<string>;
  readonly remove: () => Promise<void>;
}

/** @returns a folder that is there already */
export const folderAt = (root: string): TemporaryFolder => ({
  path: root,
  write: async (name, files) => {
    for (const [file, content] of Object.entries(files)) {
      const target = path.join(root, name, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
    }
    return path.join(root, name);
  },
  remove: () => rm(root, { recursive: true, force: true }),
});

/** @returns a new folder below the system's temporary one */
export const temporaryFolder = async (): Promise<TemporaryFolder> =>
  folderAt(await mkdtemp(path.join(tmpdir(), 'vela-deploy-')));

const withCompressed = (name: string, content: string): Files => ({
  [name]: content,
  [`${name}.br`]: brotliCompressSync(content),
  [`${name}.gz`]: gzipSync(content),
});

/** @returns a path at which a slice has its pages */
export const ownPathOf = (name: SliceName): string =>
  isGuest(name) ? pathOfGuest(name) : (PATH_OWNERS.find(({ slice }) => slice === name)?.prefix ?? '/');

/** @returns a container as webpack's plugin leaves it, with a route for each path */
export const container = (name: SliceName, paths: readonly string[] = [ownPathOf(name)]): string =>
  `var ${name} = { init() {}, get: async () => () => ({ contract: 2, name: '${name}', routes: ${JSON.stringify(paths.map((each) => ({ path: each })))} }) };\n`;

/** What a slice takes from the shell. */
export interface TakenShare {
  readonly name: string;
  readonly requiredVersion: string;
  readonly names: readonly string[] | null;
  /** Whether the slice has a copy of its own. */
  readonly carried?: boolean;
}

/** What a shell gives. */
export interface GivenShare {
  readonly name: string;
  readonly version: string;
  readonly names: readonly string[] | null;
}

interface SliceManifest {
  readonly contract?: number;
  readonly preload?: readonly unknown[];
  readonly shared?: readonly TakenShare[];
  readonly calls?: readonly string[];
}

/** @returns the manifest of a slice's build, as text */
export const sliceManifest = (
  name: string,
  { contract = 2, preload = ['page.0123456789.js'], shared = [], calls = [] }: SliceManifest = {},
): string =>
  JSON.stringify({
    name,
    contract,
    metaData: { remoteEntry: { name: 'remoteEntry.js' } },
    exposes: [{ name: 'routes', assets: { js: { sync: preload } } }],
    shared,
    calls,
  });

interface ShellManifest {
  readonly contract?: number;
  /** What it gives of React; null if that is not known. */
  readonly names?: readonly string[] | null;
  /** What it gives besides React; a later one of the same name counts. */
  readonly shared?: readonly GivenShare[];
  readonly owners?: readonly PathOwner[];
  readonly calls?: readonly string[];
}

/** @returns the manifest of a shell's build, as text */
export const shellManifest = (
  mark: string,
  { contract = 2, names = null, shared = [], owners = PATH_OWNERS, calls = [] }: ShellManifest = {},
): string =>
  JSON.stringify({
    name: 'shell',
    contract,
    scripts: [`assets/main.${mark}.js`],
    boot: [`assets/boot.${mark}.js`],
    fonts: ['assets/noto.woff2'],
    shared: [{ name: 'react', version: '19.3.1', names }, ...shared],
    owners,
    calls,
    catalogues: { sv: 'assets/texts-sv.json' },
  });

/** What a slice's build leaves behind. @param mark differs from build to build */
export const sliceFiles = (name: SliceName, mark = 'first'): Files => ({
  'mf-manifest.json': sliceManifest(name),
  'remoteEntry.js.map': '{}',
  'page.0123456789.js': `// page ${mark}`,
  ...withCompressed('remoteEntry.js', `${container(name)}${`// ${name} ${mark}\n`.repeat(100)}`),
});

/** What the shell's build leaves behind. @param mark differs from build to build */
export const shellFiles = (mark = 'first'): Files => ({
  'mf-manifest.json': shellManifest(mark),
  'document.html':
    '<html data-audience="{{audience}}"><head><style>p { margin: 0; }</style>{{head}}</head><body>{{body}}<noscript><p>{{unscripted}}</p></noscript></body></html>',
  'licences.txt': 'User-agent: *\n',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/noto.woff2': 'font',
  'assets/texts-sv.json': '{}',
  [`assets/boot.${mark}.js`]: `// readers ${mark}`,
  ...withCompressed(`assets/main.${mark}.js`, `// shell ${mark}\n`.repeat(100)),
});

/** Who promotes in tests. */
export const order: Order = { by: 'ada', cause: 'promote' };
