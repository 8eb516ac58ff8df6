import { expect, test } from '@jest/globals';
import type { StatementEntry } from '@vela/contracts/schemas';
import { addCatalogue, inTongue, listed, percentText } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
import {
  chosenSetups,
  counterOfferText,
  countryText,
  daysLeftText,
  documentSheet,
  employmentText,
  employmentTexts,
  exactOreText,
  firstPlaceText,
  groupedNumber,
  LEDGER_KIND_TEXTS,
  offeredText,
  oreText,
  payPerPeriodText,
  placesOfNames,
  placesText,
  salaryRangeText,
  sekText,
  setupText,
  spreadsheetText,
  statementColumns,
  tokensText,
  yearsRangeText,
  yearsText,
} from './index.js';

test('counts', () => {
  expect([0, 1, 9].map(yearsText)).toEqual(['0 years', '1 year', '9 years']);
  expect(daysLeftText(1)).toBe('1 day left');
  expect(yearsRangeText({ fromYears: 0, toYears: 2 })).toBe('0 to 2 years');
  expect(yearsRangeText({ fromYears: 3, toYears: 3 })).toBe('3 years');
  expect(yearsRangeText({ fromYears: 10, toYears: null })).toBe('10 years and more');
});

test('money', () => {
  expect([0, 999, 1000, 62_000, 1_234_567].map(groupedNumber)).toEqual(['0', '999', '1,000', '62,000', '1,234,567']);
  expect(sekText(2000)).toBe('2,000 SEK');
  expect(oreText(843_750)).toBe('8,437.5 SEK');
  expect(exactOreText(250_000)).toBe('2,500.00 SEK');
});

test('pay', () => {
  const stated = { currency: 'SEK', compensationTimePeriod: 'Monthly' } as const;
  expect(payPerPeriodText({ compensation: '62000', ...stated })).toBe('62,000 SEK monthly');
  const half = { compensation: '62000', ...stated, permanentPercentage: 50, freelancePercentage: null };
  expect(payPerPeriodText(half)).toBe('62,000 SEK monthly for full time');
  expect(payPerPeriodText({ ...half, permanentPercentage: 100 })).toBe('62,000 SEK monthly');
  expect(salaryRangeText({ minSalary: 58_000, maxSalary: 66_000, ...stated })).toBe('58,000–66,000 SEK');
  expect(salaryRangeText({ minSalary: null, maxSalary: 66_000, ...stated, currency: null })).toBe('66,000');
  expect(salaryRangeText({ minSalary: null, maxSalary: null, ...stated })).toBeNull();
});

test('lists, places and ways of working', () => {
  expect(firstPlaceText({ Sweden: ['Göteborg', 'Malmö'] })).toBe('Göteborg, Sweden');
  expect(firstPlaceText({ Norway: [] })).toBe('Norway');
  expect(firstPlaceText({})).toBeNull();
  expect(chosenSetups({ remote: true, hybrid: false, office: true })).toEqual(['Remote', 'Office']);
  expect(setupText({ remote: true, hybrid: true, office: true })).toBe('Remote, Office or Hybrid');
  expect(setupText({ remote: false, hybrid: false, office: false })).toBe('Not given');
  expect(employmentTexts({ permanent: true, freelance: true, permanentPercentage: 80 })).toEqual([
    'Permanent 80%',
    'Freelance',
  ]);
});

test('every place in a line', () => {
  expect(placesText({ Sweden: ['Göteborg'] }, 'or')).toBe('Göteborg, Sweden');
  expect(placesText({ Sweden: ['Göteborg', 'Malmö'], Norway: [] }, 'or')).toBe('Göteborg, Malmö (Sweden) or Norway');
  expect(placesText({ Norway: [] }, 'and')).toBe('Norway');
  expect(placesText({}, 'and')).toBe('');
  expect(placesText(placesOfNames(['Malmö, Sweden', 'Lund, Sweden', 'Norway']), 'or')).toBe(
    'Malmö, Lund (Sweden) or Norway',
  );
});

const offer = {
  compensation: '62000',
  currency: 'SEK',
  compensationTimePeriod: 'Monthly',
  remote: false,
  hybrid: true,
  office: false,
  permanentPercentage: 100,
  freelancePercentage: null,
} as const;

test('a counter-offer and what it would change read alike, for either side and in mails', () => {
  expect(counterOfferText({ kind: 'salary', compensation: '66000' }, offer)).toBe('66,000 SEK monthly');
  expect(counterOfferText({ kind: 'setup', setup: 'office' }, offer)).toBe('Office');
  expect(counterOfferText({ kind: 'percentage', employmentType: 'freelance', percentage: 60 }, offer)).toBe(
    'Freelance 60%',
  );
  expect((['salary', 'setup', 'percentage'] as const).map((kind) => offeredText(kind, offer))).toEqual([
    '62,000 SEK monthly',
    'Hybrid',
    'Permanent 100%',
  ]);
  expect(employmentText({ ...offer, freelancePercentage: 50 })).toBe('Permanent 100% or Freelance 50%');
});

