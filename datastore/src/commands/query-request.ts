import { collationOption, documentOption, filledOption, letVariables, memoryOption } from '../engine/options.js';
import { compileFilter } from '../filter/filter.js';
import type { MatchTrace } from '../filter/path-traversal.js';
import { compileProjection } from '../projection/projection.js';
import type { FindRequest } from '../query/find.js';
import type { Collection } from '../storage/collection.js';
import { decode, encode } from '../values/codec.js';
import { FieldSelection } from '../values/field-selection.js';
import { type Document, fieldOf } from '../values/value.js';

/** Reads a query's parts from a command. */
export function findRequest(command: Document, filterField: string, collection: Collection | undefined): FindRequest {
  const source = documentOption(command, filterField) ?? {};
  const collation = collationOption(command, collection);
  return {
    source,
    filter: compileFilter(source, { collation, variables: letVariables(command, collation) }),
    sort: filledOption(command, 'sort'),
    collation,
    hint: fieldOf(command, 'hint'),
    limit: Infinity,
    memory: memoryOption(command),
  };
}

/** What of a document goes to the client: all as it is stored, or what a projection leaves. */
export function projecting(command: Document, field: string, request: FindRequest): (raw: Buffer) => Buffer {
  const specification = filledOption(command, field);
  if (specification === undefined) return (raw) => raw;
  const projection = compileProjection(specification, {
    command: 'find',
    collation: request.collation,
    variables: letVariables(command, request.collation),
  });
  const { kept } = projection;
  if (kept !== undefined) {
    const selection = new FieldSelection(kept);
    return (raw) => selection.copy(raw);
  }
  return (raw) => {
    const document = decode(raw);
    if (!projection.needsPosition) return encode(projection.apply(document));
    const trace: MatchTrace = {};
    request.filter.matches(document, trace);
    return encode(projection.apply(document, trace.position));
  };
}
