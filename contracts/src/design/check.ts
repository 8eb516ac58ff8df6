import { t } from '@vela/language';
import { type ColorPair, SHAPE_PAIRS, TEXT_PAIRS } from './color-pairs.js';
import { contrastRatio } from './contrast.js';
import { inEachPalette } from './palettes.js';
import { readTokens } from './read.js';
import { OWN_TOKENS, type TokenValues, valuesOf } from './token-set.js';

/** Least contrasts of WCAG 2.2, level AA: of words (1.4.3), and of shapes that say something (1.4.11). */
const TEXT_CONTRAST = 4.5;
const SHAPE_CONTRAST = 3;

/** @returns a ratio that is never said to be more than it is */
const said = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** @returns for each pair that cannot be read or seen well enough a sentence that names it */
export function contrastProblems(values: TokenValues): readonly string[] {
  const of = (palette: string, pairs: readonly ColorPair[], least: number) =>
    pairs.flatMap(({ front, ground }) => {
      const [one, other] = [values.get(`${palette}.${front}`), values.get(`${palette}.${ground}`)];
      const ratio = one === undefined || other === undefined ? least : contrastRatio(one, other);
      if (ratio >= least) return [];
      const facts = { palette, front, ground, ratio: said(ratio), least: String(least) };
      return least === TEXT_CONTRAST
        ? t('{palette}: words in {front} on {ground} have a contrast of {ratio}, and need {least}.', facts)
        : t('{palette}: shapes in {front} on {ground} have a contrast of {ratio}, and need {least}.', facts);
    });
  return inEachPalette((scheme, audience) => {
    const palette = `color.${scheme}.${audience}`;
    return [...of(palette, TEXT_PAIRS, TEXT_CONTRAST), ...of(palette, SHAPE_PAIRS, SHAPE_CONTRAST)];
  }).flat();
}

/** @returns for each step of the grid that is not what it is called a sentence */
const spaceProblems = (values: TokenValues): readonly string[] =>
  [...values].flatMap(([path, css]) => {
    const [, step] = /^space\.(\d+)$/.exec(path) ?? [];
    return step === undefined || css === `${step}px`
      ? []
      : t('{path} is {css}: a step of the grid is named by its size in px.', { path, css });
  });

/** What a file of tokens would change, and what stands in its way. */
export interface TokenCheck {
  /** A sentence each; the tokens can be used where there is none. */
  readonly problems: readonly string[];
  /** Values by path, complete where there is no problem. */
  readonly values: TokenValues;
  /** Paths whose value is not the product's. */
  readonly changed: readonly string[];
}

/** What several audiences share, for others to refer to: no token of the product itself. */
const SHARED = /^color\.(?:light|dark)\.both\./;

/**
 * Holds a file of tokens against the product: its shape, its references, that nothing is missing or unknown, and the contrasts.
 * @param file its JSON, from whomever
 */
export function checkTokens(file: unknown): TokenCheck {
  const { tokens, paths, problems } = readTokens(file);
  const values = valuesOf(tokens);
  const missing = [...OWN_TOKENS.keys()].filter((path) => !paths.has(path));
  const unknown = [...values.keys()].filter((path) => !OWN_TOKENS.has(path) && !SHARED.test(path));
  return {
    values,
    problems: [
      ...problems,
      ...missing.map((path) => t('{path} is missing.', { path })),
      ...unknown.map((path) => t('{path}: the product has no such token.', { path })),
      ...spaceProblems(values),
      ...contrastProblems(values),
    ],
    changed: [...OWN_TOKENS].flatMap(([path, css]) => (values.has(path) && values.get(path) !== css ? [path] : [])),
  };
}
