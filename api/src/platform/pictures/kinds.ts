/** Whether bytes begin like those of a kind of picture that is taken. */
const BEGINNINGS: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (bytes) => ['GIF87a', 'GIF89a'].includes(bytes.toString('latin1', 0, 6)),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

/** @returns whether bytes are a PNG, JPEG, GIF or WebP by their content; their name and announced type say nothing */
export const isPicture = (bytes: Buffer): boolean => BEGINNINGS.some((begins) => begins(bytes));
