import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { sfntOf } from './woff.js';

export type Weight = 400 | 700;

/** A font that documents are written with. */
export interface Face {
  /** Names it inside a document. */
  readonly name: string;
  has(codePoint: number): boolean;
  /** A copy for one document: a font keeps what its letters meant when it drew them first. */
  open(): fontkit.Font;
}

const packages = createRequire(import.meta.url);

const LATIN = (weight: Weight): string => `@fontsource/noto-sans/files/noto-sans-latin-${weight}-normal.woff`;

/** Where each script's letters are drawn, in the order in which they are asked; all under the Open Font License. */
const FILES: readonly ((weight: Weight) => string)[] = [
  LATIN,
  ...['latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese', 'devanagari'].map(
    (part) => (weight: Weight) => `@fontsource/noto-sans/files/noto-sans-${part}-${weight}-normal.woff`,
  ),
  // Its letters are one glyph each, so that what is copied from a document is what was written.
  (weight) => `@fontsource/vazirmatn/files/vazirmatn-arabic-${weight}-normal.woff`,
  (weight) => `@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-${weight}-normal.woff`,
  // Plain, but it draws whatever else Unicode has a name for.
  () => '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
];

const LAM = 0x0644;
/** Lam with each alef as the one character that Unicode has for both, since they share a glyph. */
const LAM_WITH_ALEF: ReadonlyMap<number | undefined, number> = new Map([
  [0x0622, 0xfef5],
  [0x0623, 0xfef7],
  [0x0625, 0xfef9],
  [0x0627, 0xfefb],
]);

/** Letters stay one glyph each, except where a script demands otherwise: readers of a document find them again. */
const FEATURES = { liga: false, dlig: false, clig: false };

/** @returns a layout that says of every glyph what it means */
function layoutOf(layout: fontkit.Font['layout']): fontkit.Font['layout'] {
  return (text) => {
    const run = layout(text, FEATURES);
    for (const glyph of run.glyphs) {
      const [first, second] = glyph.codePoints;
      const both = first === LAM && glyph.codePoints.length === 2 ? LAM_WITH_ALEF.get(second) : undefined;
      if (both !== undefined) glyph.codePoints = [both];
    }
    return run;
  };
}

function read(bytes: Buffer): fontkit.Font {
  const font = fontkit.create(bytes);
  if (!('layout' in font)) throw new Error('This file holds several fonts.');
  return font;
}

function load(file: string): Face {
  const bytes = sfntOf(readFileSync(packages.resolve(file)));
  const letters = new Set(read(bytes).characterSet);
  return {
    name: file,
    has: (codePoint) => letters.has(codePoint),
    open: () => {
      const font = read(bytes);
      return Object.assign(font, { layout: layoutOf(font.layout.bind(font)) });
    },
  };
}

const loaded = new Map<string, Face>();

function faceOf(file: string): Face {
  const face = loaded.get(file) ?? load(file);
  loaded.set(file, face);
  return face;
}

/**
 * @param cluster what a reader takes for one letter, with its marks
 * @returns the first face that has all of it, or null where none does
 */
export function faceFor(cluster: string, weight: Weight): Face | null {
  const codePoints = [...cluster].map((sign) => sign.codePointAt(0) ?? 0);
  for (const file of FILES) {
    const face = faceOf(file(weight));
    if (codePoints.every((each) => face.has(each))) return face;
  }
  return null;
}

/** @returns the face that numbers are written in */
export const faceOfDigits = (weight: Weight): Face => faceOf(LATIN(weight));
