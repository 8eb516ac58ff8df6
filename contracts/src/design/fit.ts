import { listed, t } from '@vela/language';
import { checkTokens, type TokenCheck } from './check.js';
import { isSeenAtOnce } from './css.js';

/** A file of the product's tokens has some 30,000 characters. */
export const LARGEST_TOKENS_BYTES = 256 * 1024;

/** A file of tokens that is shown to nobody as it is; its message is a sentence a line. */
export class UnfitTokens extends Error {}

/** @param text of a file, from whomever @throws UnfitTokens with a sentence for each thing that does not fit */
export function fitTokens(text: string): TokenCheck {
  // What is longer in bytes is read by nobody; this only spares the parser.
  if (text.length > LARGEST_TOKENS_BYTES) throw new UnfitTokens(t('The file is too large to be tokens.'));
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new UnfitTokens(t('The file is no JSON: a comma or a bracket may be missing.'));
  }
  const check = checkTokens(file);
  if (check.problems.length > 0) throw new UnfitTokens(check.problems.join('\n'));
  return check;
}

/** @returns what differs from the product's tokens, and what of it a preview does not show, in words */
export function changesText({ changed }: Pick<TokenCheck, 'changed'>): string {
  if (changed.length === 0) return t('Nothing differs from the product’s tokens.');
  const differ = t('These differ from the product’s tokens: {paths}.', { paths: listed(changed, 'and') });
  const unseen = changed.filter((path) => !isSeenAtOnce(path));
  return unseen.length === 0
    ? differ
    : `${differ}\n${t('Of these, a preview does not show what style sheets hold as it is built: {paths}.', { paths: listed(unseen, 'and') })}`;
}
