import type { DocumentKind } from '@vela/contracts/constants';

const PREFIXES: Readonly<Record<DocumentKind, string>> = { receipt: 'R', invoice: 'F', creditNote: 'K' };
const DIGITS = 6;

/** @returns a document's number as it is printed, such as `F-000012` for an invoice */
export const printedNumber = (kind: DocumentKind, number: number): string =>
  `${PREFIXES[kind]}-${String(number).padStart(DIGITS, '0')}`;
