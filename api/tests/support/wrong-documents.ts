import { createHash } from 'node:crypto';
import type { App } from '../../src/app.js';
import type { DocumentRecord } from '../../src/records/document.js';

const KINDS = ['receipt', 'invoice', 'creditNote'] as const;

/** Numbers of a kind must be 1, 2, 3 … up to the last that its series gave. */
function wrongNumbers(kind: DocumentRecord['kind'], documents: readonly DocumentRecord[], last: number): string[] {
  const numbers = documents
    .filter((document) => document.kind === kind)
    .map(({ number }) => number)
    .toSorted((one, other) => one - other);
  const isWhole = numbers.length === last && numbers.every((number, index) => number === index + 1);
  return isWhole ? [] : [`The series ${kind} gave ${last} numbers; its documents are numbered ${numbers.join()}.`];
}

const wrongFile = ({ kind, number, pdf, sha256 }: DocumentRecord): string[] =>
  pdf.subarray(0, 5).toString('latin1') === '%PDF-' && createHash('sha256').update(pdf).digest('hex') === sha256
    ? []
    : [`The file of ${kind} ${number} is not what its hash says.`];

/**
 * Holds all stored documents against what they are for: no gap and no number twice, every file as it was issued, one
 * receipt for each paid purchase and one invoice for each that was made out, and nothing credited beyond its document.
 * @returns a sentence for each thing that is wrong
 */
export async function wrongDocuments({ models }: Pick<App, 'models'>): Promise<string[]> {
  const [documents, series, purchases, invoices] = await Promise.all([
    models.documents.find(),
    models.numberSeries.find().lean(),
    models.purchases.find().lean(),
    models.invoices.find().lean(),
  ]);
  const numberOf = (kind: DocumentRecord['kind'], id: string): number[] =>
    documents
      .filter((document) => document.kind === kind && document.causeId.toHexString() === id)
      .map(({ number }) => number);
  const unpaired = [
    ...purchases.map(({ _id, paidAt, receiptNumber }) => ({
      kind: 'receipt' as const,
      id: _id.toHexString(),
      numbers: paidAt === null || receiptNumber === null ? [] : [receiptNumber],
    })),
    ...invoices.map(({ _id, number }) => ({ kind: 'invoice' as const, id: _id.toHexString(), numbers: [number] })),
  ].flatMap(({ kind, id, numbers }) =>
    numberOf(kind, id).join() === numbers.join()
      ? []
      : [`${id} is to have the ${kind} ${numbers.join()} and has ${numberOf(kind, id).join()}.`],
  );
  const unpaid = purchases.flatMap(({ _id, paidAt, receiptNumber }) =>
    (paidAt === null) === (receiptNumber === null)
      ? []
      : [`The purchase ${_id.toHexString()} has the receipt ${String(receiptNumber)}.`],
  );
  const overCredited = [...new Set(documents.map(({ subjectId }) => subjectId.toHexString()))].flatMap((id) => {
    const leftOre = documents
      .filter(({ subjectId }) => subjectId.toHexString() === id)
      .reduce((sum, { kind, content }) => sum + (kind === 'creditNote' ? -content.totalOre : content.totalOre), 0);
    return leftOre >= 0 ? [] : [`More was credited of ${id} than was charged: ${-leftOre} öre.`];
  });
  return [
    ...KINDS.flatMap((kind) => wrongNumbers(kind, documents, series.find(({ _id }) => _id === kind)?.last ?? 0)),
    ...documents.flatMap(wrongFile),
    ...unpaired,
    ...unpaid,
    ...overCredited,
  ];
}
