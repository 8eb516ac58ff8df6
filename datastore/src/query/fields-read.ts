import { type Document, isDocument, type Value } from '../values/value.js';

/** Operators that name fields in other ways than by `$field`, or take the whole document. */
const opaque: ReadonlySet<string> = new Set([
  '$getField',
  '$setField',
  '$unsetField',
  '$top',
  '$topN',
  '$bottom',
  '$bottomN',
  '$function',
  '$accumulator',
]);

/** Variables that hold the whole document. */
const whole = /^\$\$(ROOT|CURRENT)(\.|$)/;

/**
 * Which top-level fields of its input a stage reads, as far as that can be told: a `$group` or `$count` over many
 * documents needs few of their fields, and decoding takes longer than grouping.
 */
export function fieldsReadBy(stage: Document | undefined): ReadonlySet<string> | 'all' {
  if (stage === undefined || Object.keys(stage).length !== 1) return 'all';
  if ('$count' in stage) return new Set();
  const group = stage['$group'];
  const names = new Set<string>();
  return isDocument(group) && collect(group, names) ? names : 'all';
}

/** Collects the fields an expression reads; false where it may read any. */
function collect(expression: Value, names: Set<string>): boolean {
  if (typeof expression === 'string') {
    if (whole.test(expression)) return false;
    if (expression.startsWith('$') && !expression.startsWith('$$')) names.add(expression.slice(1).split('.')[0] ?? '');
    return true;
  }
  if (Array.isArray(expression)) return expression.every((element) => collect(element, names));
  if (!isDocument(expression)) return true;
  return Object.entries(expression).every(([name, operand]) => !opaque.has(name) && collect(operand, names));
}
