import path from 'node:path';
import type { StoreScript } from '../crash/child-store.js';

/** Options of Node that let it run this package's sources. */
export const sourceArgv: readonly string[] = ['--conditions=source', '--import', 'tsx'];

/** The store's command line, straight from its sources. */
export const sourceScript: StoreScript = { file: path.resolve(__dirname, '../cli.ts'), execArgv: sourceArgv };
