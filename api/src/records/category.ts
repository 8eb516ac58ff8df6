import { type Connection, type Model, Schema, type Types } from 'mongoose';

interface NamedEntry {
  _id: Types.ObjectId;
  name: string;
}

interface SkillEntry extends NamedEntry {
  /** Other names beside those of the table of skills; left out where there is none. */
  aliases?: string[];
}

/**
 * A job category with its roles and skills. A role belongs to one category; a skill that several categories use has the
 * same id in each.
 */
export interface CategoryDocument {
  _id: Types.ObjectId;
  name: string;
  roles: NamedEntry[];
  skills: SkillEntry[];
}

const entrySchema = new Schema<NamedEntry>({ name: { type: String, required: true } });

const skillSchema = new Schema<SkillEntry>({
  name: { type: String, required: true },
  aliases: { type: [String], default: undefined },
});

const categorySchema = new Schema<CategoryDocument>(
  {
    name: { type: String, required: true },
    roles: { type: [entrySchema], required: true },
    skills: { type: [skillSchema], required: true },
  },
  { collection: 'categories', versionKey: false },
);
categorySchema.index({ name: 1 }, { unique: true });

export const categoryModel = (connection: Connection): Model<CategoryDocument> =>
  connection.model<CategoryDocument>('Category', categorySchema);
