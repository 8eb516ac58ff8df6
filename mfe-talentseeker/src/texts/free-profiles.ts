import type { Balance } from '@vela/contracts/schemas';
import { freeProfilesText } from '@vela/contracts/texts';
import { t } from '@vela/language';
import { beyondBase } from '@vela/market/offers';
import { BASE_FREE_PROFILES } from '@vela/market/prices';

/** @returns '3/3 free profiles available', and what administrators granted beyond those that every company is given */
export function freeProfileLines({ freeProfiles }: Pick<Balance, 'freeProfiles'>): readonly string[] {
  const count = beyondBase(freeProfiles);
  const base = freeProfilesText(freeProfiles - count, BASE_FREE_PROFILES);
  return count === 0
    ? [base]
    : [base, t('+ {count, plural, one {# free profile} other {# free profiles}} that Vela granted you', { count })];
}
