import { all, centsAt, type Node, textAt, withAllBelow } from './read-xml.js';

/** Names of the rules that a document breaks, of one family of them. */
type Rules = Readonly<Record<string, (document: Node) => boolean>>;

const SELLER = 'AccountingSupplierParty/Party';
const BUYER = 'AccountingCustomerParty/Party';
const BREAKDOWN = 'TaxTotal/TaxSubtotal';
const TOTAL = 'LegalMonetaryTotal';

const has = (node: Node, path: string): boolean => all(node, path).length > 0;
const has1 = (node: Node, path: string): boolean => all(node, path).length === 1;
const linesOf = (document: Node): readonly Node[] => [
  ...all(document, 'InvoiceLine'),
  ...all(document, 'CreditNoteLine'),
];
const sumAt = (nodes: readonly Node[], path: string): number =>
  nodes.reduce((sum, node) => sum + centsAt(node, path), 0);
const everyLine =
  (holds: (line: Node) => boolean) =>
  (document: Node): boolean =>
    linesOf(document).every(holds);
const everyBreakdown =
  (holds: (breakdown: Node) => boolean) =>
  (document: Node): boolean =>
    all(document, BREAKDOWN).every(holds);
const taxed = (breakdown: Node): number =>
  Math.round((centsAt(breakdown, 'TaxableAmount') * Number(textAt(breakdown, 'TaxCategory/Percent') || '0')) / 100);
const lineCategory = (line: Node): string => textAt(line, 'Item/ClassifiedTaxCategory/ID');

