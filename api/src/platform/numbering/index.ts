import type { ClientSession, Model } from 'mongoose';
import type { NumberSeries, NumberSeriesDocument } from '../../records/number-series.js';

/**
 * The next number of a series. It is taken in the caller's transaction: if that fails, the number was never given, so
 * that a series has no gaps; two at once wait for each other.
 * @returns 1 for the first
 */
export async function nextNumber(
  models: { readonly numberSeries: Model<NumberSeriesDocument> },
  series: NumberSeries,
  session: ClientSession,
): Promise<number> {
  const { last } = await models.numberSeries
    .findOneAndUpdate({ _id: series }, { $inc: { last: 1 } }, { upsert: true, returnDocument: 'after', session })
    .orFail()
    .lean<NumberSeriesDocument>();
  return last;
}
