import type { Currency } from '@vela/contracts/constants';
import type { Caller } from '../../platform/endpoints/index.js';
import type { Collections } from '../../records/models.js';

/** Keeps the currency in which a person reads pay in lists. @param payCurrency null for as it was stated alone */
export async function choosePayCurrency(
  { models }: Collections<'users'>,
  { userId }: Caller,
  payCurrency: Currency | null,
): Promise<void> {
  await models.users.updateOne({ _id: userId }, { $set: { payCurrency } });
}
