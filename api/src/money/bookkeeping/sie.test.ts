import { expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import type { DocumentContent } from '@vela/contracts/schemas';
import { sieFile } from './sie.js';
import { paymentVouchersOf, voucherOf } from './vouchers.js';

const CONTENT: DocumentContent = {
  language: 'sv',
  currency: 'SEK',
  seller: {
    name: 'Vela AB',
    address: '',
    postalCode: '',
    city: '',
    country: 'SE',
    organizationNumber: '559999-9991',
    vatNumber: '',
    email: '',
    bankgiro: '',
    iban: '',
    bic: '',
  },
  buyer: {
    name: 'Åkers "Öl" Łódź',
    address: '',
    postalCode: '',
    city: '',
    country: 'SE',
    organizationNumber: '',
    VAT: '',
  },
  issuedOn: '2026-11-22',
  deliveredOn: '2026-11-22',
  dueOn: null,
  paidOn: null,
  sold: { kind: 'fee', tokens: 0, roleName: 'Designer' },
  netOre: 12_000_000,
  vatPercent: 25,
  vatReason: 'sweden',
  vatOre: 3_000_000,
  totalOre: 15_000_000,
  reference: '133',
  credit: null,
};

/** Reads a SIE file line by line: labels with their fields, quotes and braces as the format has them. */
function parsed(file: Buffer) {
  const lines = iconv.decode(file, 'cp437').split('\r\n');
  const fieldsOf = (line: string): string[] =>
    [...line.trim().matchAll(/"((?:[^"\\]|\\.)*)"|(\{[^}]*\})|(\S+)/g)].map(
      ([, quoted, braces, plain]) => quoted?.replaceAll('\\"', '"') ?? braces ?? plain ?? '',
    );
  return lines.filter((line) => line.trim() !== '').map(fieldsOf);
}

test('a SIE file is read back: its head, its accounts, and vouchers that add up to 0', () => {
  const abroad = { ...CONTENT, vatReason: 'reverseCharge', vatPercent: 0, vatOre: 0, totalOre: 12_000_000 } as const;
  const rows = parsed(
    sieFile(CONTENT.seller, '2026-12-01', '1.0', [
      voucherOf({ kind: 'invoice', number: 1, content: CONTENT }),
      voucherOf({ kind: 'creditNote', number: 1, content: CONTENT }),
      voucherOf({
        kind: 'receipt',
        number: 7,
        content: { ...abroad, sold: { kind: 'tokens', tokens: 40, roleName: '' } },
      }),
    ]),
  );
  expect(rows.slice(0, 8).map(([label, value]) => [label, value])).toEqual([
    ['#FLAGGA', '0'],
    ['#PROGRAM', 'Vela'],
    ['#FORMAT', 'PC8'],
    ['#GEN', '20261201'],
    ['#SIETYP', '4'],
    ['#ORGNR', '559999-9991'],
    ['#FNAMN', 'Vela AB'],
    ['#VALUTA', 'SEK'],
  ]);
  expect(rows.filter(([label]) => label === '#VER')).toEqual([
    ['#VER', 'F', '1', '20261122', 'F-000001 Åkers "Öl" ?ódz'],
    ['#VER', 'K', '1', '20261122', 'K-000001 Åkers "Öl" ?ódz'],
    ['#VER', 'R', '7', '20261122', 'R-000007 Åkers "Öl" ?ódz'],
  ]);
  const lines = rows
    .filter(([label]) => label === '#TRANS')
    .map(([, account, , ore]) => [account, Number(ore)] as const);
  expect(lines).toEqual([
    ['1510', 150_000],
    ['3001', -120_000],
    ['2611', -30_000],
    ['1510', -150_000],
    ['3001', 120_000],
    ['2611', 30_000],
    ['1580', 120_000],
    ['3308', -120_000],
  ]);
  expect(lines.reduce((sum, [, ore]) => sum + ore, 0)).toBe(0);
  const known = new Set(rows.filter(([label]) => label === '#KONTO').map(([, account]) => account));
  expect(lines.every(([account]) => known.has(account))).toBe(true);
});

