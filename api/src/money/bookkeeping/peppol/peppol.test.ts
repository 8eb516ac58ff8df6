import { expect, test } from '@jest/globals';
import type { VatReason } from '@vela/contracts/constants';
import type { DocumentContent } from '@vela/contracts/schemas';
import { taxed } from '@vela/market/vat';
import { all, type Node, readXml, textAt } from '../../../../tests/support/en16931/read-xml.js';
import { brokenRules, RULE_NAMES } from '../../../../tests/support/en16931/rules.js';
import { peppolXml } from './index.js';

const SELLER = {
  name: 'Vela AB',
  address: 'Exempelgatan 1',
  postalCode: '111 20',
  city: 'Stockholm',
  country: 'SE',
  organizationNumber: '559999-9991',
  vatNumber: 'SE559999999101',
  email: 'invoices@vela.example',
  bankgiro: '5050-1055',
  iban: 'SE45 5000 0000 0583 9825 7466',
  bic: 'ESSESESS',
};
const BUYERS = {
  SE: { country: 'SE', organizationNumber: '556000-0001', VAT: 'SE556000000101' },
  DE: { country: 'DE', organizationNumber: 'HRB 12344 Köln', VAT: 'DE136695976' },
  DK: { country: 'DK', organizationNumber: '13585628', VAT: 'DK13585628' },
  FI: { country: 'FI', organizationNumber: '2077474-0', VAT: 'FI20774740' },
  NO: { country: 'NO', organizationNumber: '974760673', VAT: 'NO974760673MVA' },
  US: { country: 'US', organizationNumber: '12-3456789', VAT: 'none' },
} as const;

function contentOf(
  country: keyof typeof BUYERS,
  reason: VatReason,
  changes: Partial<DocumentContent> = {},
): DocumentContent {
  const { netOre, vatOre, totalOre, percent } = taxed(12_345_678, {
    percent: reason === 'reverseCharge' || reason === 'outsideEu' ? 0 : 25,
    reason,
  });
  return {
    language: 'en',
    currency: 'SEK',
    seller: SELLER,
    buyer: { name: 'Åkers & "Söner" <AB>', address: 'Vägen 1', postalCode: '1', city: 'Ort', ...BUYERS[country] },
    issuedOn: '2026-11-22',
    deliveredOn: '2026-11-21',
    dueOn: '2026-12-22',
    paidOn: null,
    sold: { kind: 'fee', tokens: 0, roleName: 'Designer' },
    netOre,
    vatPercent: percent,
    vatReason: reason,
    vatOre,
    totalOre,
    reference: '1234574',
    credit: null,
    ...changes,
  };
}
const PAID = {
  dueOn: null,
  paidOn: '2026-11-22',
  reference: '',
  sold: { kind: 'tokens' as const, tokens: 40, roleName: '' },
};
const CREDIT = {
  dueOn: null,
  reference: '',
  credit: { number: 'F-000012', issuedOn: '2026-11-01', reason: 'contractEnded' as const, percent: 75 },
};

const DOCUMENTS = [
  ['an invoice at home', 'invoice', contentOf('SE', 'sweden'), 'S'],
  ['an invoice in Germany', 'invoice', contentOf('DE', 'reverseCharge'), 'AE'],
  ['an invoice in Germany without a valid number', 'invoice', contentOf('DE', 'euUnknownVatNumber'), 'S'],
  ['an invoice in Denmark', 'invoice', contentOf('DK', 'reverseCharge'), 'AE'],
  ['an invoice in Finland', 'invoice', contentOf('FI', 'reverseCharge'), 'AE'],
  ['an invoice in Norway', 'invoice', contentOf('NO', 'outsideEu'), 'O'],
  ['a receipt', 'receipt', contentOf('SE', 'sweden', PAID), 'S'],
  ['a receipt in Norway', 'receipt', contentOf('NO', 'outsideEu', PAID), 'O'],
  ['a credit note', 'creditNote', contentOf('SE', 'sweden', CREDIT), 'S'],
  ['a credit note of reverse charge', 'creditNote', contentOf('DE', 'reverseCharge', CREDIT), 'AE'],
  ['a credit note of a receipt', 'creditNote', contentOf('SE', 'sweden', { ...PAID, ...CREDIT, paidOn: null }), 'S'],
  [
    'an invoice of a seller without an IBAN',
    'invoice',
    contentOf('SE', 'sweden', { seller: { ...SELLER, iban: '', bic: '' } }),
    'S',
  ],
] as const;
const xmlOf = ([, kind, content]: (typeof DOCUMENTS)[number]): string =>
  peppolXml(kind, kind === 'creditNote' ? 'K-000001' : 'F-000012', content, 'buyer@firm.example');

