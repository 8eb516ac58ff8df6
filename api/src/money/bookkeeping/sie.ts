import iconv from 'iconv-lite';
import type { SellerConfig } from '../../config/index.js';
import { ACCOUNTS, type Voucher } from './vouchers.js';

/** Characters as PC-8 has them (code page 437), which the format demands; others lose their marks, or become '?'. */
function inPc8(text: string): string {
  const has = (sign: string): boolean => iconv.decode(iconv.encode(sign, 'cp437'), 'cp437') === sign;
  return [...text.normalize('NFC')]
    .map((sign) => (has(sign) ? sign : sign.normalize('NFD').replace(/\p{M}/gu, '')))
    .join('');
}

/**
 * A text as a field. A quote in it stands behind a backslash, which makes nothing else and cannot be written itself; a
 * control character ends the row or the field in one program or another.
 */
const quoted = (text: string): string =>
  `"${inPc8(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').replaceAll('\\', '/')).replaceAll('"', '\\"')}"`;
const compact = (day: string): string => day.replaceAll('-', '');
const amount = (ore: number): string => (ore / 100).toFixed(2);

const voucherText = ({ series, number, day, text, lines }: Voucher): string[] => [
  // A number that is not given is the bookkeeping program's to give.
  `#VER ${series} ${number ?? '""'} ${compact(day)} ${quoted(text)}`,
  '{',
  ...lines.map(({ account, ore }) => `  #TRANS ${account} {} ${amount(ore)}`),
  '}',
];

/**
 * Writes vouchers as a SIE file of type 4I (SIE file format, edition 4B): what a bookkeeping program imports.
 * @param made day on which the file is made
 * @returns its bytes, in PC-8
 */
export function sieFile(seller: SellerConfig, made: string, version: string, vouchers: readonly Voucher[]): Buffer {
  // A setting may be written with a blank in it, which would be another field.
  const organizationNumber = seller.organizationNumber.replace(/[^\w-]/g, '');
  const lines = [
    '#FLAGGA 0',
    `#PROGRAM ${quoted('Vela')} ${quoted(version)}`,
    '#FORMAT PC8',
    `#GEN ${compact(made)}`,
    '#SIETYP 4',
    ...(organizationNumber === '' ? [] : [`#ORGNR ${organizationNumber}`]),
    `#FNAMN ${quoted(seller.name)}`,
    '#VALUTA SEK',
    ...Object.entries(ACCOUNTS).map(([number, name]) => `#KONTO ${number} ${quoted(name)}`),
    ...vouchers.flatMap(voucherText),
    '',
  ];
  return iconv.encode(lines.join('\r\n'), 'cp437');
}
