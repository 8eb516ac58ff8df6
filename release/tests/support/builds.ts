import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { SliceName } from '@vela/contracts/routes';
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

/** @returns a new folder below the system's temporary one */
export async function temporaryFolder(): Promise<TemporaryFolder> {
  const root = await mkdtemp(path.join(tmpdir(), 'vela-deploy-'));
  return {
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
  };
}

const withCompressed = (name: string, content: string): Files => ({
  [name]: content,
  [`${name}.br`]: brotliCompressSync(content),
  [`${name}.gz`]: gzipSync(content),
});

/** A container as webpack's plugin leaves it, with one route. */
const container = (name: SliceName): string =>
  `var ${name} = { init() {}, get: async () => () => ({ contract: 2, name: '${name}', routes: [{ path: '/' }] }) };\n`;

/** What a slice's build leaves behind. @param mark differs from build to build */
export const sliceFiles = (name: SliceName, mark = 'first'): Files => ({
  'build.json': JSON.stringify({ name, contract: 2, entry: 'remoteEntry.js', preload: ['page.0123456789.js'] }),
  'remoteEntry.js.map': '{}',
  'page.0123456789.js': `// page ${mark}`,
  ...withCompressed('remoteEntry.js', `${container(name)}${`// ${name} ${mark}\n`.repeat(100)}`),
});

/** What the shell's build leaves behind. @param mark differs from build to build */
export const shellFiles = (mark = 'first'): Files => ({
  'build.json': JSON.stringify({
    name: 'shell',
    scripts: [`assets/main.${mark}.js`],
    fonts: ['assets/noto.woff2'],
    contract: 2,
    provides: { react: '19.3.1' },
  }),
  'document.html':
    '<html data-audience="{{audience}}"><head><style nonce="{{nonce}}"></style>{{head}}</head><body>{{body}}</body></html>',
  'licences.txt': 'User-agent: *\n',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/noto.woff2': 'font',
  ...withCompressed(`assets/main.${mark}.js`, `// shell ${mark}\n`.repeat(100)),
});

/** Who promotes in tests. */
export const order: Order = { by: 'ada', cause: 'promote' };
