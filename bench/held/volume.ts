// A small disk of the bench's own for the store, which can be filled.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const BYTES = 1024 * 1024;
const succeeds = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Where the store keeps its data. */
export interface Volume {
  readonly folder: string;
  /** What kind of disk it is, in words; null where this machine gives none that may be filled. */
  readonly kind: string | null;
  /** Fills it until so much of it is taken, 1 for all. */
  fillTo(share: number): void;
  /** Takes away what filled it. */
  free(): void;
  remove(): Promise<void>;
}

/** @param megabytes of the disk */
export async function makeVolume(megabytes: number): Promise<Volume> {
  const parent = await mkdtemp(path.join(tmpdir(), 'vela-held-'));
  const [image, folder] = [path.join(parent, 'image'), path.join(parent, 'disk')];
  mkdirSync(folder);
  const isImage =
    succeeds('truncate', '-s', `${megabytes}M`, image) &&
    succeeds('mkfs.ext4', '-q', '-F', '-m', '0', image) &&
    succeeds('mount', '-o', 'loop', image, folder);
  const isMemory = !isImage && succeeds('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
  const ballast = path.join(folder, 'ballast');
  return {
    folder: path.join(folder, 'store'),
    kind: isImage ? `ext4 in a file, ${megabytes} MB` : isMemory ? `in memory, ${megabytes} MB` : null,
    fillTo: (share) => {
      const { blocks, bavail, bsize } = statfsSync(folder);
      const bytes = Math.floor(bavail * bsize - (1 - share) * blocks * bsize);
      if (bytes <= 0) return;
      // Whole megabytes first, then what is left: an allocation that does not fit takes nothing.
      if (!succeeds('fallocate', '-l', String(Math.max(bytes - BYTES, BYTES)), ballast))
        throw new Error('The disk could not be filled.');
      if (share === 1) spawnSync('dd', ['if=/dev/zero', `of=${ballast}.end`, 'bs=4k'], { stdio: 'ignore' });
    },
    free: () => {
      for (const file of [ballast, `${ballast}.end`]) rmSync(file, { force: true });
    },
    remove: async () => {
      if (isImage || isMemory) succeeds('umount', '-l', folder);
      await rm(parent, { recursive: true, force: true });
    },
  };
}