test('a file for people says that it is UTF-8, and parts its columns as the language’s spreadsheets do', () => {
  const lines = [
    ['Ort', 'Nivå'],
    ['Göteborg, Sverige', '4,5'],
  ];
  expect(spreadsheetText(lines)).toBe('\uFEFFOrt,Nivå\r\n"Göteborg, Sverige","4,5"\r\n');
  expect(inTongue('sv', () => spreadsheetText(lines))).toBe('\uFEFFOrt;Nivå\r\n"Göteborg, Sverige";"4,5"\r\n');
});

addCatalogue('sv', catalogueOf(['formats', 'contracts'], 'sv'));

test('in Swedish', () => {
  inTongue('sv', () => {
    expect([0, 1, 9].map(daysLeftText)).toEqual(['0 dagar kvar', '1 dag kvar', '9 dagar kvar']);
    expect(tokensText(1200)).toBe('1\u00a0200 tokens');
    expect(percentText(80)).toBe('80\u00a0%');
    expect(yearsRangeText({ fromYears: 3, toYears: 5 })).toBe('3 till 5 år');
    const half = { currency: 'SEK', compensationTimePeriod: 'Monthly', permanentPercentage: 50 } as const;
    expect(payPerPeriodText({ compensation: '62000', ...half })).toBe('62\u00a0000 SEK per månad på heltid');
    expect(listed(chosenSetups({ remote: true, hybrid: true, office: true }), 'or')).toBe(
      'Distans, Kontor eller Hybrid',
    );
    expect(firstPlaceText({ Germany: ['Berlin'] })).toBe('Berlin, Tyskland');
    expect(countryText('Bonaire')).toBe('Karibiska Nederländerna');
    expect(countryText('Nowhere')).toBe('Nowhere');
    expect(statementColumns().map(({ title }) => title)).toContain('Förändring');
  });
  expect(countryText('Bonaire')).toBe('Bonaire');
});

test('a document speaks its own language, whoever reads it', () => {
  const place = { name: '', address: '', postalCode: '', city: '', country: 'SE', organizationNumber: '' };
  const content: Parameters<typeof documentSheet>[2] = {
    language: 'en',
    currency: 'SEK',
    seller: { ...place, vatNumber: '', email: '', bankgiro: '', iban: '', bic: '' },
    buyer: { ...place, VAT: '' },
    issuedOn: '2026-11-22',
    deliveredOn: '2026-11-21',
    dueOn: null,
    paidOn: '2026-11-22',
    sold: { kind: 'tokens', tokens: 40, roleName: '' },
    netOre: 200_000,
    vatPercent: 25,
    vatReason: 'sweden',
    vatOre: 50_000,
    totalOre: 250_000,
    reference: '',
    credit: null,
  };
  const english = inTongue('sv', () => documentSheet('receipt', 'R-000001', content));
  expect([english.title, english.rows[0], english.notes]).toEqual([
    'Receipt',
    { label: '40 tokens', value: '2,000.00\u00a0SEK' },
    ['Swedish VAT.'],
  ]);
  const swedish = documentSheet('receipt', 'R-000001', { ...content, language: 'sv' });
  expect([swedish.title, swedish.rows[2], swedish.notes]).toEqual([
    'Kvitto',
    { label: 'Moms 25\u00a0%', value: '500,00\u00a0SEK' },
    ['Svensk moms.'],
  ]);
});

test('a statement says of what is taken or owed whether a dispute or a refund did it', () => {
  const kindOf = (kind: StatementEntry['kind'], cause: string): string | undefined => {
    const entry = { ...ENTRY, kind, cause };
    return statementColumns()
      .find(({ key }) => key === 'kind')
      ?.text(entry);
  };
  expect(kindOf('forfeit', 'dispute')).toBe('Taken back after a dispute');
  expect(kindOf('forfeit', 'refund')).toBe('Taken back by a refund');
  expect(kindOf('debt', 'dispute')).toBe('Owed after a dispute');
  expect(kindOf('debt', 'refund')).toBe('Owed again after a refund');
  expect(kindOf('purchase', 'purchase')).toBe('Bought');
  // What entries are narrowed by holds for both.
  expect([LEDGER_KIND_TEXTS.forfeit, LEDGER_KIND_TEXTS.debt]).toEqual(['Taken back while frozen', 'Owed']);
});
const ENTRY: StatementEntry = {
  id: 'a'.repeat(24),
  at: '2026-11-20T08:00:00.000Z',
  account: 'tokens',
  kind: 'purchase',
  amount: 40,
  cause: 'purchase',
  change: 0,
  balance: 0,
  who: 'Vela',
  person: null,
  roleName: '',
  connectionId: null,
  document: null,
};
