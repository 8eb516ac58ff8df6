import { isDeepStrictEqual } from 'node:util';
import type { Agreement } from '../../records/hire.js';

const told = ({ signedOn, startsOn, probationEndsOn, compensation, currency, compensationTimePeriod }: Agreement) => ({
  signedOn,
  startsOn,
  probationEndsOn: probationEndsOn ?? null,
  compensation,
  currency,
  compensationTimePeriod,
});

/** @returns whether two reports say the same of what was signed */
export const isSameAgreement = (one: Agreement, other: Agreement): boolean => isDeepStrictEqual(told(one), told(other));
