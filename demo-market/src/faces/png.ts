import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const BITS = 8;
const TRUE_COLOUR = 2;
const CHANNELS = 3;

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/**
 * Writes a square picture as PNG (RFC 2083).
 * @param side pixels
 * @param pixels red, green and blue of each, from 0 to 255, row by row
 */
export function pngOf(side: number, pixels: Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(BITS, 8);
  head.writeUInt8(TRUE_COLOUR, 9);
  const width = side * CHANNELS;
  // Each row begins with how it is filtered: not at all.
  const rows = Buffer.alloc(side * (width + 1));
  for (let y = 0; y < side; y += 1) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
