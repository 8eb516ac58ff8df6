import { type ClientSession, Types } from 'mongoose';
import type { CreditReason } from '@vela/contracts/constants';
import { dayOf } from '@vela/market/days';
import { creditedPart, printedNumber } from '@vela/market/documents';
import type { TaxedPrice } from '@vela/market/vat';
import type { Settings } from '../../config/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { DocumentRecord } from '../../records/document.js';
import type { InvoiceDocument } from '../../records/invoice.js';
import type { Collections } from '../../records/models.js';
import {
  creditContent,
  invoiceContent,
  type PaidPurchase,
  receiptContent,
  type RestoringContent,
  restoringContent,
} from './content.js';
import { mailDocument } from './mails.js';
import { storeDocument } from './store.js';

export type IssueNeeds = Collections<'auditEntries' | 'companies' | 'documents' | 'numberSeries' | 'users'> &
  Pick<Platform, 'clock' | 'outbox'> &
  Settings<'appOrigin' | 'seller'>;

async function issue(
  app: IssueNeeds,
  draft: Parameters<typeof storeDocument>[1],
  session: ClientSession,
): Promise<DocumentRecord> {
  const document = await storeDocument(app, draft, session);
  await recordAudit(app, session, {
    action: 'money.documentIssued',
    subject: 'document',
    subjectId: document._id,
    companyId: document.companyId,
    details: { kind: document.kind, number: document.number, totalOre: document.content.totalOre },
  });
  await mailDocument(app, document, session);
  return document;
}

/**
 * Issues the receipt of a paid purchase and mails it.
 * @param paid the purchase, the company as it was when it paid, and when that was
 * @param session the transaction in which the purchase becomes paid
 */
export const issueReceipt = (
  app: IssueNeeds,
  { purchase, company, paidAt }: { purchase: PaidPurchase; company: CompanyDocument; paidAt: Date },
  session: ClientSession,
): Promise<DocumentRecord> =>
  issue(
    app,
    {
      kind: 'receipt',
      companyId: purchase.companyId,
      subjectId: purchase._id,
      causeId: purchase._id,
      content: receiptContent(app.config.seller, company, purchase, paidAt),
      issuedAt: app.clock.now(),
    },
    session,
  );

/**
 * Issues an invoice as document and mails it. It calls the role what it is called in its own language now, and keeps that.
 * @param invoice with its number taken in the same transaction
 * @param deliveredAt when what it charges for was done
 */
export const issueInvoiceDocument = (
  app: IssueNeeds,
  { invoice, company, deliveredAt }: { invoice: InvoiceDocument; company: CompanyDocument; deliveredAt: Date },
  session: ClientSession,
): Promise<DocumentRecord> =>
  issue(
    app,
    {
      kind: 'invoice',
      number: invoice.number,
      companyId: invoice.companyId,
      subjectId: invoice._id,
      causeId: invoice._id,
      content: invoiceContent(app.config.seller, company, invoice, {
        deliveredOn: dayOf(deliveredAt),
        roleText: (name) => app.outbox.roleText(name),
      }),
      issuedAt: invoice.issuedAt,
    },
    session,
  );

/** What is given back, and why. */
export interface Credit {
  /** The purchase or the invoice. */
  readonly subjectId: Types.ObjectId;
  /** The step that gives it back: asked for twice, it is one credit note. */
  readonly causeId: Types.ObjectId;
  /** öre with VAT; no more is credited than is left of the document. */
  readonly totalOre: number;
  readonly reason: CreditReason;
  /** Share of the price, where it follows from one. */
  readonly percent?: number;
}

/** A credit note as it was issued. */
export interface IssuedCredit {
  readonly document: DocumentRecord;
  readonly price: TaxedPrice;
}

const byIssue = (one: DocumentRecord, other: DocumentRecord): number => one.number - other.number;

const sumOf = (documents: readonly DocumentRecord[]): number =>
  documents.reduce((sum, { content }) => sum + content.totalOre, 0);

const priceIn = ({ content }: DocumentRecord): TaxedPrice => {
  const { vatPercent, vatReason, netOre, vatOre, totalOre } = content;
  return { percent: vatPercent, reason: vatReason, netOre, vatOre, totalOre };
};

async function issueRestoring(
  app: IssueNeeds,
  credit: DocumentRecord,
  { causeId, price, reason }: { readonly causeId: Types.ObjectId } & Pick<RestoringContent, 'price' | 'reason'>,
  session: ClientSession,
): Promise<void> {
  const { companyId, subjectId } = credit;
  const issuedAt = app.clock.now();
  const content = restoringContent(app.config.seller, credit, { price, reason, issuedAt });
  await issue(app, { kind: 'receipt', companyId, subjectId, causeId, content, issuedAt }, session);
}

