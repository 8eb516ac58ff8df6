import PDFDocument from 'pdfkit';

const MARGIN = 56;
const INK = '#3A302B';
const MUTED = '#6B5D55';
const RULE = '#E7DCD0';
const AMOUNT_WIDTH = 160;

/** One side of a sale, as it is printed. */
export interface Party {
  readonly name: string;
  readonly address: string;
  readonly postalCode?: string;
  readonly city?: string;
  readonly country?: string;
  readonly organizationNumber?: string;
  readonly VAT: string;
}

/** What is written onto a sheet, from top to bottom. */
export interface DocumentPage {
  title(text: string, below: string): void;
  party(title: string, party: Party): void;
  row(label: string, amount: string, weight?: 'bold'): void;
  rule(): void;
  small(text: string): void;
}

const linesOf = ({
  name,
  address,
  postalCode = '',
  city = '',
  country = '',
  organizationNumber = '',
  VAT,
}: Party): string[] =>
  [
    name,
    address,
    `${postalCode} ${city}`,
    country,
    organizationNumber === '' ? '' : `Organisation number ${organizationNumber}`,
    VAT === '' ? '' : `VAT ${VAT}`,
  ].filter((line) => line.trim() !== '');

function pageOn(document: PDFKit.PDFDocument): DocumentPage {
  const right = document.page.width - MARGIN;
  return {
    title: (text, below) => {
      document.font('Helvetica-Bold').fontSize(24).fillColor(INK).text(text, MARGIN);
      document.font('Helvetica').fontSize(11).fillColor(MUTED).text(below).moveDown(1.5);
    },
    party: (title, party) => {
      document.font('Helvetica').fontSize(9).fillColor(MUTED).text(title, MARGIN);
      document.fontSize(11).fillColor(INK);
      for (const line of linesOf(party)) document.text(line, MARGIN);
      document.moveDown();
    },
    row: (label, amount, weight) => {
      const { y } = document;
      document
        .font(weight === 'bold' ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(11)
        .fillColor(INK);
      document.text(label, MARGIN, y, { width: right - MARGIN - AMOUNT_WIDTH });
      const below = document.y;
      document.text(amount, right - AMOUNT_WIDTH, y, { width: AMOUNT_WIDTH, align: 'right' });
      // A long label takes several lines: the next row begins below it.
      document.y = Math.max(below, document.y);
      document.moveDown(0.6);
    },
    rule: () => {
      document.moveTo(MARGIN, document.y).lineTo(right, document.y).strokeColor(RULE).stroke().moveDown(0.8);
    },
    small: (text) => {
      document.moveDown().font('Helvetica').fontSize(9).fillColor(MUTED).text(text, MARGIN);
    },
  };
}

export interface DocumentInfo {
  readonly title: string;
  readonly author: string;
  /** So that one document has one content whenever it is drawn. */
  readonly created: Date;
}

/** Draws an accounting document on A4. @returns the PDF's bytes */
export function drawDocument(
  { title, author, created }: DocumentInfo,
  write: (page: DocumentPage) => void,
): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: title, Author: author, CreationDate: created },
  });
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    write(pageOn(document));
    document.end();
  });
}
