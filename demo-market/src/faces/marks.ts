import { pngOf } from './png.js';

/** Whether a point belongs to a shape; the picture reaches from -1 to 1 on both axes, y downwards. */
type Shape = (x: number, y: number) => boolean;
type Colour = readonly [red: number, green: number, blue: number];

interface Mark {
  readonly ground: Colour;
  /** What lies on it, the topmost last. */
  readonly layers: readonly (readonly [Colour, Shape])[];
}

const SIDE = 128;
/** Points looked at along each side of a pixel, so that edges are smooth. */
const SAMPLES = 2;

const colour = (hex: string): Colour => {
  const value = Number.parseInt(hex, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};
const WHITE = colour('ffffff');

const disc =
  (cx: number, cy: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) <= radius;
const ring =
  (cx: number, cy: number, radius: number, width: number): Shape =>
  (x, y) =>
    Math.abs(Math.hypot(x - cx, y - cy) - radius) <= width / 2;
const bar =
  (left: number, top: number, right: number, bottom: number): Shape =>
  (x, y) =>
    x >= left && x <= right && y >= top && y <= bottom;
/** @param corners of a convex polygon, clockwise on the screen */
const polygon =
  (...corners: readonly (readonly [number, number])[]): Shape =>
  (x, y) =>
    corners.every(([ax, ay], index) => {
      const [bx, by] = corners[(index + 1) % corners.length] ?? [ax, ay];
      return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
    });
const wave =
  (height: number, width: number): Shape =>
  (x, y) =>
    Math.abs(x) <= 0.72 && Math.abs(y - height - 0.1 * Math.sin(x * 6)) <= width / 2;
const either =
  (...shapes: readonly Shape[]): Shape =>
  (x, y) =>
    shapes.some((holds) => holds(x, y));
const within =
  (shape: Shape, other: Shape): Shape =>
  (x, y) =>
    shape(x, y) && other(x, y);

/** One for each of the first employers, in their order: what it does, as a sign. */
const MARKS: readonly Mark[] = [
  // A compass’ needle.
  {
    ground: colour('1d5560'),
    layers: [
      [WHITE, ring(0, 0, 0.66, 0.08)],
      [colour('e8641b'), polygon([0.42, -0.42], [0.14, 0.14], [-0.14, -0.14])],
      [WHITE, polygon([-0.42, 0.42], [-0.14, -0.14], [0.14, 0.14])],
    ],
  },
  // Tide.
  {
    ground: colour('0f6e84'),
    layers: [
      [colour('a9dbe3'), wave(-0.36, 0.14)],
      [WHITE, wave(0, 0.14)],
      [colour('a9dbe3'), wave(0.36, 0.14)],
    ],
  },
  // Mountains before the sun.
  {
    ground: colour('22313f'),
    layers: [
      [colour('f2b544'), disc(0.34, -0.32, 0.24)],
      [colour('8fb3c4'), polygon([0.3, -0.1], [0.82, 0.6], [-0.2, 0.6])],
      [WHITE, polygon([-0.22, -0.46], [0.4, 0.6], [-0.82, 0.6])],
    ],
  },
  // A ledger’s columns.
  {
    ground: colour('6a2e4f'),
    layers: [
      [colour('e2a9c8'), bar(-0.6, 0.06, -0.26, 0.6)],
      [WHITE, bar(-0.17, -0.26, 0.17, 0.6)],
      [colour('e2a9c8'), bar(0.26, -0.6, 0.6, 0.6)],
    ],
  },
  // A snowy moon over another.
  {
    ground: colour('3d3a78'),
    layers: [
      [colour('ffd166'), disc(-0.1, -0.06, 0.6)],
      [colour('3d3a78'), disc(0.2, -0.22, 0.5)],
      [WHITE, disc(0.42, 0.36, 0.13)],
    ],
  },
  // A quiet grid, one place taken.
  {
    ground: colour('e9efe6'),
    layers: [-0.5, 0, 0.5].flatMap((y) =>
      [-0.5, 0, 0.5].map((x): readonly [Colour, Shape] => [
        x === 0.5 && y === -0.5 ? colour('e8641b') : colour('2f6b4f'),
        disc(x, y, 0.17),
      ]),
    ),
  },
  // A sail.
  {
    ground: colour('123a5e'),
    layers: [
      [WHITE, polygon([0.04, -0.7], [0.6, 0.32], [0.04, 0.32])],
      [colour('7fb6e0'), polygon([-0.06, -0.44], [-0.06, 0.32], [-0.52, 0.32])],
      [colour('e8641b'), polygon([-0.62, 0.44], [0.66, 0.44], [0.44, 0.66], [-0.42, 0.66])],
    ],
  },
  // Cut stone.
  {
    ground: colour('3b3f46'),
    layers: [
      [colour('c7ccd3'), polygon([0, -0.68], [0.6, -0.34], [0, 0], [-0.6, -0.34])],
      [colour('9aa2ad'), polygon([-0.6, -0.34], [0, 0], [0, 0.68], [-0.6, 0.34])],
      [colour('6f7883'), polygon([0.6, -0.34], [0.6, 0.34], [0, 0.68], [0, 0])],
    ],
  },
  // The pole star.
  {
    ground: colour('8a3b12'),
    layers: [
      [
        colour('ffe3c2'),
        either(
          polygon([0, -0.74], [0.16, 0], [0, 0.74], [-0.16, 0]),
          polygon([0.74, 0], [0, 0.16], [-0.74, 0], [0, -0.16]),
        ),
      ],
      [WHITE, disc(0, 0, 0.12)],
    ],
  },
  // A thread that was wound up.
  {
    ground: colour('f3e6d8'),
    layers: [0.2, 0.42, 0.64].map((radius, index): readonly [Colour, Shape] => [
      colour(['b5420a', '6b5d55', 'b5420a'][index] ?? ''),
      ring(0, 0, radius, 0.1),
    ]),
  },
  // A bow that breaks the ice.
  {
    ground: colour('0b3b34'),
    layers: [
      [colour('bfe5dc'), bar(-0.74, 0.3, 0.74, 0.42)],
      [colour('0b3b34'), within(bar(-0.3, 0.2, 0.3, 0.5), disc(0, 0.36, 0.3))],
      [WHITE, polygon([0, -0.66], [0.42, 0.02], [0, 0.64], [-0.42, 0.02])],
      [colour('bfe5dc'), polygon([0, -0.66], [0.42, 0.02], [0, 0.64])],
    ],
  },
  // Heat that rises.
  {
    ground: colour('5c1f16'),
    layers: [
      [colour('ff8a3d'), polygon([-0.7, 0.62], [-0.2, 0.1], [0.2, 0.1], [0.7, 0.62])],
      [WHITE, disc(0, -0.12, 0.15)],
      [WHITE, disc(-0.18, -0.38, 0.12)],
      [WHITE, disc(0.16, -0.56, 0.1)],
    ],
  },
];

function colourAt({ ground, layers }: Mark, x: number, y: number): Colour {
  for (let place = layers.length - 1; place >= 0; place -= 1) {
    const layer = layers[place];
    if (layer?.[1](x, y) === true) return layer[0];
  }
  return ground;
}

/** @param n of the employer, from 0 @returns the logo as its file, null for employers without one */
export function logoOf(n: number): Buffer | null {
  const mark = MARKS[n];
  if (mark === undefined) return null;
  const pixels = new Uint8Array(SIDE * SIDE * 3);
  const at = (pixel: number, sample: number): number => ((pixel + (sample + 0.5) / SAMPLES) / SIDE) * 2 - 1;
  for (let place = 0; place < SIDE * SIDE; place += 1) {
    let [red, green, blue] = [0, 0, 0];
    for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
      const x = at(place % SIDE, sample % SAMPLES);
      const y = at(Math.floor(place / SIDE), Math.floor(sample / SAMPLES));
      const shown = colourAt(mark, x, y);
      red += shown[0];
      green += shown[1];
      blue += shown[2];
    }
    const offset = place * 3;
    pixels[offset] = Math.round(red / SAMPLES ** 2);
    pixels[offset + 1] = Math.round(green / SAMPLES ** 2);
    pixels[offset + 2] = Math.round(blue / SAMPLES ** 2);
  }
  return pngOf(SIDE, pixels);
}
