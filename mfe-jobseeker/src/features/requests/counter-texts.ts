import type { CounterOffer } from '@vela/contracts/schemas';
import { t } from '@vela/language';

/** Where a counter-offer stands, to the talent who made it. */
export function counterStateText({ answer }: Pick<CounterOffer, 'answer'>, company: string): string {
  if (answer === 'agreed')
    return t('{company} agreed, and the request now says so. The yes is still yours to give.', { company });
  if (answer === 'kept')
    return t('{company} keeps the request as it was. You can still accept or decline it.', { company });
  return t('{company} has not answered yet. It does not know who asks, and you can still accept or decline as it is.', {
    company,
  });
}
