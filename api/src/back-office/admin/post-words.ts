import type { Connection } from 'mongoose';
import { setOnEach } from '../../platform/database/index.js';
import { searchWordsOf } from '../../platform/searching/index.js';
import type { PostDocument } from '../../records/post.js';

interface Titled extends Pick<PostDocument, 'title' | 'slug'> {
  readonly translations?: readonly { readonly title: string }[] | undefined;
}

/** @returns the words that administrators find a post by: of its titles in all languages, and of its address */
export const postWordsOf = ({ title, slug, translations = [] }: Titled): string[] =>
  searchWordsOf(title, ...translations.map((each) => each.title), slug);

type Stored = Pick<PostDocument, '_id' | 'title' | 'slug'> &
  Partial<Pick<PostDocument, 'translations' | 'searchWords'>>;

/** Gives posts the words by which administrators find them. */
export const fillPostWords = (connection: Connection): Promise<void> =>
  setOnEach<Stored>(connection, {
    collection: 'posts',
    fields: ['title', 'slug', 'translations', 'searchWords'],
    changeOf: ({ searchWords: known, ...post }) => {
      const searchWords = postWordsOf(post);
      return known?.join(' ') === searchWords.join(' ') ? null : { searchWords };
    },
  });

/** Takes the words away: a version from before would leave those of before when it changes a title. */
export async function forgetPostWords(connection: Connection): Promise<void> {
  await connection.collection('posts').updateMany({}, { $unset: { searchWords: 1 } });
}
