import { type Connection, type Model, Schema } from 'mongoose';

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
