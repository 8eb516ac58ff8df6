import { existsSync } from 'node:fs';

/** A file that takes nothing, as on a full disk. */
export const FULL_DISK = '/dev/full';

/** Linux has such a file. */
export const hasFullDisk = existsSync(FULL_DISK);
