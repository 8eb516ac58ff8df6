import { type ClientSession, Types } from 'mongoose';
import type { IssuedDocument } from '@vela/contracts/schemas';
import { documentSheet } from '@vela/formats';
import { t } from '@vela/language';
import { printedNumber } from '@vela/market/documents';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { ReadyBytes } from '../../platform/endpoints/index.js';
import { notFound } from '../../platform/errors/index.js';
import type { DocumentRecord } from '../../records/document.js';
import type { Collections } from '../../records/models.js';
import { withheldInvoices, type WithheldNeeds } from './withheld.js';

type Needs = Collections<'documents'>;

const LISTED_MAX = 500;

const onWire = ({ _id, kind, number, subjectId, issuedAt, sha256, content }: Omit<DocumentRecord, 'pdf'>) =>
  ({
    id: _id.toHexString(),
    kind,
    number: printedNumber(kind, number),
    subjectId: subjectId.toHexString(),
    issuedAt: issuedAt.toISOString(),
    sha256,
    content,
    sheet: documentSheet(kind, printedNumber(kind, number), content),
  }) satisfies IssuedDocument;

/** @returns the company's documents, newest first; those of one purchase or invoice where it is named */
export async function listDocuments(
  app: Needs & WithheldNeeds,
  caller: CompanyCaller,
  subjectId: string | undefined,
): Promise<IssuedDocument[]> {
  const of = subjectId === undefined ? {} : { $eq: new Types.ObjectId(subjectId) };
  const documents = await app.models.documents
    .find({ companyId: caller.companyId, subjectId: { ...of, $nin: [...(await withheldInvoices(app, caller))] } })
    .select({ pdf: 0 })
    .sort({ issuedAt: -1, _id: -1 })
    .limit(LISTED_MAX)
    .lean<Omit<DocumentRecord, 'pdf'>[]>();
  return documents.map(onWire);
}

/** @returns a stored PDF with the name that it is saved under; the hash is its entity tag */
export async function readPdf(
  { models }: Needs,
  which: { readonly companyId?: Types.ObjectId } & (
    | { readonly _id: Types.ObjectId; readonly subjectId?: { readonly $nin: Types.ObjectId[] } }
    | { readonly kind: DocumentRecord['kind']; readonly subjectId: Types.ObjectId }
  ),
): Promise<{ readonly file: string; readonly bytes: ReadyBytes } | null> {
  // Of several receipts of a purchase, its own is the first.
  const document = await models.documents.findOne(which).sort({ number: 1 });
  if (document === null) return null;
  const { kind, number, pdf, sha256 } = document;
  return {
    file: `${printedNumber(kind, number)}.pdf`,
    bytes: new ReadyBytes(pdf, 'application/pdf', `"${sha256}"`),
  };
}

/** @throws AppError 404 if the company has no such document */
export async function pdfOfCompany(app: Needs & WithheldNeeds, caller: CompanyCaller, id: string) {
  const found = await readPdf(app, {
    companyId: caller.companyId,
    _id: new Types.ObjectId(id),
    subjectId: { $nin: [...(await withheldInvoices(app, caller))] },
  });
  if (found === null) throw notFound(t('There is no such document.'));
  return found;
}

/** @returns ids of the documents of a purchase or an invoice, oldest first */
export async function documentsOf(
  { models }: Needs,
  subjectId: Types.ObjectId,
  session: ClientSession,
): Promise<Types.ObjectId[]> {
  const documents = await models.documents
    .find({ subjectId })
    .select({ _id: 1 })
    .sort({ issuedAt: 1 })
    .session(session)
    .lean<Pick<DocumentRecord, '_id'>[]>();
  return documents.map(({ _id }) => _id);
}
