import type { Purchase } from '@vela/contracts/schemas';
import { VAT_REASON_TEXTS } from '@vela/contracts/texts';
import PDFDocument from 'pdfkit';
import type { SellerConfig } from '../../config/index.js';

const MARGIN = 56;
const INK = '#3A302B';
const MUTED = '#6B5D55';
const RULE = '#E7DCD0';
const AMOUNT_WIDTH = 160;

const kronor = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const sek = (ore: number): string => `${kronor.format(ore / 100)} SEK`;

function row(document: PDFKit.PDFDocument, label: string, amount: string, bold = false): void {
  const { y } = document;
  const right = document.page.width - MARGIN;
  document.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(11).fillColor(INK);
  document.text(label, MARGIN, y, { width: right - MARGIN - AMOUNT_WIDTH });
  document.text(amount, right - AMOUNT_WIDTH, y, { width: AMOUNT_WIDTH, align: 'right' });
  document.moveDown(0.6);
}

function rule(document: PDFKit.PDFDocument): void {
  document.moveTo(MARGIN, document.y).lineTo(document.page.width - MARGIN, document.y).strokeColor(RULE).stroke().moveDown(0.8);
}

function party(document: PDFKit.PDFDocument, title: string, lines: readonly string[]): void {
  document.font('Helvetica').fontSize(9).fillColor(MUTED).text(title, MARGIN);
  document.fontSize(11).fillColor(INK);
  for (const line of lines) if (line.trim() !== '') document.text(line, MARGIN);
  document.moveDown();
}

function write(document: PDFKit.PDFDocument, purchase: Purchase, seller: SellerConfig): void {
  const { buyer, paidAt, refundedOre } = purchase;
  document.font('Helvetica-Bold').fontSize(24).fillColor(INK).text('Receipt', MARGIN, MARGIN);
  document.font('Helvetica').fontSize(11).fillColor(MUTED).text(`${purchase.receiptNumber ?? ''} · paid ${paidAt?.slice(0, 10) ?? ''}`).moveDown(1.5);
  party(document, 'Sold by', [seller.name, seller.address, seller.vatNumber === '' ? '' : `VAT ${seller.vatNumber}`]);
  if (buyer !== null)
    party(document, 'Sold to', [
      buyer.name, buyer.address, `${buyer.postalCode} ${buyer.city}`, buyer.country,
      buyer.organizationNumber === '' ? '' : `Organisation number ${buyer.organizationNumber}`, buyer.VAT === '' ? '' : `VAT ${buyer.VAT}`,
    ]);
  rule(document);
  row(document, `${purchase.tokens} tokens`, sek(purchase.netOre));
  row(document, `VAT ${purchase.vatPercent} %`, sek(purchase.vatOre));
  rule(document);
  row(document, 'Total, paid by card', sek(purchase.totalOre), true);
  if (refundedOre > 0) row(document, 'Refunded', `-${sek(refundedOre)}`);
  document.moveDown().font('Helvetica').fontSize(9).fillColor(MUTED).text(VAT_REASON_TEXTS[purchase.vatReason], MARGIN);
}

/** Draws a paid purchase's receipt. @returns the PDF's bytes */
export function drawReceipt(purchase: Purchase, seller: SellerConfig): Promise<Buffer> {
  const title = `Receipt ${purchase.receiptNumber ?? ''}`;
  const created = new Date(purchase.paidAt ?? purchase.createdAt);
  const document = new PDFDocument({ size: 'A4', margin: MARGIN, info: { Title: title, Author: seller.name, CreationDate: created } });
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    write(document, purchase, seller);
    document.end();
  });
}
