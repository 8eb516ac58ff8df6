import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/** Writes that still find room; null while the disk is not full. */
let room: number | null = null;

/** Whether the process is killed by the first write that finds no room. */
let isLast = false;

/**
 * Makes the disk full after some more writes.
 * @param writes null makes room again
 * @param kills whether the process is killed in the middle of the one after, and does not hear of a full disk
 */
export const fillDisk = (writes: number | null, kills = false): void => {
  room = writes;
  isLast = kills;
};

const isFull = (): boolean => room !== null && (room -= 1) < 0;
function noSpace(): Error {
  if (isLast) process.kill(process.pid, 'SIGKILL');
  return Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
}
/** What a full disk takes of a text: less than all of it. */
const part = (content: string | Buffer): string | Buffer => content.slice(0, content.length / 2);

/** From now on this process's writes go to a disk that can be full: half of what does not fit is written, then the write fails. */
export function watchDisk(): void {
  const { writeFile, cp, open, link } = fs;
  const isContent = (value: unknown): value is string | Buffer => typeof value === 'string' || Buffer.isBuffer(value);
  Object.assign(fs, {
    writeFile: async (...given: Parameters<typeof writeFile>) => {
      if (!isFull()) return writeFile(...given);
      const [file, content, options] = given;
      if (isContent(content)) await writeFile(file, part(content), options);
      throw noSpace();
    },
    cp: async (...given: Parameters<typeof cp>) => {
      await cp(...given);
      if (isFull()) throw noSpace();
    },
    link: async (...given: Parameters<typeof link>) => {
      if (isFull()) throw noSpace();
      return link(...given);
    },
    open: async (...given: Parameters<typeof open>) => {
      const handle = await open(...given);
      const write = handle.writeFile.bind(handle);
      handle.writeFile = async (...content: Parameters<typeof write>) => {
        if (!isFull()) return write(...content);
        if (isContent(content[0])) await write(part(content[0]));
        throw noSpace();
      };
      return handle;
    },
  });
  syncBuiltinESMExports();
}