/** What every invoice of EN 16931 has, and what it adds up to (EN 16931-1, clause 6.4). */
const GENERAL: Rules = {
  'BR-01': (it) => has(it, 'CustomizationID'),
  'BR-02': (it) => has(it, 'ID'),
  'BR-03': (it) => has(it, 'IssueDate'),
  'BR-04': (it) => has(it, it.name === 'Invoice' ? 'InvoiceTypeCode' : 'CreditNoteTypeCode'),
  'BR-05': (it) => has(it, 'DocumentCurrencyCode'),
  'BR-06': (it) => has(it, `${SELLER}/PartyLegalEntity/RegistrationName`),
  'BR-07': (it) => has(it, `${BUYER}/PartyLegalEntity/RegistrationName`),
  'BR-08': (it) => has(it, `${SELLER}/PostalAddress`),
  'BR-09': (it) => has(it, `${SELLER}/PostalAddress/Country/IdentificationCode`),
  'BR-10': (it) => has(it, `${BUYER}/PostalAddress`),
  'BR-11': (it) => has(it, `${BUYER}/PostalAddress/Country/IdentificationCode`),
  'BR-12': (it) => has(it, `${TOTAL}/LineExtensionAmount`),
  'BR-13': (it) => has(it, `${TOTAL}/TaxExclusiveAmount`),
  'BR-14': (it) => has(it, `${TOTAL}/TaxInclusiveAmount`),
  'BR-15': (it) => has(it, `${TOTAL}/PayableAmount`),
  'BR-16': (it) => linesOf(it).length > 0,
  'BR-21': everyLine((line) => has(line, 'ID')),
  'BR-22': everyLine((line) => has(line, 'InvoicedQuantity') || has(line, 'CreditedQuantity')),
  'BR-23': everyLine((line) =>
    [...all(line, 'InvoicedQuantity'), ...all(line, 'CreditedQuantity')].every(({ attributes }) =>
      /^[A-Z0-9]{2,3}$/.test(attributes['unitCode'] ?? ''),
    ),
  ),
  'BR-24': everyLine((line) => has(line, 'LineExtensionAmount')),
  'BR-25': everyLine((line) => has(line, 'Item/Name')),
  'BR-26': everyLine((line) => has(line, 'Price/PriceAmount')),
  'BR-27': everyLine((line) => centsAt(line, 'Price/PriceAmount') >= 0),
  'BR-45': everyBreakdown((each) => has(each, 'TaxableAmount')),
  'BR-46': everyBreakdown((each) => has(each, 'TaxAmount')),
  'BR-47': everyBreakdown((each) => has(each, 'TaxCategory/ID')),
  'BR-48': everyBreakdown((each) => has(each, 'TaxCategory/Percent') || textAt(each, 'TaxCategory/ID') === 'O'),
  'BR-49': (it) => all(it, 'PaymentMeans').every((means) => has(means, 'PaymentMeansCode')),
  'BR-50': (it) => all(it, 'PaymentMeans/PayeeFinancialAccount').every((account) => has(account, 'ID')),
  'BR-55': (it) => all(it, 'BillingReference').every((each) => has(each, 'InvoiceDocumentReference/ID')),
  'BR-61': (it) =>
    all(it, 'PaymentMeans').every(
      (means) => !['30', '58'].includes(textAt(means, 'PaymentMeansCode')) || has(means, 'PayeeFinancialAccount/ID'),
    ),
  'BR-62': (it) => all(it, `${SELLER}/EndpointID`).every(({ attributes }) => attributes['schemeID'] !== undefined),
  'BR-63': (it) => all(it, `${BUYER}/EndpointID`).every(({ attributes }) => attributes['schemeID'] !== undefined),
  'BR-CO-04': everyLine((line) => lineCategory(line) !== ''),
  'BR-CO-09': (it) =>
    [...all(it, `${SELLER}/PartyTaxScheme/CompanyID`), ...all(it, `${BUYER}/PartyTaxScheme/CompanyID`)].every(
      ({ text }) => /^[A-Z]{2}/.test(text),
    ),
  'BR-CO-10': (it) => centsAt(it, `${TOTAL}/LineExtensionAmount`) === sumAt(linesOf(it), 'LineExtensionAmount'),
  'BR-CO-13': (it) => centsAt(it, `${TOTAL}/TaxExclusiveAmount`) === centsAt(it, `${TOTAL}/LineExtensionAmount`),
  'BR-CO-14': (it) => centsAt(it, 'TaxTotal/TaxAmount') === sumAt(all(it, BREAKDOWN), 'TaxAmount'),
  'BR-CO-15': (it) =>
    centsAt(it, `${TOTAL}/TaxInclusiveAmount`) ===
    centsAt(it, `${TOTAL}/TaxExclusiveAmount`) + centsAt(it, 'TaxTotal/TaxAmount'),
  'BR-CO-16': (it) =>
    centsAt(it, `${TOTAL}/PayableAmount`) ===
    centsAt(it, `${TOTAL}/TaxInclusiveAmount`) - centsAt(it, `${TOTAL}/PrepaidAmount`),
  'BR-CO-17': everyBreakdown((each) => centsAt(each, 'TaxAmount') === taxed(each)),
  'BR-CO-18': (it) => has(it, BREAKDOWN),
  'BR-CO-25': (it) => centsAt(it, `${TOTAL}/PayableAmount`) <= 0 || has(it, 'DueDate') || has(it, 'PaymentTerms/Note'),
  'BR-CO-26': (it) => has(it, `${SELLER}/PartyTaxScheme/CompanyID`) || has(it, `${SELLER}/PartyLegalEntity/CompanyID`),
  // BR-DEC-09 to 20: not more than two decimals.
  'BR-DEC': (it) =>
    withAllBelow(it)
      .filter(({ name }) => name.endsWith('Amount'))
      .every(({ text }) => /^-?\d+(\.\d{1,2})?$/.test(text)),
  'BR-CL-01': (it) => (it.name === 'Invoice' ? ['380', '381'] : ['381']).includes(typeCodeOf(it)),
  'BR-CL-04': (it) => /^[A-Z]{3}$/.test(textAt(it, 'DocumentCurrencyCode')),
  'BR-CL-14': (it) =>
    withAllBelow(it)
      .filter(({ name }) => name === 'IdentificationCode')
      .every(({ text }) => /^[A-Z]{2}$/.test(text)),
};

const typeCodeOf = (it: Node): string => textAt(it, it.name === 'Invoice' ? 'InvoiceTypeCode' : 'CreditNoteTypeCode');

/** @returns a category's rules, which hold where a line or a breakdown is of it (EN 16931-1, BR-S, BR-AE, BR-O) */
function ofCategory(
  id: string,
  rules: {
    readonly parties: (document: Node) => boolean;
    readonly percent: (text: string) => boolean;
    readonly hasReason: boolean;
    readonly isUntaxed: boolean;
  },
): Rules {
  const breakdowns = (it: Node) => all(it, BREAKDOWN).filter((each) => textAt(each, 'TaxCategory/ID') === id);
  const lines = (it: Node) => linesOf(it).filter((line) => lineCategory(line) === id);
  const hasReason = (each: Node): boolean =>
    has(each, 'TaxCategory/TaxExemptionReason') || has(each, 'TaxCategory/TaxExemptionReasonCode');
  return {
    [`BR-${id}-01`]: (it) => breakdowns(it).length === (lines(it).length > 0 ? 1 : 0),
    [`BR-${id}-02`]: (it) => lines(it).length === 0 || rules.parties(it),
    [`BR-${id}-05`]: (it) =>
      [
        ...lines(it).flatMap((line) => all(line, 'Item/ClassifiedTaxCategory')),
        ...breakdowns(it).flatMap((each) => all(each, 'TaxCategory')),
      ].every((category) => rules.percent(textAt(category, 'Percent'))),
    [`BR-${id}-08`]: (it) => sumAt(breakdowns(it), 'TaxableAmount') === sumAt(lines(it), 'LineExtensionAmount'),
    [`BR-${id}-09`]: (it) =>
      breakdowns(it).every((each) => centsAt(each, 'TaxAmount') === (rules.isUntaxed ? 0 : taxed(each))),
    [`BR-${id}-10`]: (it) => breakdowns(it).every((each) => hasReason(each) === rules.hasReason),
  };
}

