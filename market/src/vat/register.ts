import type { VatAnswer } from '@vela/contracts/constants';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vela/contracts/days';
import { isCountryId, isInEu } from '../countries/index.js';
import { readVatNumber, saysNone } from '../identifiers/index.js';

/** What the register of the European Union (VIES) is asked: its own code of the state, and the number without it. */
export interface VatQuestion {
  readonly countryCode: string;
  readonly vatNumber: string;
}

/** What it answered, and when it was last asked. */
export interface DatedVatAnswer {
  readonly number: string;
  readonly answer: VatAnswer;
  readonly at: Date;
  /** Last time that it was asked, in vain too; absent where that was the answer's. */
  readonly triedAt?: Date | null | undefined;
}

const PREFIX_LENGTH = 2;

/** So long an answer is good without asking again (docs/decisions/0056). */
export const VAT_ANSWER_MS: Readonly<Record<VatAnswer, number>> = {
  valid: 30 * DAY_MS,
  // A number may be new in the register, or typed before it was given.
  invalid: HOUR_MS,
  unavailable: 0,
};

/** A register that did not answer is left alone for so long. */
export const VAT_RETRY_MS = 10 * MINUTE_MS;

/** Greece is EL there, Monaco France, and Northern Ireland XI; Great Britain is not in it. */
const isInRegister = (prefix: string): boolean =>
  prefix === 'EL' || prefix === 'XI' || (isInEu(prefix) && prefix !== 'GR');

/** @returns what to ask about a company, or null for one whose number is not in the register, or decides nothing: Sweden's own */
export function vatQuestionOf({
  country,
  VAT,
}: {
  readonly country: string;
  readonly VAT: string;
}): VatQuestion | null {
  if (!isCountryId(country) || country === 'SE' || saysNone(VAT)) return null;
  const { number } = readVatNumber(country, VAT);
  const prefix = number?.slice(0, PREFIX_LENGTH) ?? '';
  return number !== null && isInRegister(prefix)
    ? { countryCode: prefix, vatNumber: number.slice(PREFIX_LENGTH) }
    : null;
}

/** @returns the number that a question is about, as answers name it */
export const askedNumber = ({ countryCode, vatNumber }: VatQuestion): string => `${countryCode}${vatNumber}`;

/** @returns whether what is known about a number is to be asked anew */
export function vatAnswerIsDue(question: VatQuestion, known: DatedVatAnswer | null | undefined, now: Date): boolean {
  if (known == null || known.number !== askedNumber(question)) return true;
  if (now.getTime() - known.at.getTime() < VAT_ANSWER_MS[known.answer]) return false;
  return now.getTime() - (known.triedAt ?? known.at).getTime() >= VAT_RETRY_MS;
}
