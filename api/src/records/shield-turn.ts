import { type Connection, type Model, Schema } from 'mongoose';

/** The one record that all write who hold shields against companies: of two at once, the second begins anew. */
export interface ShieldTurnDocument {
  _id: 'shields';
  /** How often that was done. */
  taken: number;
}

const shieldTurnSchema = new Schema<ShieldTurnDocument>(
  { _id: { type: String, required: true }, taken: { type: Number, required: true } },
  { collection: 'shieldTurns', versionKey: false },
);

export const shieldTurnModel = (connection: Connection): Model<ShieldTurnDocument> =>
  connection.model<ShieldTurnDocument>('ShieldTurn', shieldTurnSchema);
