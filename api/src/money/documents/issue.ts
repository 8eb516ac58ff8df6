import type { ClientSession, Types } from 'mongoose';
import type { CreditReason } from '@vela/contracts/constants';
import { dayOf } from '@vela/market/days';
import { creditedPart } from '@vela/market/documents';
import type { TaxedPrice } from '@vela/market/vat';
import type { Settings } from '../../config/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { DocumentRecord } from '../../records/document.js';
import type { InvoiceDocument } from '../../records/invoice.js';
import type { Collections } from '../../records/models.js';
import { creditContent, invoiceContent, type PaidPurchase, receiptContent, restoringContent } from './content.js';
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

/**
 * Issues a receipt of its own for what a credit note had taken back in vain: the payment is there again.
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
  if (credit === undefined || ofStep.some(({ kind }) => kind === 'receipt')) return 0;
  const issuedAt = app.clock.now();
  const content = restoringContent(app.config.seller, credit, issuedAt);
  await issue(
    app,
    { kind: 'receipt', companyId: credit.companyId, subjectId, causeId: creditCauseId, content, issuedAt },
    session,
  );
  return content.totalOre;
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
  const [corrected, ...restoring] = documents.filter(({ kind }) => kind !== 'creditNote').toSorted(byIssue);
  if (corrected === undefined) throw new Error('There is no document that could be credited.');
  if (earlier.some((credit) => credit.causeId.equals(causeId))) return null;
  const { vatPercent, vatReason, netOre, vatOre, totalOre: whole } = corrected.content;
  const before = sumOf(earlier) - sumOf(restoring);
  const price = creditedPart(
    { percent: vatPercent, reason: vatReason, netOre, vatOre, totalOre: whole },
    before,
    totalOre,
  );
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
