import { expect, test } from '@jest/globals';
import { SaxesParser } from 'saxes';
import type { VatReason } from '@vela/contracts/constants';
import type { DocumentContent } from '@vela/contracts/schemas';
import { passesLuhn } from '@vela/market/documents';
import { taxed } from '@vela/market/vat';
import { peppolXml } from './index.js';

const SELLER = {
  name: 'Vela AB',
  address: 'Exempelgatan 1',
  postalCode: '111 20',
  city: 'Stockholm',
  country: 'SE',
  organizationNumber: '559999-9994',
  vatNumber: 'SE559999999401',
  email: 'invoices@vela.example',
  bankgiro: '5050-1055',
  iban: 'SE45 5000 0000 0583 9825 7466',
  bic: 'ESSESESS',
};
const BUYERS = {
  SE: { country: 'SE', organizationNumber: '556000-0001', VAT: 'SE556000000101' },
  DE: { country: 'DE', organizationNumber: 'HRB 12344 Köln', VAT: 'DE136695976' },
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

interface Found {
  readonly path: string;
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Every leaf with its path, read by a strict parser of XML with namespaces. */
function leavesOf(xml: string): Found[] {
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  const leaves: Found[] = [];
  let text = '';
  let attributes: Record<string, string> = {};
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    path.push(tag.local);
    text = '';
    attributes = Object.fromEntries(Object.values(tag.attributes).map(({ name, value }) => [name, value]));
  });
  parser.on('text', (part) => (text += part));
  parser.on('closetag', () => {
    if (text.trim() !== '') leaves.push({ path: path.slice(1).join('/'), text: text.trim(), attributes });
    text = '';
    path.pop();
  });
  parser.write(xml).close();
  return leaves;
}
const ore = (text: string): number => Math.round(Number(text) * 100);

