import { type Connection, type Model, Schema } from 'mongoose';
import type { RateTable } from '@vela/matching';

/** Currency rates of a day, as a source outside told them. */
export interface RateTableDocument extends RateTable {
  /** Whose they are. */
  readonly _id: 'ecb';
}

const rateTableSchema = new Schema<RateTableDocument>(
  {
    _id: { type: String, required: true },
    date: { type: String, required: true },
    perEuro: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'rateTables', versionKey: false },
);

export const rateTableModel = (connection: Connection): Model<RateTableDocument> =>
  connection.model<RateTableDocument>('RateTable', rateTableSchema);
