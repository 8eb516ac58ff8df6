import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { changesText, fitTokens, overridingCss } from '@vela/contracts/design';
import { writeAtomically } from './atomic.js';
import { siteLayout } from './layout.js';
import { PREVIEW_MS, previewToken, TOKENS } from './preview.js';
import { isVersion } from './version.js';

const VERSION_DIGITS = 12;
/** @returns the name of a file's content: the same tokens have the same, wherever they are tried */
const versionOfTokens = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, VERSION_DIGITS);

/** Deletes what no preview leads to any more. */
async function forgetOld(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const written = await stat(file).catch(() => null);
    if (written !== null && now - written.mtimeMs > PREVIEW_MS) await rm(file, { force: true });
  }
}

/** Keeps a file of tokens for as long as a preview lasts. @param text of a file that was checked @returns its version */
export async function storeTokens(site: string, text: string, now: number): Promise<string> {
  const layout = siteLayout(site);
  const version = versionOfTokens(text);
  await forgetOld(layout.tokenFiles, now);
  await writeAtomically(layout.tokens(version), text);
  return version;
}

/** @returns the kept file of a version, or null where there is none or it is not what was kept */
export async function storedTokens(site: string, version: string): Promise<string | null> {
  if (!isVersion(version)) return null;
  const text = await readFile(siteLayout(site).tokens(version), 'utf8').catch(() => null);
  return text !== null && versionOfTokens(text) === version ? text : null;
}

/**
 * @returns the style sheet that a page wears in the tokens of a version, made here of values that were checked here; null where
 *   there are none, or they do not fit this product
 */
export async function cssOfTokens(site: string, version: string): Promise<string | null> {
  const text = await storedTokens(site, version);
  if (text === null) return null;
  try {
    return overridingCss(fitTokens(text).values);
  } catch {
    return null;
  }
}

/** Tokens that a browser may be shown. */
export interface TokensPreview {
  /** Shows them to whoever has it, for a day. */
  readonly word: string;
  /** What differs from the product's tokens, in words. */
  readonly told: string;
}

/**
 * Checks a file of tokens and keeps it, so that one browser can wear it.
 * @param text of the file, from whomever
 * @param now milliseconds since 1970
 * @throws UnfitTokens with a sentence for each thing that does not fit; nothing is kept then
 */
export async function tryTokens(site: string, text: string, now: number): Promise<TokensPreview> {
  const told = changesText(fitTokens(text));
  const version = await storeTokens(site, text, now);
  return { told, word: await previewToken(site, { name: TOKENS, version }, now) };
}