/** @returns the document that credit notes of a subject correct, and how much of it they take back by now, VAT included */
function standingOf(documents: readonly DocumentRecord[]): readonly [DocumentRecord | undefined, number] {
  const credits = documents.filter(({ kind }) => kind === 'creditNote');
  const [corrected, ...restoring] = documents.filter(({ kind }) => kind !== 'creditNote').toSorted(byIssue);
  return [corrected, sumOf(credits) - sumOf(restoring)];
}

/**
 * Issues a receipt of its own for what a credit note had taken back in vain: the payment is there again. Its VAT is what the
 * sum of all credits has too much then, which may be an öre off that of the credit note.
 * @param of the purchase, and the step whose credit note it makes up for
 * @returns öre with VAT; 0 where that step had no credit note, or it was made up for before
 */
export async function issueRestoringReceipt(
  app: IssueNeeds,
  { subjectId, creditCauseId }: { readonly subjectId: Types.ObjectId; readonly creditCauseId: Types.ObjectId },
  session: ClientSession,
): Promise<number> {
  const documents = await app.models.documents.find({ subjectId }).session(session).lean<DocumentRecord[]>();
  const ofStep = documents.filter(({ causeId }) => causeId.equals(creditCauseId));
  const credit = ofStep.find(({ kind }) => kind === 'creditNote');
  const [corrected, credited] = standingOf(documents);
  if (corrected === undefined || credit === undefined || ofStep.some(({ kind }) => kind === 'receipt')) return 0;
  const { totalOre } = credit.content;
  const price = creditedPart(priceIn(corrected), credited - totalOre, totalOre);
  await issueRestoring(app, credit, { causeId: creditCauseId, price, reason: 'disputeWon' }, session);
  return totalOre;
}

/**
 * Issues receipts of their own for what credit notes of refunds had taken back in vain, the last one first: each takes the
 * place of one credit note, or of a part of it; that of a dispute is made up for by its own end alone. VAT follows the sum of all credits, as theirs does.
 * @param of the purchase, how much with VAT, and why
 * @returns öre with VAT; no more than credit notes of refunds say that nothing took the place of
 */
export async function issueRestoringReceipts(
  app: IssueNeeds,
  { subjectId, totalOre, reason }: Pick<Credit, 'subjectId' | 'totalOre' | 'reason'>,
  session: ClientSession,
): Promise<number> {
  const documents = await app.models.documents.find({ subjectId }).session(session).lean<DocumentRecord[]>();
  const credits = documents.filter(({ kind }) => kind === 'creditNote').toSorted(byIssue);
  const [corrected, ...restoring] = documents.filter(({ kind }) => kind !== 'creditNote').toSorted(byIssue);
  if (corrected === undefined) return 0;
  let credited = sumOf(credits) - sumOf(restoring);
  let left = Math.min(totalOre, credited);
  const wanted = left;
  for (const credit of credits.filter(({ content }) => content.credit?.reason === 'refund').toReversed()) {
    const number = printedNumber('creditNote', credit.number);
    const before = sumOf(restoring.filter(({ content }) => content.credit?.number === number));
    const part = Math.min(left, credit.content.totalOre - before);
    if (part <= 0) continue;
    const price = creditedPart(priceIn(corrected), credited - part, part);
    await issueRestoring(app, credit, { causeId: new Types.ObjectId(), price, reason }, session);
    credited -= part;
    left -= part;
  }
  return wanted - left;
}

/**
 * Issues a credit note for a part or all of a receipt or an invoice, with the VAT that it was made out with, and mails
 * it.
 * @returns null where the document is credited wholly already, or this step was credited before
 * @throws Error for a subject that has neither receipt nor invoice
 */
export async function issueCreditNote(
  app: IssueNeeds,
  { subjectId, causeId, totalOre, reason, percent }: Credit,
  session: ClientSession,
): Promise<IssuedCredit | null> {
  const documents = await app.models.documents.find({ subjectId }).session(session).lean<DocumentRecord[]>();
  const earlier = documents.filter(({ kind }) => kind === 'creditNote');
  const [corrected, before] = standingOf(documents);
  if (corrected === undefined) throw new Error('There is no document that could be credited.');
  if (earlier.some((credit) => credit.causeId.equals(causeId))) return null;
  const price = creditedPart(priceIn(corrected), before, totalOre);
  if (price.totalOre === 0) return null;
  const issuedAt = app.clock.now();
  const document = await issue(
    app,
    {
      kind: 'creditNote',
      companyId: corrected.companyId,
      subjectId,
      causeId,
      content: creditContent(app.config.seller, corrected, { price, reason, percent: percent ?? null, issuedAt }),
      issuedAt,
    },
    session,
  );
  return { document, price };
}
