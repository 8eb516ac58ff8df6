import { BSONRegExp } from 'bson';
import { type Document, isDocument, isOperatorDocument, type Value } from '../../values/value.js';

/** What a filter demands of one field, by operator; `$eq` stands for a plain value too. */
export type FieldConditions = ReadonlyMap<string, Value>;

/** What a filter demands of all documents it matches, as far as an index can use it. */
export interface Conditions {
  readonly fields: ReadonlyMap<string, FieldConditions>;
  /** The branches of each `$or`. */
  readonly alternatives: readonly (readonly Document[])[];
}

/** Reads the conditions of a filter; everything not listed is left to the filter itself. */
export function collectConditions(filter: Document): Conditions {
  const fields = new Map<string, Map<string, Value>>();
  const alternatives: Document[][] = [];
  collect(filter, fields, alternatives);
  return { fields, alternatives };
}

function collect(filter: Document, fields: Map<string, Map<string, Value>>, alternatives: Document[][]): void {
  for (const [name, operand] of Object.entries(filter)) {
    if (name === '$and' && Array.isArray(operand)) {
      for (const part of operand) if (isDocument(part)) collect(part, fields, alternatives);
    } else if (name === '$or' && Array.isArray(operand)) {
      alternatives.push(operand.filter(isDocument));
    } else if (!name.startsWith('$')) {
      const known = fields.get(name) ?? new Map<string, Value>();
      fields.set(name, known);
      addConditions(known, operand);
    }
  }
}

function addConditions(known: Map<string, Value>, operand: Value): void {
  if (operand instanceof BSONRegExp) return;
  const conditions = isOperatorDocument(operand) ? Object.entries(operand) : [['$eq', operand] as const];
  for (const [operator, value] of conditions) if (!known.has(operator)) known.set(operator, value);
}
