import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { Language } from '@vela/language';

/** What administrators call it in languages besides English; left out where it is called as usual. */
export type OtherNames = Partial<Record<Language, string>>;

/** What was called otherwise before. */
interface Renamed {
  /** What it was called in any language, and what became one with it: forms and records still say so. Left out where there is none. */
  formerNames?: string[];
}

interface RoleEntry extends Renamed {
  _id: Types.ObjectId;
  name: string;
  names?: OtherNames;
}

interface SkillEntry extends Renamed {
  _id: Types.ObjectId;
  name: string;
  /** Other names beside those of the table of skills; left out where there is none. */
  aliases?: string[];
}

/**
 * A job category with its roles and skills. A role belongs to one category; a skill that several categories use has the
 * same id in each.
 */
export interface CategoryDocument extends Renamed {
  _id: Types.ObjectId;
  name: string;
  names?: OtherNames;
  roles: RoleEntry[];
  skills: SkillEntry[];
}

const names = { type: Schema.Types.Mixed, default: undefined };
const formerNames = { type: [String], default: undefined };

const entrySchema = new Schema<RoleEntry>({ name: { type: String, required: true }, names, formerNames });

const skillSchema = new Schema<SkillEntry>({
  name: { type: String, required: true },
  aliases: { type: [String], default: undefined },
  formerNames,
});

const categorySchema = new Schema<CategoryDocument>(
  {
    name: { type: String, required: true },
    names,
    formerNames,
    roles: { type: [entrySchema], required: true },
    skills: { type: [skillSchema], required: true },
  },
  { collection: 'categories', versionKey: false },
);
categorySchema.index({ name: 1 }, { unique: true });

export const categoryModel = (connection: Connection): Model<CategoryDocument> =>
  connection.model<CategoryDocument>('Category', categorySchema);
