import type { DocumentKind, VatReason } from '@vela/contracts/constants';
import type { DocumentContent } from '@vela/contracts/schemas';
import { creditReasonText, DOCUMENT_LABELS, dueLabel, soldText, vatReasonText } from '@vela/formats';
import { inTongue } from '@vela/language';
import { peppolAddressOf } from './addresses.js';
import { buyerFacts, party, sellerFacts } from './parties.js';
import { element, type XmlElement, xmlText } from './xml.js';

/** What a document keeps: the European norm, and where Peppol delivers to both sides, its rules too. */
const EN_16931 = 'urn:cen.eu:en16931:2017';
const PEPPOL = `${EN_16931}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`;
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
/** UNTDID 1001: commercial invoice, credit note. */
const TYPE_CODES = { invoice: '380', creditNote: '381' } as const;
/** UNTDID 4461: credit transfer, bank card. */
const BY_TRANSFER = '30';
const BY_CARD = '48';
/** A unit of anything (UN/ECE recommendation 20). */
const ONE = 'C62';

/** How VAT is told (UNTDID 5305), and why there is none (code list VATEX). */
interface Category {
  readonly id: 'S' | 'AE' | 'O';
  readonly exemption: string;
}
const CATEGORIES: Readonly<Record<VatReason, Category>> = {
  sweden: { id: 'S', exemption: '' },
  euWithoutVatNumber: { id: 'S', exemption: '' },
  euUnknownVatNumber: { id: 'S', exemption: '' },
  reverseCharge: { id: 'AE', exemption: 'VATEX-EU-AE' },
  // Services to a company outside the European Union are outside the scope of its VAT (BR-O).
  outsideEu: { id: 'O', exemption: 'VATEX-EU-O' },
};

const amount = (name: string, ore: number): XmlElement | null =>
  element(name, (ore / 100).toFixed(2), { currencyID: 'SEK' });

const taxScheme = (): XmlElement | null => element('cac:TaxScheme', [element('cbc:ID', 'VAT')]);

function taxCategory(name: string, { vatReason, vatPercent }: DocumentContent, withReason: boolean) {
  const { id, exemption } = CATEGORIES[vatReason];
  return element(name, [
    element('cbc:ID', id),
    // What is not subject to VAT has no rate (BR-O-05).
    id === 'O' ? null : element('cbc:Percent', String(vatPercent)),
    withReason ? element('cbc:TaxExemptionReasonCode', exemption) : null,
    withReason && exemption !== '' ? element('cbc:TaxExemptionReason', vatReasonText(vatReason)) : null,
    taxScheme(),
  ]);
}

const account = (id: string, branch: string): XmlElement | null =>
  element('cac:PayeeFinancialAccount', [
    element('cbc:ID', id),
    element('cac:FinancialInstitutionBranch', [element('cbc:ID', branch)]),
  ]);

function paymentMeans({ seller, reference, dueOn, sold }: DocumentContent): (XmlElement | null)[] {
  if (sold.kind === 'tokens') return [element('cac:PaymentMeans', [element('cbc:PaymentMeansCode', BY_CARD)])];
  // What is given back of an invoice is settled with it, or by an account that we do not know.
  if (dueOn === null) return [];
  const transfer = (to: XmlElement | null): XmlElement | null =>
    to === null
      ? null
      : element('cac:PaymentMeans', [
          element('cbc:PaymentMeansCode', BY_TRANSFER),
          element('cbc:PaymentID', reference),
          to,
        ]);
  return [
    seller.bankgiro === '' ? null : transfer(account(seller.bankgiro.replace(/\D/g, ''), 'SE:BANKGIRO')),
    seller.iban === '' ? null : transfer(account(seller.iban.replace(/\s/g, ''), seller.bic)),
  ];
}

/** What was paid already, by card. */
const paidOre = ({ paidOn, totalOre }: DocumentContent): number => (paidOn === null ? 0 : totalOre);

function totals(content: DocumentContent): (XmlElement | null)[] {
  const { netOre, vatOre, totalOre } = content;
  const prepaid = paidOre(content);
  return [
    element('cac:TaxTotal', [
      amount('cbc:TaxAmount', vatOre),
      element('cac:TaxSubtotal', [
        amount('cbc:TaxableAmount', netOre),
        amount('cbc:TaxAmount', vatOre),
        taxCategory('cac:TaxCategory', content, true),
      ]),
    ]),
    element('cac:LegalMonetaryTotal', [
      amount('cbc:LineExtensionAmount', netOre),
      amount('cbc:TaxExclusiveAmount', netOre),
      amount('cbc:TaxInclusiveAmount', totalOre),
      prepaid === 0 ? null : amount('cbc:PrepaidAmount', prepaid),
      amount('cbc:PayableAmount', totalOre - prepaid),
    ]),
  ];
}

