import { foldingOf } from './collation-folding.js';
import { orderOf } from './collation-order.js';
import { badValue, notSupported, unknownField } from './errors.js';
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
 * Reads a `collation` option of a command.
 *
 * @returns undefined for none and for `{locale: 'simple'}`, which compare bytes
 * @throws CommandError for a locale that is missing or unknown, and for what this store would leave out
 */
export function parseCollation(option: Value): Collation | undefined {
  if (isDocument(option)) checkFields(option);
  return storedCollation(option);
}

/**
 * Reads a collation out of the catalogue. One that a former version took and this one refuses is followed as far as it was
 * then, for the data are there.
 *
 * @throws CommandError for a locale that is missing
 */
export function storedCollation(option: Value): Collation | undefined {
  if (option === undefined || option === null) return undefined;
  if (!isDocument(option)) throw badValue('collation must be a document');
  const locale = fieldOf(option, 'locale');
  if (typeof locale !== 'string') throw badValue("Missing expected field 'locale' in collation");
  if (locale === 'simple') return undefined;
  const known = collations.get(JSON.stringify(option));
  if (known !== undefined) return known;
  const collator = collatorFor(locale, option);
  const collation: Collation = {
    comparison: comparisonOf(orderOf(collator)),
    fold: foldingOf(collator.resolvedOptions()),
    identity: JSON.stringify(collator.resolvedOptions()),
  };
  if (collations.size < rememberedCollations) collations.set(JSON.stringify(option), collation);
  return collation;
}

/** Building a collator takes longer than most commands, and few are ever in use. */
const collations = new Map<string, Collation>();
const rememberedCollations = 64;

const knownFields: ReadonlySet<string> = new Set([
  'locale',
  'caseLevel',
  'caseFirst',
  'strength',
  'numericOrdering',
  'alternate',
  'maxVariable',
  'normalization',
  'backwards',
  'version',
]);

/** @throws CommandError for what is no collation, and for what this store would leave out */
function checkFields(option: Document): void {
  const locale = fieldOf(option, 'locale');
  if (typeof locale !== 'string' || locale === 'simple') return;
  const unknown = Object.keys(option).find((field) => !knownFields.has(field));
  if (unknown !== undefined) throw unknownField('collation', unknown);
  const strength = numberOf(option, 'strength') ?? 3;
  if (!Number.isInteger(strength) || strength < 1 || strength > 5)
    throw badValue(`Enumeration value '${strength}' for field 'collation.strength' is not a valid value.`);
  const refused =
    (locale.includes('@') && `a collation '${locale}'`) ||
    (strength > 3 && `collation strength ${strength}`) ||
    (strength === 2 && fieldOf(option, 'caseLevel') === true && 'caseLevel with collation strength 2') ||
    (fieldOf(option, 'backwards') === true && 'a collation with backwards') ||
    (fieldOf(option, 'alternate') === 'shifted' &&
      fieldOf(option, 'maxVariable') === 'space' &&
      'a collation with maxVariable space');
  if (typeof refused === 'string') throw notSupported(refused);
  if (!isLocale(tagOf(locale))) throw badValue(`Field 'locale' is invalid in: { locale: "${locale}" }`);
}

const tagOf = (locale: string): string => locale.replaceAll('_', '-');

function collatorFor(locale: string, option: Document): Intl.Collator {
  const strength = numberOf(option, 'strength') ?? 3;
  const caseFirst = fieldOf(option, 'caseFirst');
  const sensitivity =
    strength === 1 ? (fieldOf(option, 'caseLevel') === true ? 'case' : 'base') : strength === 2 ? 'accent' : 'variant';
  const tag = tagOf(locale);
  // English has the order that all languages begin with.
  return new Intl.Collator(isLocale(tag) ? tag : 'en', {
    sensitivity,
    numeric: fieldOf(option, 'numericOrdering') === true,
    ignorePunctuation: fieldOf(option, 'alternate') === 'shifted',
    caseFirst: caseFirst === 'upper' || caseFirst === 'lower' ? caseFirst : 'false',
  });
}

/** A tag that the library does not know would be taken for this machine's own language. */
function isLocale(tag: string): boolean {
  try {
    return Intl.Collator.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

function numberOf(option: Document, field: string): number | undefined {
  const value = fieldOf(option, field);
  return isNumeric(value) ? toDouble(value) : undefined;
}
