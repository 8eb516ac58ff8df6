import { CommandError, failedToParse } from '../../values/errors.js';
import { type Document, fieldOf } from '../../values/value.js';
import type { CollectionSource, PipelineContext } from './stage.js';

/** Where a stage finds other collections. @throws CommandError 72 where it may not */
export function sourceOf(context: PipelineContext, name: string): CollectionSource {
  if (context.collections === undefined) throw new CommandError(72, `${name} is not allowed here`);
  return context.collections;
}

/** A text that a stage must be told. */
export function textOption(options: Document, field: string, name: string): string {
  const value = fieldOf(options, field);
  if (typeof value !== 'string') throw failedToParse(`${name} argument '${field}' must be a string`);
  return value;
}