const vatNumber = (it: Node, side: string): boolean => has(it, `${side}/PartyTaxScheme/CompanyID`);

const CATEGORIES: Rules = {
  'known category': (it) => linesOf(it).every((line) => ['S', 'AE', 'O'].includes(lineCategory(line))),
  ...ofCategory('S', {
    parties: (it) => vatNumber(it, SELLER),
    percent: (text) => Number(text) > 0,
    hasReason: false,
    isUntaxed: false,
  }),
  ...ofCategory('AE', {
    parties: (it) => vatNumber(it, SELLER) && (vatNumber(it, BUYER) || has(it, `${BUYER}/PartyLegalEntity/CompanyID`)),
    percent: (text) => text !== '' && Number(text) === 0,
    hasReason: true,
    isUntaxed: true,
  }),
  ...ofCategory('O', {
    parties: (it) => !vatNumber(it, SELLER) && !vatNumber(it, BUYER),
    percent: (text) => text === '',
    hasReason: true,
    isUntaxed: true,
  }),
  'BR-O-11': (it) => !all(it, BREAKDOWN).some((each) => textAt(each, 'TaxCategory/ID') === 'O') || has1(it, BREAKDOWN),
};

/** Where Peppol delivers to: its part of the code list of electronic addresses. */
const EAS = new Set(
  `0002 0007 0009 0060 0088 0096 0097 0106 0130 0135 0142 0151 0183 0184 0188 0190 0191 0192 0195 0196 0198 0199 0200 0201
  0204 0208 0209 0210 0211 0216 0218 0221 0230 0235 9910 9913 9914 9915 9918 9919 9920 9922 9923 9924 9925 9926 9927 9928
  9929 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 9944 9945 9946 9947 9948 9949 9950 9951 9952
  9953 9957 9959`.split(/\s+/),
);
const VATEX: Readonly<Record<string, string>> = { 'VATEX-EU-AE': 'AE', 'VATEX-EU-O': 'O' };

/** Weighted from the right, the check digit left out; 11 stands for 0. */
function mod11(digits: string): boolean {
  const sum = [...digits.slice(0, -1)]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * ((index % 6) + 2), 0);
  return (11 - (sum % 11)) % 11 === Number(digits.at(-1));
}
function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
/** How numbers of a scheme are written, wherever they stand. */
const NUMBERS: Readonly<Record<string, readonly [rule: string, isOne: (text: string) => boolean]>> = {
  '0192': ['PEPPOL-COMMON-R041', (text) => /^\d{9}$/.test(text) && mod11(text)],
  '0184': ['PEPPOL-COMMON-R042', (text) => /^DK\d{8}$/.test(text)],
  '0007': ['PEPPOL-COMMON-R049', (text) => /^\d{10}$/.test(text) && luhn(text)],
};

