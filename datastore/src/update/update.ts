import { compilePipeline } from '../aggregate/pipeline.js';
import { runPipeline } from '../aggregate/stages/stage.js';
import type { Variables } from '../expression/scope.js';
import { filterContext } from '../filter/filter.js';
import { decode, encodeForStorage, maximumDocumentBytes } from '../values/codec.js';
import type { Collation } from '../values/collation.js';
import { CommandError, failedToParse } from '../values/errors.js';
import { deepestNesting, isTooDeep } from '../values/field-selection.js';
import { equalValues } from '../values/order.js';
import { isArrayPosition, pathsOverlap } from '../values/path.js';
import { show } from '../values/show.js';
import { typeName } from '../values/type-name.js';
import { type Document, fieldOf, isDocument, type Value } from '../values/value.js';
import { compileArrayFilters } from './array-filters.js';
import { modifiers } from './modifiers.js';
import { expandPath, type Placeholders } from './targets.js';

export interface UpdateOptions {
  readonly arrayFilters: readonly Value[];
  readonly collation: Collation | undefined;
  readonly variables: Variables | undefined;
}

/** What applying an update needs to know of the document at hand. */
export interface UpdateTarget {
  /** The array position the query matched, for `$`. */
  readonly position: number | undefined;
  /** Whether the document is about to be inserted by an upsert. */
  readonly inserting: boolean;
}

/** A compiled update. */
export interface Update {
  readonly kind: 'modifiers' | 'replacement' | 'pipeline';
  /** Whether it asks for the array position that the query matched (`$` in a path). */
  readonly needsPosition: boolean;
  /** The document after the update; the argument may be changed. */
  apply(document: Document, target: UpdateTarget): Document;
}

/**
 * Compiles the `u` of an update: a document of modifiers, a replacement, or a pipeline.
 *
 * @param multi whether it is to change several documents, which a replacement may not
 * @throws CommandError with MongoDB's code for what it refuses
 */
