import { createCipheriv } from 'node:crypto';

/** @returns numbers between 0 and 1 by chance, the same for a seed: a cipher's stream */
export function chance(seed: number): () => number {
  const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16, String(seed)), Buffer.alloc(16));
  return () => cipher.update(Buffer.alloc(4)).readUInt32LE() / 2 ** 32;
}
