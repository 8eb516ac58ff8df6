import { listed, t, texts } from '@vela/language';
import { cutText } from '../cut-texts/index.js';
import type { TellingKind, TellingWords } from './finding.js';

const WHY: Readonly<Record<TellingKind, string>> = texts({
  email: 'companies get your email address once you accept their request',
  link: 'companies get your profile’s link once you accept their request',
  phone: 'you can give your phone number once you accept a request',
  idNumber: 'it says who you are',
  name: 'companies see your name once you accept their request',
  userName: 'a user name says who you are',
});

/** Words that one sentence names; more would hide what they are about. */
const NAMED_MAX = 3;
const WORDS_MAX = 40;

const quoted = (words: string): string => t('“{text}”', { text: cutText(words, WORDS_MAX + 1) });

/** @returns "Leave out “Lindqvists”: companies see your name once …", one sentence for each kind; null for nothing */
export function sentenceOf(found: readonly TellingWords[]): string | null {
  if (found.length === 0) return null;
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const words = [...new Set(found.filter((one) => one.kind === kind).map((one) => quoted(one.words)))];
      const more = words.length > NAMED_MAX ? ' …' : '';
      return t('Leave out {words}: {reason}.', {
        words: `${listed(words.slice(0, NAMED_MAX))}${more}`,
        reason: WHY[kind],
      });
    })
    .join(' ');
}
