import path from 'node:path';

/** The repository's folder, which holds the builds of the shell and the slices. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
