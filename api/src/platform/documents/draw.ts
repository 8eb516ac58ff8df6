import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { COLORS } from '@vela/contracts/design';
import type { DocumentFact, DocumentSheet } from '@vela/contracts/schemas';
import { Pen, type TextStyle } from './pen.js';

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const HALF = WIDTH / 2 - 12;
const RIGHT = MARGIN + WIDTH / 2 + 12;
const AMOUNT_WIDTH = 150;
const CODE_SIZE = 96;
const FOOT = 841.89 - MARGIN - 40;

const { ink: INK, muted: MUTED, line: RULE } = COLORS.light.jobseeker;

const TITLE: TextStyle = { size: 24, weight: 700, color: INK };
const TEXT: TextStyle = { size: 10.5, color: INK };
const BOLD: TextStyle = { ...TEXT, weight: 700 };
const SMALL: TextStyle = { size: 8.5, color: MUTED };

type Column = { readonly x: number; readonly width: number };
const LEFT_COLUMN: Column = { x: MARGIN, width: HALF };
const RIGHT_COLUMN: Column = { x: RIGHT, width: HALF };

/** Draws one document from top to bottom. */
class Sheet {
  readonly #document: PDFKit.PDFDocument;
  readonly #pen: Pen;
  #y = MARGIN;

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
    this.#pen = new Pen(document);
  }

  #rule(): void {
    this.#document
      .moveTo(MARGIN, this.#y)
      .lineTo(MARGIN + WIDTH, this.#y)
      .strokeColor(RULE)
      .stroke();
    this.#y += 8;
  }

  /** What is long, such as a name over many lines, goes on on the next page. */
  #need(height: number): void {
    if (this.#y + height <= FOOT) return;
    this.#document.addPage();
    this.#y = MARGIN;
  }

  #facts(facts: readonly DocumentFact[], { x, width }: Column, from: number): number {
    const labels = 105;
    return facts.reduce((y, { label, value }) => {
      const below = this.#pen.write(label, SMALL, { x, y: y + 2, width: labels });
      return Math.max(below, this.#pen.write(value, TEXT, { x: x + labels, y, width: width - labels }));
    }, from);
  }

  #party({ title, lines, facts }: DocumentSheet['buyer'], column: Column): number {
    let y = this.#pen.write(title, SMALL, { ...column, y: this.#y });
    lines.forEach((line, index) => {
      y = this.#pen.write(line, index === 0 ? BOLD : TEXT, { ...column, y });
    });
    return this.#facts(facts, column, y + 4);
  }

  #row({ label, value }: DocumentFact, style: TextStyle): void {
    this.#need(40);
    const below = this.#pen.write(label, style, { x: MARGIN, y: this.#y, width: WIDTH - AMOUNT_WIDTH - 12 });
    this.#pen.write(value, style, {
      x: MARGIN + WIDTH - AMOUNT_WIDTH,
      y: this.#y,
      width: AMOUNT_WIDTH,
      align: 'right',
    });
    this.#y = below + 4;
  }

  #code(text: string, scan: string): void {
    const { data, size } = encode(text, { ecc: 'M', border: 0 });
    const module = CODE_SIZE / size;
    const left = MARGIN + WIDTH - CODE_SIZE;
    data.forEach((row, y) =>
      row.forEach((dark, x) => {
        if (dark) this.#document.rect(left + x * module, this.#y + y * module, module, module);
      }),
    );
    this.#document.fill('#000000');
    this.#pen.write(scan, SMALL, {
      x: left - HALF,
      y: this.#y + CODE_SIZE + 2,
      width: HALF + CODE_SIZE,
      align: 'right',
    });
  }

  #payment({ title, facts, code, scan }: NonNullable<DocumentSheet['payment']>): void {
    this.#need(CODE_SIZE + 40);
    this.#rule();
    const top = this.#y;
    if (code !== null) this.#code(code, scan);
    const below = this.#pen.write(title, BOLD, { ...LEFT_COLUMN, y: top });
    const facted = this.#facts(facts, { x: MARGIN, width: WIDTH - CODE_SIZE - 24 }, below + 2);
    this.#y = Math.max(facted, code === null ? 0 : top + CODE_SIZE + 20);
  }

  draw(sheet: DocumentSheet): void {
    const top = this.#pen.write(sheet.seller.lines[0] ?? '', { ...BOLD, size: 14 }, { ...LEFT_COLUMN, y: this.#y });
    const titled = this.#pen.write(sheet.title, TITLE, { ...RIGHT_COLUMN, y: this.#y - 6 });
    this.#y = Math.max(top, this.#facts(sheet.facts, RIGHT_COLUMN, titled + 4)) + 20;
    this.#y = Math.max(this.#party(sheet.seller, LEFT_COLUMN), this.#party(sheet.buyer, RIGHT_COLUMN)) + 24;
    this.#row(sheet.columns, SMALL);
    this.#rule();
    const [sold, ...sums] = sheet.rows;
    if (sold !== undefined) this.#row(sold, TEXT);
    this.#rule();
    for (const row of sums) this.#row(row, TEXT);
    this.#rule();
    this.#row(sheet.total, { ...BOLD, size: 13 });
    this.#y += 8;
    for (const note of sheet.notes) {
      this.#need(30);
      this.#y = this.#pen.write(note, SMALL, { x: MARGIN, y: this.#y, width: WIDTH }) + 2;
    }
    this.#y += 16;
    if (sheet.payment !== null) this.#payment(sheet.payment);
  }
}

/** What a PDF says of itself. */
export interface DocumentInfo {
  readonly author: string;
  /** So that one document has one content whenever it is drawn. */
  readonly created: Date;
}

/** @returns the bytes of the PDF */
export function draw(sheet: DocumentSheet, { author, created }: DocumentInfo): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: '',
    pdfVersion: '1.7',
    lang: sheet.language,
    displayTitle: true,
    info: { Title: `${sheet.title} ${sheet.number}`, Author: author, CreationDate: created },
  });
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    new Sheet(document).draw(sheet);
    document.end();
  });
}
