import type { SalaryAid } from '@vela/contracts/schemas';
import { groupedNumber } from '@vela/formats';
import { listed, t, texts } from '@vela/language';
import type { BelowMarket } from '@vela/matching';

const KIND_TEXTS = texts({ role: 'this role', country: 'your country', seniority: 'your experience' });

/** @returns such as '25,000 is below what three of four roles like this offer (53,200)' */
export function belowMarketText(
  amount: number,
  { threeOfFour }: BelowMarket,
  { like }: Pick<SalaryAid, 'like'>,
): string {
  const same = listed(
    like.map((kind) => KIND_TEXTS[kind]),
    'and',
  );
  const amounts = { amount: groupedNumber(amount), least: groupedNumber(threeOfFour) };
  return same === ''
    ? t('{amount} is below what three of four roles in your field offer: {least} or more.', amounts)
    : t('{amount} is below what three of four roles like this ({same}) offer: {least} or more.', { ...amounts, same });
}
