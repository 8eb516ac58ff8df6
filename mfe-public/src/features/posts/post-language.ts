import type { Post } from '@vela/contracts/schemas';
import { tongueAtHand } from '@vela/language';

/** @returns the `lang` of a post's words: nothing where they are in the page's own language */
export const langOf = ({ language }: Pick<Post, 'language'>): { readonly lang?: string } =>
  language === tongueAtHand() ? {} : { lang: language };
