import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import jsQR from 'jsqr';
import { encode } from 'uqr';
import type { DocumentContent, DocumentSheet } from '@vela/contracts/schemas';
import { documentSheet } from '@vela/formats';
import { languages } from '@vela/language';
import { paymentCodeOf } from '@vela/market/documents';
import { readPdf } from '../../../tests/support/read-pdf.js';
import { loadTexts } from '../../texts.js';
import { drawDocument } from './index.js';

loadTexts();

const CONTENT: DocumentContent = {
  language: 'sv',
  currency: 'SEK',
  seller: {
    name: 'Vela AB',
    address: 'Storgatan 1',
    postalCode: '111 20',
    city: 'Stockholm',
    country: 'Sverige',
    organizationNumber: '559999-9991',
    vatNumber: 'SE559999999101',
    email: 'ekonomi@vela.example',
    bankgiro: '5050-1055',
    iban: 'SE45 5000 0000 0583 9825 7466',
    bic: 'EXMPSESS',
  },
  buyer: {
    name: 'Kvist & Kompass AB',
    address: 'Hamngatan 3',
    postalCode: '411 14',
    city: 'Göteborg',
    country: 'Sverige',
    organizationNumber: '556016-0680',
    VAT: 'SE556016068001',
  },
  issuedOn: '2026-11-22',
  deliveredOn: '2026-11-21',
  dueOn: '2026-12-22',
  paidOn: null,
  sold: { kind: 'fee', tokens: 0, roleName: 'Product designer' },
  netOre: 12_000_000,
  vatPercent: 25,
  vatReason: 'sweden',
  vatOre: 3_000_000,
  totalOre: 15_000_000,
  reference: '133',
  credit: null,
};
// What the package exports to Node is the function itself; its types describe an object around it.
const readCode = jsQR as unknown as typeof jsQR.default;
const CREATED = new Date('2026-11-22T10:00:00Z');
const draw = (changes: Partial<DocumentContent> = {}) =>
  drawDocument(documentSheet('invoice', 'F-000001', { ...CONTENT, ...changes }), {
    author: 'Vela AB',
    created: CREATED,
  });

test('an invoice says everything that it must, on one page', async () => {
  const { title, pages, text } = readPdf(await draw());
  expect([title, pages]).toEqual(['Faktura F-000001', 1]);
  for (const part of [
    'Vela AB',
    'Storgatan 1',
    '111 20 Stockholm',
    'SE559999999101',
    'Kvist & Kompass AB',
    '411 14 Göteborg',
    'SE556016068001',
    'Levererat',
    '2026-11-21',
    '2026-12-22',
    'Rekryteringsavgift, Product designer',
    '120 000,00 SEK',
    'Moms 25 %',
    '30 000,00 SEK',
    '150 000,00 SEK',
    '5050-1055',
    'SE45 5000 0000 0583 9825 7466',
    'Svensk moms.',
  ])
    expect(text).toContain(part);
});

/** Everything that a sheet says, with its page: what is read back from the file must hold all of it. */
const saidBy = ({ title, number, facts, seller, buyer, columns, rows, total, notes, payment }: DocumentSheet) => [
  title,
  number,
  ...[facts, seller.facts, buyer.facts, rows, [total, columns], payment?.facts ?? []]
    .flat()
    .flatMap(({ label, value }) => [label, value]),
  ...[seller, buyer].flatMap((party) => [party.title, ...party.lines]),
  ...notes,
  payment?.title ?? '',
];
const CREDIT = { number: 'F-000001', issuedOn: '2026-11-22', reason: 'contractEnded', percent: 50 } as const;
const TOKENS = { kind: 'tokens', tokens: 40, roleName: '' } as const;
const KINDS = [
  ['invoice', 'F-000001', {}],
  ['receipt', 'R-000017', { sold: TOKENS, dueOn: null, paidOn: '2026-11-22', reference: '' }],
  ['creditNote', 'K-000003', { dueOn: null, reference: '', credit: CREDIT }],
] as const;
const RATES = [
  ['sweden', 25],
  ['reverseCharge', 0],
  ['euWithoutVatNumber', 25],
  ['euUnknownVatNumber', 25],
  ['outsideEu', 0],
] as const;
const DOCUMENTS = KINDS.flatMap(([kind, number, changes], one) =>
  RATES.map(([vatReason, vatPercent], other) => {
    const netOre = 1_234_567;
    const vatOre = Math.round((netOre * vatPercent) / 100);
    const language = languages[(one + other) % languages.length] ?? 'sv';
    const sums = { netOre, vatPercent, vatReason, vatOre, totalOre: netOre + vatOre };
    return [
      kind,
      vatReason,
      language,
      documentSheet(kind, number, { ...CONTENT, ...changes, ...sums, language }),
    ] as const;
  }),
);
test.each(DOCUMENTS)('every amount, letter and number is read back: %s, %s, %s', async (...[, , , sheet]) => {
  const read = readPdf(await drawDocument(sheet, { author: 'Vela AB', created: CREATED }));
  const text = read.text.replace(/\s/g, '');
  expect(saidBy(sheet).filter((part) => !text.includes(part.replace(/\s/g, '')))).toEqual([]);
  expect(read.pages).toBe(1);
});

