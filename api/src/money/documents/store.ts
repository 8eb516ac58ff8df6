import { createHash } from 'node:crypto';
import { type ClientSession, Types } from 'mongoose';
import { documentSheet } from '@vela/formats';
import { printedNumber } from '@vela/market/documents';
import { drawDocument } from '../../platform/documents/index.js';
import { nextNumber } from '../../platform/numbering/index.js';
import type { DocumentRecord } from '../../records/document.js';
import type { Collections } from '../../records/models.js';

/** @returns the document with its PDF and the PDF's hash */
export async function drawn(document: Omit<DocumentRecord, '_id' | 'pdf' | 'sha256'>): Promise<DocumentRecord> {
  const { kind, number, content, issuedAt } = document;
  const pdf = await drawDocument(documentSheet(kind, printedNumber(kind, number), content), {
    author: content.seller.name,
    created: issuedAt,
  });
  return { ...document, _id: new Types.ObjectId(), pdf, sha256: createHash('sha256').update(pdf).digest('hex') };
}

/**
 * Takes the next number of its kind, draws the document and stores it, all in the caller's transaction: should that
 * fail, neither was ever there.
 * @param number is given where the caller took it already
 */
export async function storeDocument(
  { models }: Collections<'documents' | 'numberSeries'>,
  document: Omit<DocumentRecord, '_id' | 'pdf' | 'sha256' | 'number'> & { readonly number?: number },
  session: ClientSession,
): Promise<DocumentRecord> {
  const number = document.number ?? (await nextNumber(models, document.kind, session));
  const stored = await drawn({ ...document, number });
  await models.documents.insertOne(stored, { session });
  return stored;
}
