import { badValue } from '../errors.js';
import type { TextFolding } from './key.js';
import { compareValues, type Comparison, comparisonOf } from './order.js';
import { type Document, fieldOf, isDocument, isNumeric, toDouble, type Value } from './value.js';

/** A collation as MongoDB's commands take it, read once. */
export interface Collation {
  readonly comparison: Comparison;
  /** Maps equal strings to equal texts; unequal ones may share a text too, so whoever uses it compares again. */
  readonly fold: TextFolding;
  /** Equal for collations that order strings in the same way. */
  readonly identity: string;
}

/** The comparison of commands without a collation. */
export function comparisonFor(collation: Collation | undefined): Comparison {
  return collation?.comparison ?? compareValues;
}

/**
 * Reads a `collation` option.
 *
 * @returns undefined for none and for `{locale: 'simple'}`, which compare bytes
 * @throws CommandError for a locale that is missing or unknown
 */
export function parseCollation(option: Value): Collation | undefined {
  if (option === undefined || option === null) return undefined;
  if (!isDocument(option)) throw badValue('collation must be a document');
  const locale = fieldOf(option, 'locale');
  if (typeof locale !== 'string') throw badValue("Missing expected field 'locale' in collation");
  if (locale === 'simple') return undefined;
  const known = collations.get(JSON.stringify(option));
  if (known !== undefined) return known;
  const collator = collatorFor(locale, option);
  const collation: Collation = {
    comparison: comparisonOf((left, right) => collator.compare(left, right)),
    fold: coarseFolding(collator.resolvedOptions()),
    identity: JSON.stringify(collator.resolvedOptions()),
  };
  if (collations.size < rememberedCollations) collations.set(JSON.stringify(option), collation);
  return collation;
}

/** Building a collator takes longer than most commands, and few are ever in use. */
const collations = new Map<string, Collation>();
const rememberedCollations = 64;

function collatorFor(locale: string, option: Document): Intl.Collator {
  const strength = numberOf(option, 'strength') ?? 3;
  const caseFirst = fieldOf(option, 'caseFirst');
  const sensitivity =
    strength === 1 ? (fieldOf(option, 'caseLevel') === true ? 'case' : 'base') : strength === 2 ? 'accent' : 'variant';
  try {
    return new Intl.Collator(locale.replaceAll('_', '-'), {
      sensitivity,
      numeric: fieldOf(option, 'numericOrdering') === true,
      ignorePunctuation: fieldOf(option, 'alternate') === 'shifted',
      caseFirst: caseFirst === 'upper' || caseFirst === 'lower' ? caseFirst : 'false',
    });
  } catch {
    throw badValue(`Field 'locale' is invalid in: { locale: "${locale}" }`);
  }
}

function numberOf(option: Document, field: string): number | undefined {
  const value = fieldOf(option, field);
  return isNumeric(value) ? toDouble(value) : undefined;
}

function coarseFolding(options: Intl.ResolvedCollatorOptions): TextFolding {
  return (text) => {
    const letters = text
      .normalize('NFKD')
      .replace(/[\p{M}\p{C}]/gu, '')
      .toUpperCase()
      .toLowerCase();
    const plain = letters
      .replaceAll('æ', 'ae')
      .replaceAll('œ', 'oe')
      .replaceAll('ø', 'o')
      .replaceAll('đ', 'd')
      .replaceAll('ł', 'l');
    const unpunctuated = options.ignorePunctuation ? plain.replace(/[\p{P}\p{Z}]/gu, '') : plain;
    return options.numeric ? unpunctuated.replace(/\d+/g, (number) => number.replace(/^0+(?=\d)/, '')) : unpunctuated;
  };
}
