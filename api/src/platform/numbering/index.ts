import { type ClientSession, type Connection, type Model, Schema } from 'mongoose';

/** Documents that the law wants numbered without gaps. */
export type NumberSeries = 'receipt' | 'invoice' | 'creditNote';

export interface NumberSeriesDocument {
  _id: NumberSeries;
  last: number;
}

const numberSeriesSchema = new Schema<NumberSeriesDocument>(
  { _id: { type: String, required: true }, last: { type: Number, required: true } },
  { collection: 'numberSeries', versionKey: false },
);

export const numberSeriesModel = (connection: Connection): Model<NumberSeriesDocument> =>
  connection.model<NumberSeriesDocument>('NumberSeries', numberSeriesSchema);

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
