import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { POST_CATEGORIES } from '@vela/contracts/schemas';
import type { Language } from '@vela/language';

export type PostCategory = (typeof POST_CATEGORIES)[number];

/** What a post says in one language. */
export interface PostWords {
  title: string;
  summary: string;
  /** Markdown. */
  content: string;
}

/** A piece of news or an event of the platform. */
export interface PostDocument extends PostWords {
  _id: Types.ObjectId;
  /** Its place in the address; unique within the category. */
  slug: string;
  category: PostCategory;
  /** What it was written in; English where it is not stored, as in posts of before there was a choice. */
  language?: Language;
  /** What it says in other languages, each once. */
  translations?: (PostWords & {
    language: Language;
    /** What the event's place is called in it, where that is not what follows from the original's. */
    place?: string | undefined;
  })[];
  status: 'draft' | 'published';
  /** Nobody but the platform sees it before. */
  publishedAt: Date;
  /** When an event takes place; null for news. */
  startsAt: Date | null;
  place: string | null;
  /** What administrators find it by; follow from its titles and its address. */
  searchWords: string[];
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true };
const date = { type: Date, required: true };

const postSchema = new Schema<PostDocument>(
  {
    slug: text,
    category: text,
    title: text,
    summary: { type: String, default: '' },
    content: { type: String, default: '' },
    language: { type: String },
    translations: {
      type: [{ _id: false, language: text, title: text, summary: String, content: String, place: String }],
      default: undefined,
    },
    status: text,
    publishedAt: date,
    startsAt: { type: Date, default: null },
    place: { type: String, default: null },
    searchWords: { type: [String], default: undefined },
    createdAt: date,
    updatedAt: date,
  },
  { collection: 'posts', versionKey: false },
);
postSchema.index({ category: 1, slug: 1 }, { unique: true });
postSchema.index({ category: 1, status: 1, publishedAt: -1 });
postSchema.index({ category: 1, status: 1, startsAt: 1 });
postSchema.index({ searchWords: 1 });
postSchema.index({ updatedAt: -1, _id: -1 });

export const postModel = (connection: Connection): Model<PostDocument> =>
  connection.model<PostDocument>('Post', postSchema);
