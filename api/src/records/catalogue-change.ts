import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { TermKind } from '@vela/contracts/schemas';

/**
 * A merge or a rename in the catalogue, until everything that names the old term follows. Other instances know the
 * old catalogue for some seconds and may save it again, so that a change is finished a while after it was made. It stays: logs name roles
 * by the ids that they had.
 */
export interface CatalogueChangeDocument {
  _id: Types.ObjectId;
  kind: TermKind;
  from: Types.ObjectId;
  /** The same as `from` for a rename. */
  into: Types.ObjectId;
  at: Date;
  /** When nothing named the old term any more; null until then. */
  finishedAt: Date | null;
}

const id = { type: Schema.Types.ObjectId, required: true };

const changeSchema = new Schema<CatalogueChangeDocument>(
  {
    kind: { type: String, required: true },
    from: id,
    into: id,
    at: { type: Date, required: true },
    finishedAt: { type: Date, default: null },
  },
  { collection: 'catalogueChanges', versionKey: false },
);
changeSchema.index({ finishedAt: 1, at: 1 });
changeSchema.index({ kind: 1, from: 1 });

export const catalogueChangeModel = (connection: Connection): Model<CatalogueChangeDocument> =>
  connection.model<CatalogueChangeDocument>('CatalogueChange', changeSchema);