test.each(DOCUMENTS)('%s keeps the rules of EN 16931 and Peppol, and says what it is about', (...document) => {
  const [, kind, content, category] = document;
  const it = readXml(xmlOf(document));
  expect(brokenRules(it, true)).toEqual([]);
  const line = kind === 'creditNote' ? 'CreditNoteLine' : 'InvoiceLine';
  expect(textAt(it, `${line}/Item/ClassifiedTaxCategory/ID`)).toBe(category);
  expect(textAt(it, 'LegalMonetaryTotal/TaxExclusiveAmount')).toBe((content.netOre / 100).toFixed(2));
  expect(textAt(it, 'TaxTotal/TaxAmount')).toBe((content.vatOre / 100).toFixed(2));
  expect(textAt(it, 'LegalMonetaryTotal/PayableAmount')).toBe(
    content.paidOn === null ? (content.totalOre / 100).toFixed(2) : '0.00',
  );
  expect(textAt(it, 'AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName')).toBe('Åkers & "Söner" <AB>');
  expect(textAt(it, 'BillingReference/InvoiceDocumentReference/ID')).toBe(content.credit?.number ?? '');
  // VAT numbers have no place where nothing is subject to VAT; the law asks for the seller's all the same.
  if (category === 'O') expect(textAt(it, 'Note')).toContain('SE559999999101');
});

test('an invoice says where to pay: Bankgiro and IBAN, each with its reference', () => {
  const it = readXml(xmlOf(DOCUMENTS[0]));
  expect(all(it, 'PaymentMeans/PayeeFinancialAccount/ID').map(({ text }) => text)).toEqual([
    '50501055',
    'SE4550000000058398257466',
  ]);
  expect(all(it, 'PaymentMeans/PaymentID').map(({ text }) => text)).toEqual(['1234574', '1234574']);
});

test.each([
  ['SE', '0007', '5560000001'],
  ['NO', '0192', '974760673'],
  ['DK', '0184', 'DK13585628'],
  ['FI', '0216', '003720774740'],
  ['DE', '9930', 'DE136695976'],
] as const)('in %s the electronic address is of the scheme %s', (country, scheme, id) => {
  const it = readXml(peppolXml('invoice', 'F-000012', contentOf(country, 'reverseCharge'), 'buyer@firm.example'));
  const [address] = all(it, 'AccountingCustomerParty/Party/EndpointID');
  expect([address?.attributes['schemeID'], address?.text]).toEqual([scheme, id]);
});

test('a buyer whom Peppol does not deliver to gets the same as EN 16931 alone, with an address of mail', () => {
  const it = readXml(peppolXml('receipt', 'R-000012', contentOf('US', 'outsideEu', PAID), 'buyer@firm.example'));
  expect(textAt(it, 'CustomizationID')).toBe('urn:cen.eu:en16931:2017');
  expect(all(it, 'ProfileID')).toEqual([]);
  expect(brokenRules(it, false)).toEqual([]);
  const [address] = all(it, 'AccountingCustomerParty/Party/EndpointID');
  expect([address?.attributes['schemeID'], address?.text]).toEqual(['EM', 'buyer@firm.example']);
});

/** @returns every document that lacks one element or attribute, or says something else in one */
function spoiled(node: Node): readonly Node[] {
  const others = node.children.flatMap((child, index) => [
    { ...node, children: node.children.toSpliced(index, 1) },
    { ...node, children: node.children.toSpliced(index, 1, child, child) },
    ...spoiled(child).map((other) => ({ ...node, children: node.children.toSpliced(index, 1, other) })),
  ]);
  const texts = ['', '7', '-1.00', '1.005', 'S', 'AE', 'O', '50', '58', '2026-13-01', 'VATEX-EU-O', 'VATEX-EU-AE'];
  return [
    ...others,
    ...(node.children.length > 0 ? [] : texts.map((text) => ({ ...node, text }))),
    ...Object.keys(node.attributes).map((name) => ({ ...node, attributes: { ...node.attributes, [name]: 'no' } })),
    ...(Object.keys(node.attributes).length > 0 ? [{ ...node, attributes: {} }] : []),
  ];
}

test('each of the rules is broken by some document with a single fault: none of them holds whatever is written', () => {
  const found = new Set(
    DOCUMENTS.flatMap((document) => spoiled(readXml(xmlOf(document))).flatMap((each) => brokenRules(each, true))),
  );
  expect(RULE_NAMES.filter((name) => !found.has(name))).toEqual([]);
});

test('elements stand in the order of UBL', () => {
  const names = [
    ...peppolXml('invoice', 'F-000012', contentOf('DE', 'reverseCharge'), '').matchAll(/^ {2}<([\w:]+)/gm),
  ].map(([, name]) => name);
  expect([...new Set(names)]).toEqual([
    'cbc:CustomizationID',
    'cbc:ProfileID',
    'cbc:ID',
    'cbc:IssueDate',
    'cbc:DueDate',
    'cbc:InvoiceTypeCode',
    'cbc:DocumentCurrencyCode',
    'cbc:BuyerReference',
    'cac:AccountingSupplierParty',
    'cac:AccountingCustomerParty',
    'cac:Delivery',
    'cac:PaymentMeans',
    'cac:PaymentTerms',
    'cac:TaxTotal',
    'cac:LegalMonetaryTotal',
    'cac:InvoiceLine',
  ]);
});
