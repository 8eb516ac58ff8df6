import { DOCUMENT_KINDS, type DocumentKind } from '@vela/contracts/constants';

const PREFIXES: Readonly<Record<DocumentKind, string>> = { receipt: 'R', invoice: 'F', creditNote: 'K' };
const DIGITS = 6;

/** @returns which document a printed number names, or null for none */
export function readPrintedNumber(text: string): { readonly kind: DocumentKind; readonly number: number } | null {
  const [, prefix = '', digits = ''] = /^([A-Z])-(\d+)$/.exec(text) ?? [];
  const kind = DOCUMENT_KINDS.find((one) => PREFIXES[one] === prefix);
  return kind === undefined ? null : { kind, number: Number(digits) };
}

/** @returns a document's number as it is printed, such as `F-000012` for an invoice */
export const printedNumber = (kind: DocumentKind, number: number): string =>
  `${PREFIXES[kind]}-${String(number).padStart(DIGITS, '0')}`;
