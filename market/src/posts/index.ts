export { ONLINE_PLACE, placeAtHand } from './places.js';

/** What a post says in one language. */
export interface PostTexts {
  readonly title: string;
  readonly content: string;
}

/**
 * A translation is shown in the place of the original, whole: it has a title, and a text where the original has one.
 * @returns what it lacks, the first of both; null for nothing
 */
export function lackingIn(translation: PostTexts, original: Pick<PostTexts, 'content'>): keyof PostTexts | null {
  if (translation.title.trim() === '') return 'title';
  return translation.content.trim() === '' && original.content.trim() !== '' ? 'content' : null;
}
