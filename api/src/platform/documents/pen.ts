import type { Face, Weight } from './faces.js';
import { runsOf } from './runs.js';

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly color: string;
}

/** Lines of a text are so much higher than its letters. */
const LEADING = 1.45;
/** How far the baseline lies below the upper edge of a line, in sizes. */
const BASELINE = 1.05;

/** Writes text onto a document in whatever script, with the fonts that it takes. */
export class Pen {
  readonly #document: PDFKit.PDFDocument;
  readonly #known = new Set<string>();

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
  }

  #use(face: Face): PDFKit.PDFDocument {
    // pdfkit takes fonts that are read already; its types know their bytes only.
    if (!this.#known.has(face.name)) this.#document.registerFont(face.name, face.open() as unknown as Buffer);
    this.#known.add(face.name);
    return this.#document.font(face.name);
  }

  #widthOf(text: string, { size, weight = 400 }: TextStyle): number {
    return runsOf(text, weight)
      .map(({ face, text: part }) => this.#use(face).fontSize(size).widthOfString(part, { features: [] }))
      .reduce((sum, width) => sum + width, 0);
  }

  /** Breaks at spaces, and inside what is longer than a line. */
  #linesOf(text: string, style: TextStyle, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.#widthOf(longer, style) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const letter of word) {
        if (line !== '' && this.#widthOf(line + letter, style) > width) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
    return [...lines, line];
  }

  #line(text: string, left: number, baseline: number, { size, weight = 400, color }: TextStyle): void {
    let x = left;
    for (const { face, text: part } of runsOf(text, weight)) {
      const document = this.#use(face).fontSize(size).fillColor(color);
      document.text(part, x, baseline, { lineBreak: false, features: [], baseline: 'alphabetic' });
      x += document.widthOfString(part, { features: [] });
    }
  }

  /**
   * Writes a text into a column.
   * @param at left and upper edge, and width, in points
   * @returns the lower edge
   */
  write(
    text: string,
    style: TextStyle,
    at: { readonly x: number; readonly y: number; readonly width: number; readonly align?: 'right' },
  ): number {
    let { y } = at;
    for (const line of this.#linesOf(text, style, at.width)) {
      const left = at.align === 'right' ? at.x + at.width - this.#widthOf(line, style) : at.x;
      this.#line(line, left, y + style.size * BASELINE, style);
      y += style.size * LEADING;
    }
    return y;
  }
}