test.each([
  ['an invoice at home', 'invoice', contentOf('SE', 'sweden'), 'S'],
  ['an invoice in Germany', 'invoice', contentOf('DE', 'reverseCharge'), 'AE'],
  ['an invoice in Germany without a valid number', 'invoice', contentOf('DE', 'euUnknownVatNumber'), 'S'],
  ['an invoice in Norway', 'invoice', contentOf('NO', 'outsideEu'), 'O'],
  ['a receipt in the United States', 'receipt', contentOf('US', 'outsideEu', PAID), 'O'],
  ['a receipt', 'receipt', contentOf('SE', 'sweden', PAID), 'S'],
  ['a credit note', 'creditNote', contentOf('SE', 'sweden', CREDIT), 'S'],
  ['a credit note of reverse charge', 'creditNote', contentOf('DE', 'reverseCharge', CREDIT), 'AE'],
] as const)('%s keeps the rules of EN 16931 and Peppol', (_, kind, content, category) => {
  const xml = peppolXml(kind, kind === 'creditNote' ? 'K-000001' : 'F-000012', content, 'buyer@firm.example');
  const leaves = leavesOf(xml);
  const all = (path: string): string[] => leaves.filter((leaf) => leaf.path === path).map(({ text }) => text);
  const one = (path: string): string => {
    const [found, ...more] = all(path);
    expect([path, more]).toEqual([path, []]);
    return found ?? '';
  };
  const sum = (path: string): number => ore(one(path));
  const [lineName, quantity] =
    kind === 'creditNote' ? ['CreditNoteLine', 'CreditedQuantity'] : ['InvoiceLine', 'InvoicedQuantity'];
  // PEPPOL-EN16931-R001, R007, R008, R003: what it is, and no empty elements.
  expect(one('CustomizationID')).toBe('urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0');
  expect(one('ProfileID')).toBe('urn:fdc:peppol.eu:2017:poacc:billing:01:1.0');
  expect(xml).not.toMatch(/<([\w:]+)[^>]*>\s*<\/\1>|\/>/);
  expect(one('BuyerReference')).not.toBe('');
  // R010, R020: both have an electronic address of a known scheme.
  for (const side of ['AccountingSupplierParty', 'AccountingCustomerParty']) {
    const endpoint = leaves.find(({ path }) => path === `${side}/Party/EndpointID`);
    expect(endpoint?.attributes['schemeID']).toMatch(/^(\d{4}|EM)$/);
  }
  // BR-02, 03, 04, 06, 07, 09, 11 and the like: what has to be there.
  for (const path of [
    'ID',
    'IssueDate',
    kind === 'creditNote' ? 'CreditNoteTypeCode' : 'InvoiceTypeCode',
    'DocumentCurrencyCode',
    'AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName',
    'AccountingSupplierParty/Party/PostalAddress/Country/IdentificationCode',
    'AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName',
    'AccountingCustomerParty/Party/PostalAddress/Country/IdentificationCode',
    `${lineName}/ID`,
    `${lineName}/Item/Name`,
  ])
    expect([path, one(path)]).not.toEqual([path, '']);
  expect(one('AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName')).toBe('Åkers & "Söner" <AB>');
  // BR-CO-10, 13, 14, 15, 16; R120: amounts add up, each with two decimals and its currency.
  expect(sum('LegalMonetaryTotal/LineExtensionAmount')).toBe(sum(`${lineName}/LineExtensionAmount`));
  expect(sum('LegalMonetaryTotal/TaxExclusiveAmount')).toBe(sum('LegalMonetaryTotal/LineExtensionAmount'));
  expect(sum('TaxTotal/TaxAmount')).toBe(sum('TaxTotal/TaxSubtotal/TaxAmount'));
  expect(sum('LegalMonetaryTotal/TaxInclusiveAmount')).toBe(
    sum('LegalMonetaryTotal/TaxExclusiveAmount') + sum('TaxTotal/TaxAmount'),
  );
  const prepaid = all('LegalMonetaryTotal/PrepaidAmount').map(ore)[0] ?? 0;
  expect(sum('LegalMonetaryTotal/PayableAmount')).toBe(sum('LegalMonetaryTotal/TaxInclusiveAmount') - prepaid);
  expect(Number(one(`${lineName}/${quantity}`)) * sum(`${lineName}/Price/PriceAmount`)).toBe(
    sum(`${lineName}/LineExtensionAmount`),
  );
  for (const { path, text, attributes } of leaves.filter(({ path: at }) => at.endsWith('Amount')))
    expect([path, text, attributes]).toEqual([path, expect.stringMatching(/^\d+\.\d\d$/), { currencyID: 'SEK' }]);
  // BR-CO-25: whoever owes something reads until when.
  if (sum('LegalMonetaryTotal/PayableAmount') > 0)
    expect([...all('DueDate'), ...all('PaymentTerms/Note')].length).toBeGreaterThan(0);
  // BR-CO-17, 18; BR-S, BR-AE, BR-O: VAT by its category.
  const base = 'TaxTotal/TaxSubtotal/TaxCategory';
  expect(one(`${base}/ID`)).toBe(category);
  expect(one(`${lineName}/Item/ClassifiedTaxCategory/ID`)).toBe(category);
  const vatNumbers = ['Supplier', 'Customer'].map((side) =>
    all(`Accounting${side}Party/Party/PartyTaxScheme/CompanyID`),
  );
  if (category === 'O') {
    expect(all(`${base}/Percent`)).toEqual([]);
    expect(vatNumbers).toEqual([[], []]);
  } else {
    expect(Number(one(`${base}/Percent`))).toBe(content.vatPercent);
    expect(sum('TaxTotal/TaxSubtotal/TaxAmount')).toBe(
      Math.round((sum('TaxTotal/TaxSubtotal/TaxableAmount') * content.vatPercent) / 100),
    );
    for (const number of vatNumbers.flat()) expect(number).toMatch(/^[A-Z]{2}/);
    expect(vatNumbers[0]).toEqual(['SE559999999401']);
  }
  if (category === 'AE') expect(vatNumbers[1]).toEqual(['DE136695976']);
  expect(all(`${base}/TaxExemptionReasonCode`)).toEqual(
    category === 'S' ? [] : [category === 'AE' ? 'VATEX-EU-AE' : 'VATEX-EU-O'],
  );
  if (category !== 'S') expect(sum('TaxTotal/TaxAmount')).toBe(0);
  // SE-R: a Swedish seller's numbers, and its Bankgiro account.
  expect(one('AccountingSupplierParty/Party/PartyLegalEntity/CompanyID')).toMatch(/^\d{10}$/);
  if (category !== 'O') expect(vatNumbers[0]?.[0]).toMatch(/^SE\d{12}$/);
  if (kind === 'invoice') {
    const [giro = '', iban] = all('PaymentMeans/PayeeFinancialAccount/ID');
    expect(giro).toMatch(/^\d{7,8}$/);
    expect(passesLuhn(giro)).toBe(true);
    expect(iban).toBe('SE4550000000058398257466');
    expect(all('PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID')[0]).toBe('SE:BANKGIRO');
    expect(all('PaymentMeans/PaymentID')).toEqual(['1234574', '1234574']);
  }
  // BR-55: a credit note names what it corrects.
  if (kind === 'creditNote') expect(one('BillingReference/InvoiceDocumentReference/ID')).toBe('F-000012');
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
