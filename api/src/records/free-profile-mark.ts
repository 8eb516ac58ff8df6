import { type Connection, type Model, Schema } from 'mongoose';

/** That somebody, or a company, was given free profiles. Whose it is stands nowhere: the id is a mark. */
export interface FreeProfileMarkDocument {
  _id: string;
  givenAt: Date;
}

const freeProfileMarkSchema = new Schema<FreeProfileMarkDocument>(
  { _id: { type: String, required: true }, givenAt: { type: Date, required: true } },
  { collection: 'freeProfileMarks', versionKey: false },
);

export const freeProfileMarkModel = (connection: Connection): Model<FreeProfileMarkDocument> =>
  connection.model<FreeProfileMarkDocument>('FreeProfileMark', freeProfileMarkSchema);
