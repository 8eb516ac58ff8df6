import type { Connection, Types } from 'mongoose';
import { countryIdOf } from '@vela/market/countries';

interface Placed {
  readonly _id: Types.ObjectId;
  readonly country?: string;
}

/**
 * Turns the countries that companies typed into ids of the list. One that nobody understands becomes empty, so that the
 * company is asked for it before it buys.
 */
export async function countriesToIds(connection: Connection): Promise<void> {
  const companies = connection.collection('companies');
  const placed = companies.find<Placed>({ country: { $nin: ['', null] } }, { projection: { country: 1 } });
  for await (const { _id, country = '' } of placed) {
    const id = countryIdOf(country) ?? '';
    if (id !== country) await companies.updateOne({ _id, country }, { $set: { country: id } });
  }
}
