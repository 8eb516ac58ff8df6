import bidiFactory from 'bidi-js';
import { type Face, faceFor, faceOfDigits, type Weight } from './faces.js';

// What the package exports to Node is the function itself; its types describe an object around it.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();
const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Letters of one face that are drawn together, in reading order; runs follow each other from left to right. */
export interface Run {
  readonly face: Face;
  readonly text: string;
}

interface Letter {
  readonly text: string;
  readonly face: Face;
  readonly level: number;
  /** Its font joins and turns it around by itself. */
  readonly turned: boolean;
}

/** Signs that no paper shows. */
const withoutControls = (text: string): string => text.normalize('NFC').replace(/[\p{Cc}\u2028\u2029]/gu, ' ');

/** What no font draws is written as its number: nothing is lost in silence. */
const numbersOf = (text: string): string =>
  [...text].map((sign) => `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}]`).join('');

function lettersOf(text: string, weight: Weight): Letter[] {
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  let before: Letter | undefined;
  return [...letters.segment(text)].map(({ segment, index }) => {
    const level = levels[index] ?? 0;
    // A space between two words belongs to them: it is turned around with them.
    const joins = segment === ' ' && level % 2 === 1 && before?.turned === true;
    const turned = joins || RIGHT_TO_LEFT.test(segment);
    const mirrored = level % 2 === 1 && !turned ? (bidi.getMirroredCharacter(segment) ?? segment) : segment;
    const face = joins ? before?.face : faceFor(mirrored, weight);
    const letter =
      face === undefined || face === null
        ? { text: numbersOf(mirrored), face: faceOfDigits(weight), level, turned: false }
        : { text: mirrored, face, level, turned };
    before = letter;
    return letter;
  });
}

/** Reorders the letters of a line for the eye (Unicode Standard Annex 9, rule L2). */
function inVisualOrder(line: readonly Letter[]): Letter[] {
  const ordered = [...line];
  const highest = Math.max(0, ...line.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to += 1;
      ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed());
      from = to;
    }
  return ordered;
}

/** @returns what is drawn of one line, from left to right */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: { face: Face; turned: boolean; text: string }[] = [];
  for (const { face, turned, text: letter } of inVisualOrder(lettersOf(withoutControls(text), weight))) {
    const last = runs.at(-1);
    if (last?.face !== face || last.turned !== turned) runs.push({ face, turned, text: letter });
    // A font turns such letters around when it lays them out.
    else last.text = turned ? letter + last.text : last.text + letter;
  }
  return runs;
}