test.each([
  ['Polish', 'Łódzka Spółka Żeglugowa – gęślą jaźń'],
  ['Czech', 'Příliš žluťoučký kůň'],
  ['Greek', 'Ελληνική Εταιρεία Ευρώπη'],
  ['Polytonic Greek', 'Ἀθῆναι Ὀδυσσεύς'],
  ['Russian', 'Общество «Щука» Жёлтый'],
  ['Ukrainian', 'Їжак і ґанок'],
  ['Turkish', 'İstanbul Şişli Ağa'],
  ['Vietnamese', 'Công ty Trách nhiệm hữu hạn'],
  ['Icelandic', 'Þórður Æðey'],
  ['Arabic', 'شركة الأفق للتجارة'],
  ['Arabic with lam and alef', 'السلام الإسلامية الآن'],
  ['Persian', 'شرکت پژوهش گستر'],
  ['Hebrew', 'חברת הים התיכון'],
  ['Chinese', '北京科技有限公司'],
  ['Japanese', 'かぶしき会社テスト'],
  ['Korean', '한국어 회사'],
  ['Georgian', 'შპს საქართველო'],
  ['Thai', 'กรุงเทพ'],
  ['beyond the first plane', '野家 😀 𝔸'],
])('every letter stands in it: %s', async (_, name) => {
  const { text } = readPdf(await draw({ buyer: { ...CONTENT.buyer, name } }));
  expect(text.replace(/\s/g, '')).toContain(name.normalize('NFKC').replace(/\s/g, ''));
});

test('Arabic beside Latin keeps both in their order', async () => {
  const { text } = readPdf(await draw({ buyer: { ...CONTENT.buyer, name: 'شركة الأفق (Horizon 2027) للتجارة' } }));
  for (const part of ['شركة', 'الأفق', 'Horizon 2027', 'للتجارة']) expect(text).toContain(part);
});

test('a name that takes many lines stays inside the page', async () => {
  const { text } = readPdf(await draw({ buyer: { ...CONTENT.buyer, name: `${'Sjuhundrasjuttiosju'.repeat(10)} AB` } }));
  expect(text.replace(/\n/g, '')).toContain('Sjuhundra');
  expect(text).toContain('150 000,00 SEK');
});

test('drawn twice it is the same, byte for byte', async () => {
  const [one, other] = await Promise.all([draw(), draw()]);
  const hashOf = (pdf: Buffer) => createHash('sha256').update(pdf).digest('hex');
  expect(hashOf(one)).toBe(hashOf(other));
});

test('its code is read by a bank’s app', () => {
  const { data, size } = encode(paymentCodeOf(CONTENT) ?? '', { ecc: 'M', border: 4 });
  const scale = 4;
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4);
  for (let index = 0; index < width * width; index += 1) {
    const dark = data[Math.floor(index / width / scale)]?.[Math.floor((index % width) / scale)] === true;
    pixels.set(dark ? [0, 0, 0, 255] : [255, 255, 255, 255], index * 4);
  }
  expect(JSON.parse(readCode(pixels, width, width)?.data ?? '{}')).toEqual({
    uqr: 1,
    tp: 1,
    nme: 'Vela AB',
    cid: '559999-9991',
    iref: '133',
    idt: '20261122',
    ddt: '20261222',
    due: 150_000,
    vat: 30_000,
    pt: 'BG',
    acc: '5050-1055',
  });
});
