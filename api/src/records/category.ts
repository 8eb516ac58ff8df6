import { type Connection, type Model, Schema, type Types } from 'mongoose';

interface NamedEntry {
  _id: Types.ObjectId;
  name: string;
}

/**
 * A job category with its roles and skills. A role belongs to one category; a skill that several categories use has the
 * same id in each.
 */
export interface CategoryDocument {
  _id: Types.ObjectId;
  name: string;
  roles: NamedEntry[];
  skills: NamedEntry[];
}

const entrySchema = new Schema<NamedEntry>({ name: { type: String, required: true } });

const categorySchema = new Schema<CategoryDocument>(
  {
    name: { type: String, required: true },
    roles: { type: [entrySchema], required: true },
    skills: { type: [entrySchema], required: true },
  },
  { collection: 'categories', versionKey: false },
);
categorySchema.index({ name: 1 }, { unique: true });

export const categoryModel = (connection: Connection): Model<CategoryDocument> =>
  connection.model<CategoryDocument>('Category', categorySchema);