export function compileUpdate(source: Value, options: UpdateOptions, multi: boolean): Update {
  if (Array.isArray(source)) return pipelineUpdate(source, options);
  if (!isDocument(source)) throw failedToParse('Update argument must be either an object or an array');
  const [first] = Object.keys(source);
  if (first?.startsWith('$') === true) return modifierUpdate(source, options);
  const modifier = Object.keys(source).find((field) => field.startsWith('$'));
  if (modifier !== undefined) {
    throw new CommandError(
      52,
      `The dollar ($) prefixed field '${modifier}' in '${modifier}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
  }
  if (multi) throw failedToParse('multi update is not supported for replacement-style update');
  if (options.arrayFilters.length > 0)
    throw failedToParse('arrayFilters may not be specified for replacement-style updates');
  return { kind: 'replacement', needsPosition: false, apply: (document) => replaced(document, source) };
}

function immutableId(): CommandError {
  return new CommandError(66, "Performing an update on the path '_id' would modify the immutable field '_id'");
}

function replaced(document: Document, replacement: Document): Document {
  const id = fieldOf(document, '_id');
  const wanted = fieldOf(replacement, '_id');
  if (id !== undefined && wanted !== undefined && !equalValues(id, wanted)) {
    throw new CommandError(
      66,
      `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${show(wanted)}`,
    );
  }
  const kept = id ?? wanted;
  return kept === undefined ? { ...replacement } : { _id: kept, ...withoutId(replacement) };
}

function withoutId(document: Document): Document {
  const { _id: _, ...rest } = document;
  return rest;
}

const pipelineStages = ['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith'];

function pipelineUpdate(stages: readonly Value[], options: UpdateOptions): Update {
  if (options.arrayFilters.length > 0)
    throw failedToParse('arrayFilters may not be specified for pipeline-style updates');
  for (const stage of stages) {
    const [name = ''] = isDocument(stage) ? Object.keys(stage) : [];
    if (!pipelineStages.includes(name))
      throw new CommandError(72, `${name} is not allowed to be used within an update`);
  }
  const pipeline = compilePipeline(stages.filter(isDocument), options);
  return {
    kind: 'pipeline',
    needsPosition: false,
    apply(document) {
      const [result = {}] = runPipeline(pipeline, [document]);
      const id = fieldOf(document, '_id');
      if (id === undefined) return result;
      const changed = fieldOf(result, '_id');
      if (changed !== undefined && !equalValues(changed, id)) throw immutableId();
      return { _id: id, ...withoutId(result) };
    },
  };
}

interface Step {
  readonly operator: string;
  readonly path: string;
  readonly operand: Value;
}

function modifierUpdate(source: Document, options: UpdateOptions): Update {
  const steps = Object.entries(source).flatMap(([operator, fields]) => stepsOf(operator, fields, source));
  refuseConflicts(steps);
  const ordered = steps.toSorted((left, right) => comparePaths(left.path, right.path));
  const context = filterContext({ collation: options.collation, variables: options.variables });
  const arrayFilters = compileArrayFilters(
    options.arrayFilters,
    steps.map((step) => step.path),
    options.collation,
  );
  return {
    kind: 'modifiers',
    needsPosition: steps.some(({ path }) => path.includes('$')),
    apply(document, { position, inserting }) {
      const placeholders: Placeholders = { position, arrayFilters };
      const active = ordered.filter((step) => inserting || step.operator !== '$setOnInsert');
      // All paths are expanded on the document as it was, so that no modifier moves another one's target.
      const targets = active.map((step) => ({ step, paths: pathsOf(document, step.path, placeholders) }));
      const id = fieldOf(document, '_id');
      const now = new Date();
      for (const { step, paths } of targets) {
        const modifier = modifiers.get(step.operator);
        for (const path of paths) modifier?.({ document, path, operand: step.operand, context, now });
      }
      if (id !== undefined && !equalValues(fieldOf(document, '_id'), id)) throw immutableId();
      return document;
    },
  };
}

function pathsOf(document: Document, path: string, placeholders: Placeholders): string[][] {
  return path.includes('$') ? expandPath(document, path, placeholders) : [path.split('.')];
}

function stepsOf(operator: string, fields: Value, source: Document): Step[] {
  if (!operator.startsWith('$') || !modifiers.has(operator)) {
    throw failedToParse(
      `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  }
  if (!isDocument(fields)) {
    throw failedToParse(
      `Modifiers operate on fields but we found type ${typeName(fields)} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${show(source[operator])}}`,
    );
  }
  return Object.entries(fields).map(([path, operand]) => {
    if (path.split('.').includes('')) {
      throw new CommandError(56, `The update path '${path}' contains an empty field name, which is not allowed.`);
    }
    if (path.startsWith('$')) {
      throw new CommandError(52, `The dollar ($) prefixed field '${path}' in '${path}' is not valid for storage.`);
    }
    return { operator, path, operand };
  });
}

function refuseConflicts(steps: readonly Step[]): void {
  const seen: string[] = [];
  for (const step of steps) {
    const target = step.operator === '$rename' && typeof step.operand === 'string' ? [step.operand] : [];
    for (const path of [step.path, ...target]) {
      const other = seen.find((each) => pathsOverlap(each, path));
      if (other !== undefined) {
        const shorter = path.length < other.length ? path : other;
        throw new CommandError(40, `Updating the path '${path}' would create a conflict at '${shorter}'`);
      }
      seen.push(path);
    }
  }
}

/** New fields appear in the order of their paths, numbers by their value (as since MongoDB 5.0). */
function comparePaths(left: string, right: string): number {
  const [a, b] = [left.split('.'), right.split('.')];
  for (const [at, component] of a.entries()) {
    const other = b[at];
    if (other === undefined) return 1;
    if (component === other) continue;
    if (isArrayPosition(component) && isArrayPosition(other)) return Number(component) - Number(other);
    return component < other ? -1 : 1;
  }
  return a.length - b.length;
}

function tooLarge(): CommandError {
  return new CommandError(17419, `Resulting document after update is larger than ${maximumDocumentBytes}`);
}

/**
 * Applies an update to an encoded document.
 *
 * @returns the encoded document after the update, the very same buffer when nothing has changed
 * @throws CommandError 10334 (or 17419 in the server's older words) when it would grow beyond 16 MB
 */
export function updateDocument(raw: Buffer, update: Update, position: number | undefined): Buffer {
  const updated = encodeForStorage(update.apply(decode(raw), { position, inserting: false }), tooLarge);
  if (updated.length > maximumDocumentBytes) throw tooLarge();
  if (isTooDeep(updated))
    throw new CommandError(15, `Resulting document after update exceeds ${deepestNesting} levels of nesting`);
  return updated.equals(raw) ? raw : updated;
}