test('what came in at the bank for an invoice is booked on its day, in parts, as far as it was noted within the days asked for', () => {
  const noted = (day: string) => new Date(`${day}T12:00:00Z`);
  const invoice = {
    number: 12,
    buyer: { ...CONTENT.buyer, invoiceEmail: '' },
    payments: [
      { amountOre: 100, on: '2026-10-31', at: noted('2026-10-31') },
      { amountOre: 5_000_000, on: '2026-11-02', at: noted('2026-11-04') },
      { amountOre: 10_000_000, on: '2026-11-30', at: noted('2026-11-30') },
      { amountOre: 200, on: '2026-11-30', at: noted('2026-12-01') },
    ],
  };
  const vouchers = paymentVouchersOf(invoice, '2026-11-01', '2026-11-30');
  expect(vouchers.map(({ day, lines }) => [day, lines])).toEqual([
    [
      '2026-11-02',
      [
        { account: 1930, ore: 5_000_000 },
        { account: 1510, ore: -5_000_000 },
      ],
    ],
    [
      '2026-11-30',
      [
        { account: 1930, ore: 10_000_000 },
        { account: 1510, ore: -10_000_000 },
      ],
    ],
  ]);
  const text = iconv.decode(sieFile(CONTENT.seller, '2026-11-22', '1', vouchers), 'cp437');
  expect(text).toContain('#VER B "" 20261102 "F-000012');
  expect(text).toContain('#KONTO 1930 "Företagskonto"');
});

/** How many fields a row has by its label, the label included. */
const FIELDS: Readonly<Record<string, number>> = {
  '#FLAGGA': 2,
  '#PROGRAM': 3,
  '#FORMAT': 2,
  '#GEN': 2,
  '#SIETYP': 2,
  '#ORGNR': 2,
  '#FNAMN': 2,
  '#VALUTA': 2,
  '#KONTO': 3,
  '#VER': 5,
  '#TRANS': 4,
  '{': 1,
  '}': 1,
};

/** Reads a row sign by sign, as the format says: a backslash makes a quote a part of the text, and nothing else does. */
function fieldsOf(row: string): string[] {
  const fields: string[] = [];
  let at = 0;
  while (at < row.length) {
    if (row[at] === ' ') {
      at += 1;
      continue;
    }
    const isQuoted = row[at] === '"';
    if (isQuoted) at += 1;
    let field = '';
    while (at < row.length && row[at] !== (isQuoted ? '"' : ' ')) {
      if (row[at] === '\\' && row[at + 1] === '"') at += 1;
      field += row.charAt(at);
      at += 1;
    }
    if (isQuoted && row[at] !== '"') throw new Error(`The text in ${row} has no end.`);
    if (isQuoted) at += 1;
    fields.push(field);
  }
  return fields;
}

test.each([
  ['a backslash at its end', 'ACME \\', 'ACME /'],
  ['what looks like further fields', 'ACME\\" 20200101 "', 'ACME/" 20200101 "'],
  ['backslashes before a quote', 'A\\\\"B', 'A//"B'],
  ['control characters', 'A\u0000B\u0001C\u001aD\u007fE\u0085F', 'A B C D E F'],
  ['the ends of lines', 'A\r\n#VER X\nB\u2028C\u2029D', 'A  #VER X B C D'],
  ['braces', '{A} }', '{A} }'],
])('a name with %s leaves every row with its fields', (_, name, printed) => {
  const content = { ...CONTENT, buyer: { ...CONTENT.buyer, name } };
  const invoice = {
    number: 12,
    buyer: { ...content.buyer, invoiceEmail: '' },
    payments: [{ amountOre: 100, on: '2026-11-22', at: new Date('2026-11-22T12:00:00Z') }],
  };
  const file = sieFile({ ...CONTENT.seller, name, organizationNumber: '559999 9991' }, '2026-12-01', '1.0', [
    voucherOf({ kind: 'invoice', number: 1, content }),
    ...paymentVouchersOf(invoice, '2026-11-22', '2026-11-22'),
  ]);
  const rows = iconv
    .decode(file, 'cp437')
    .split('\r\n')
    .filter((row) => row !== '')
    .map((row) => fieldsOf(row.trim()));
  expect(rows.map(([label = '', ...fields]) => [label, fields.length + 1])).toEqual(
    rows.map(([label = '']) => [label, FIELDS[label]]),
  );
  expect(rows.filter(([label]) => label === '#VER')).toEqual([
    ['#VER', 'F', '1', '20261122', `F-000001 ${printed}`],
    ['#VER', 'B', '', '20261122', `F-000012 ${printed}`],
  ]);
  expect(rows.find(([label]) => label === '#FNAMN')).toEqual(['#FNAMN', printed]);
  expect(rows.find(([label]) => label === '#ORGNR')).toEqual(['#ORGNR', '5599999991']);
});
