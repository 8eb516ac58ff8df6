import type { SalaryAid } from '@vela/contracts/schemas';
import { groupedNumber, listed } from '@vela/formats';
import type { BelowMarket } from '@vela/matching';

const KIND_TEXTS = { role: 'this role', country: 'your country', seniority: 'your experience' } as const;

/** @returns such as '25.000 is below what three of four roles like this offer (53.200)' */
export function belowMarketText(
  amount: number,
  { threeOfFour }: BelowMarket,
  { like }: Pick<SalaryAid, 'like'>,
): string {
  const same = listed(
    like.map((kind) => KIND_TEXTS[kind]),
    'and',
  );
  const compared = same === '' ? 'in your field' : `like this (${same})`;
  return `${groupedNumber(amount)} is below what three of four roles ${compared} offer: ${groupedNumber(threeOfFour)} or more.`;
}