function line(content: DocumentContent, isCredit: boolean): XmlElement | null {
  const [name, quantity] = isCredit
    ? ['cac:CreditNoteLine', 'cbc:CreditedQuantity']
    : ['cac:InvoiceLine', 'cbc:InvoicedQuantity'];
  return element(name, [
    element('cbc:ID', '1'),
    element(quantity, '1', { unitCode: ONE }),
    amount('cbc:LineExtensionAmount', content.netOre),
    element('cac:Item', [
      element('cbc:Name', soldText(content)),
      taxCategory('cac:ClassifiedTaxCategory', content, false),
    ]),
    element('cac:Price', [amount('cbc:PriceAmount', content.netOre)]),
  ]);
}

const corrected = ({ credit }: DocumentContent): XmlElement | null =>
  credit === null
    ? null
    : element('cac:BillingReference', [
        element('cac:InvoiceDocumentReference', [
          element('cbc:ID', credit.number),
          element('cbc:IssueDate', credit.issuedOn),
        ]),
      ]);

function notesOf({ seller, vatReason, credit }: DocumentContent): string {
  return [
    ...(credit === null ? [] : [creditReasonText(credit.reason, credit.percent)]),
    // Its own place is not allowed here, and the law asks for it.
    ...(vatReason === 'outsideEu' ? [vatReasonText(vatReason), seller.vatNumber] : []),
  ].join(' ');
}

/**
 * Writes a document as Peppol BIS Billing 3.0 (EN 16931 in UBL 2.1): receipts as invoices that are paid. Where Peppol has no
 * address for a side, it is EN 16931 alone.
 * @param number as it is printed @param buyerEmail where the buyer's documents go, its address where it has no other
 */
export const peppolXml = (kind: DocumentKind, number: string, content: DocumentContent, buyerEmail: string): string =>
  inTongue(content.language, () => writtenXml(kind, number, content, buyerEmail));

function writtenXml(kind: DocumentKind, number: string, content: DocumentContent, buyerEmail: string): string {
  const isCredit = kind === 'creditNote';
  const { issuedOn, deliveredOn, dueOn, seller, vatReason } = content;
  const withVat = CATEGORIES[vatReason].id !== 'O';
  const buyer = buyerFacts(content.buyer, buyerEmail);
  const bySeller = sellerFacts(seller);
  const isPeppol = peppolAddressOf(bySeller) !== null && peppolAddressOf(buyer) !== null;
  const name = isCredit ? 'CreditNote' : 'Invoice';
  const isDue = content.totalOre > paidOre(content);
  const root = element(
    name,
    [
      element('cbc:CustomizationID', isPeppol ? PEPPOL : EN_16931),
      isPeppol ? element('cbc:ProfileID', PROFILE) : null,
      element('cbc:ID', number),
      element('cbc:IssueDate', issuedOn),
      isCredit ? null : element('cbc:DueDate', dueOn ?? ''),
      isCredit
        ? element('cbc:CreditNoteTypeCode', TYPE_CODES.creditNote)
        : element('cbc:InvoiceTypeCode', TYPE_CODES.invoice),
      element('cbc:Note', notesOf(content)),
      element('cbc:DocumentCurrencyCode', content.currency),
      // Who buys gives none: it is what they know themselves by.
      element('cbc:BuyerReference', buyer.organizationNumber || buyer.name),
      corrected(content),
      element('cac:AccountingSupplierParty', [party(bySeller, withVat)]),
      element('cac:AccountingCustomerParty', [party(buyer, withVat)]),
      element('cac:Delivery', [element('cbc:ActualDeliveryDate', deliveredOn)]),
      ...paymentMeans(content),
      isDue ? element('cac:PaymentTerms', [element('cbc:Note', termsOf(content))]) : null,
      ...totals(content),
      line(content, isCredit),
    ],
    {
      xmlns: `${UBL}:${name}-2`,
      'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
    },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root === null ? '' : xmlText(root)}\n`;
}

/** When it is to be paid, or why it is given back (BR-CO-25). */
function termsOf({ dueOn, credit }: DocumentContent): string {
  if (dueOn !== null) return `${dueLabel()} ${dueOn}. ${DOCUMENT_LABELS.lateInterest}`;
  return credit === null ? '' : creditReasonText(credit.reason, credit.percent);
}