const PEPPOL: Rules = {
  'PEPPOL-EN16931-R001': (it) => has(it, 'ProfileID'),
  'PEPPOL-EN16931-R002': (it) => all(it, 'Note').length <= 1,
  'PEPPOL-EN16931-R003': (it) => has(it, 'BuyerReference'),
  'PEPPOL-EN16931-R004': (it) =>
    textAt(it, 'CustomizationID') === 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  'PEPPOL-EN16931-R007': (it) => /^urn:fdc:peppol\.eu:2017:poacc:billing:\d\d:1\.0$/.test(textAt(it, 'ProfileID')),
  'PEPPOL-EN16931-R008': (it) => withAllBelow(it).every(({ children, text }) => children.length > 0 || text !== ''),
  'PEPPOL-EN16931-R010': (it) => has1(it, `${BUYER}/EndpointID`),
  'PEPPOL-EN16931-R020': (it) => has1(it, `${SELLER}/EndpointID`),
  'PEPPOL-EN16931-R051': (it) =>
    withAllBelow(it)
      .filter(({ name }) => name.endsWith('Amount'))
      .every(({ attributes }) => attributes['currencyID'] === textAt(it, 'DocumentCurrencyCode')),
  'PEPPOL-EN16931-R053': (it) => has1(it, 'TaxTotal'),
  'PEPPOL-EN16931-R120': everyLine((line) => {
    const quantity = Number(textAt(line, 'InvoicedQuantity') || textAt(line, 'CreditedQuantity'));
    return Math.abs(quantity * centsAt(line, 'Price/PriceAmount') - centsAt(line, 'LineExtensionAmount')) <= 2;
  }),
  'PEPPOL-EN16931-F001': (it) =>
    withAllBelow(it)
      .filter(({ name }) => name.endsWith('Date'))
      .every(({ text }) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))),
  'PEPPOL-EN16931-CL008': (it) =>
    [SELLER, BUYER].every((side) =>
      all(it, `${side}/EndpointID`).every(({ attributes }) => EAS.has(attributes['schemeID'] ?? '')),
    ),
  'PEPPOL-EN16931-P0100': (it) => typeCodeOf(it) === (it.name === 'Invoice' ? '380' : '381'),
  // P0105, P0107: a reason code belongs to one category.
  'PEPPOL-EN16931-P010X': everyBreakdown((each) => {
    const code = textAt(each, 'TaxCategory/TaxExemptionReasonCode');
    return code === '' || VATEX[code] === textAt(each, 'TaxCategory/ID');
  }),
  ...Object.fromEntries(
    Object.entries(NUMBERS).map(([scheme, [rule, isOne]]) => [
      rule,
      (it: Node) =>
        withAllBelow(it)
          .filter(({ attributes }) => attributes['schemeID'] === scheme)
          .every(({ text }) => isOne(text)),
    ]),
  ),
};

const bankgiros = (it: Node): readonly Node[] =>
  all(it, 'PaymentMeans/PayeeFinancialAccount').filter(
    (account) => textAt(account, 'FinancialInstitutionBranch/ID') === 'SE:BANKGIRO',
  );
/** What Sweden asks of its sellers. */
const SWEDEN: Rules = {
  'SE-R-001': (it) => all(it, `${SELLER}/PartyTaxScheme/CompanyID`).every(({ text }) => /^SE.{12}$/.test(text)),
  'SE-R-002': (it) => all(it, `${SELLER}/PartyTaxScheme/CompanyID`).every(({ text }) => /^..\d{12}$/.test(text)),
  'SE-R-003': (it) => all(it, `${SELLER}/PartyLegalEntity/CompanyID`).every(({ text }) => /^\d+$/.test(text)),
  'SE-R-004': (it) => all(it, `${SELLER}/PartyLegalEntity/CompanyID`).every(({ text }) => text.length === 10),
  'SE-R-006': (it) =>
    [...all(it, `${BREAKDOWN}/TaxCategory`), ...linesOf(it).flatMap((line) => all(line, 'Item/ClassifiedTaxCategory'))]
      .filter((category) => textAt(category, 'ID') === 'S')
      .every((category) => ['25', '12', '6'].includes(textAt(category, 'Percent'))),
  'SE-R-008': (it) => bankgiros(it).every((account) => /^\d+$/.test(textAt(account, 'ID'))),
  'SE-R-009': (it) => bankgiros(it).every((account) => [7, 8].includes(textAt(account, 'ID').length)),
  'SE-R-011': (it) => all(it, 'PaymentMeans/PaymentMeansCode').every(({ text }) => !['50', '56'].includes(text)),
};

const ALL: readonly Rules[] = [GENERAL, CATEGORIES, PEPPOL, SWEDEN];
/** All rules that are looked at, by name. */
export const RULE_NAMES: readonly string[] = ALL.flatMap((rules) => Object.keys(rules));

/**
 * Holds a document against the business rules of EN 16931 and Peppol BIS Billing 3.0 that can apply to what we sell: one line,
 * no allowances, categories S, AE and O, a Swedish seller. Written from the rules themselves, not from what writes documents.
 * @param isPeppol whether it is for Peppol, or keeps EN 16931 alone
 * @returns names of the rules that it breaks
 */
export const brokenRules = (document: Node, isPeppol: boolean): readonly string[] =>
  (isPeppol ? ALL : [GENERAL, CATEGORIES, SWEDEN]).flatMap((rules) =>
    Object.entries(rules).flatMap(([name, holds]) => (holds(document) ? [] : [name])),
  );
