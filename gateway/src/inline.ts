import { createHash } from 'node:crypto';
import { FILLED_STYLE } from '@vela/contracts/remote';

/** What the policy of a page lets run and apply of what stands in the page itself: hashes, as a policy names them. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Browsers read every end of a line as one character. */
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;

/** Scripts fill a style element that they make; a shell from before this constant leaves its text empty. */
const FILLED_LATER = [FILLED_STYLE, ''].map(hashOf);

const EXECUTED = /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

const hashesIn = (markup: string, pattern: RegExp): readonly string[] =>
  [...markup.matchAll(pattern)].map(([, text = '']) => hashOf(text));

/**
 * @param markup of our own builds and of this gateway; never a page's content, in which words of people stand
 * @returns the leave that its scripts and styles need
 */
export function inlineOf(...markup: readonly string[]): Inline {
  const all = markup.join('\n');
  return {
    scripts: [...new Set(hashesIn(all, EXECUTED))],
    styles: [...new Set([...hashesIn(all, STYLE), ...FILLED_LATER])],
  };
}

/** @returns a document as it was built, without the places that shells once had for a nonce */
export const withoutNonces = (document: string): string => document.replace(/ nonce="\{\{nonce\}\}"/g, '');
