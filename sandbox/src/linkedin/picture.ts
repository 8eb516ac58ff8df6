import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { crc32 } from './crc32.js';

const SIZE = 160;

type Rgb = readonly [red: number, green: number, blue: number];

const PALETTES: readonly (readonly [Rgb, Rgb, Rgb])[] = [
  [
    [106, 46, 79],
    [232, 100, 27],
    [251, 235, 220],
  ],
  [
    [29, 85, 96],
    [255, 138, 61],
    [226, 240, 240],
  ],
  [
    [58, 48, 43],
    [196, 72, 10],
    [246, 228, 210],
  ],
  [
    [31, 95, 153],
    [232, 100, 27],
    [228, 238, 247],
  ],
];

function chunk(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

/** @returns a PNG whose pixels `colorAt` gives */
function png(size: number, colorAt: (x: number, y: number) => Rgb): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // 8 bits a channel, red green blue.
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(size * (1 + size * 3));
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) rows.set(colorAt(x, y), y * (1 + size * 3) + 1 + x * 3);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * A person's picture: a head and shoulders in flat colours that follow from the id.
 * @param sub the provider's id of the person
 */
export function drawPicture(sub: string): Buffer {
  const seed = createHash('sha256').update(sub).digest();
  const [ground, dress, skin] = PALETTES[(seed[0] ?? 0) % PALETTES.length] ??
    PALETTES[0] ?? [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ];
  const headX = 72 + ((seed[1] ?? 0) % 17);
  const shoulderWidth = 52 + ((seed[2] ?? 0) % 13);
  return png(SIZE, (x, y) => {
    if ((x - headX) ** 2 + (y - 66) ** 2 < 30 ** 2) return skin;
    if (((x - headX) / shoulderWidth) ** 2 + ((y - 160) / 58) ** 2 < 1) return dress;
    return ground;
  });
}
