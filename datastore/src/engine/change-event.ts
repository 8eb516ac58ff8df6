import type { LoggedCatalogChange, LoggedChange, LoggedDocumentChange } from '../storage/change-record.js';
import { decode } from '../values/codec.js';
import { CommandError } from '../values/errors.js';
import { type Document, fieldOf, isDocument, type Value } from '../values/value.js';
import { describeUpdate } from './update-description.js';

/** What an update shows of the whole document: nothing, its state when it is read, or that right after the update. */
export const fullDocumentModes = ['default', 'updateLookup', 'whenAvailable', 'required'] as const;
/** What a change shows of the document before it. */
export const documentBeforeModes = ['off', 'whenAvailable', 'required'] as const;

/** How much events tell. */
export interface EventOptions {
  readonly fullDocument: (typeof fullDocumentModes)[number];
  readonly fullDocumentBeforeChange: (typeof documentBeforeModes)[number];
  /** `showExpandedEvents` */
  readonly expanded: boolean;
  /** The current state of a changed document, for `updateLookup`. */
  lookUp(database: string, collection: string, id: Value): Document | null;
}

/** The name a renamed collection got. */
export function renamedTo({ details }: LoggedCatalogChange): Document {
  const to = fieldOf(details, 'to');
  return isDocument(to) ? to : {};
}

/**
 * The event of a change.
 *
 * @throws CommandError 47 when the document before or after it is required and not kept
 */
export function describeChange(entry: LoggedChange, token: string, options: EventOptions): Document {
  const { database, collection, change, time, at, uuid } = entry;
  const event: Document = {
    _id: { _data: token },
    operationType: change.kind,
    clusterTime: time,
    wallTime: at,
    ns: collection === '' ? { db: database } : { db: database, coll: collection },
    ...(options.expanded && uuid !== undefined ? { collectionUUID: uuid } : {}),
  };
  return 'details' in change
    ? { ...event, ...catalogFields(change, options) }
    : { ...event, ...documentFields(entry, change, options) };
}

function catalogFields(change: LoggedCatalogChange, { expanded }: EventOptions): Document {
  const { stateBeforeChange, ...description } = change.details;
  const described = expanded && !['drop', 'dropDatabase'].includes(change.kind);
  return {
    ...(change.kind === 'rename' ? { to: renamedTo(change) } : {}),
    ...(described ? { operationDescription: description } : {}),
    ...(described && stateBeforeChange !== undefined ? { stateBeforeChange } : {}),
  };
}

function documentFields(entry: LoggedChange, change: LoggedDocumentChange, options: EventOptions): Document {
  const { kind, keepsImages } = change;
  const before = change.before === undefined ? undefined : decode(change.before);
  const after = change.after === undefined ? undefined : decode(change.after);
  const id = fieldOf(after ?? before ?? {}, '_id');
  const fields: Document = { documentKey: { _id: id } };
  if (kind === 'insert' || kind === 'replace') fields['fullDocument'] = after;
  if (kind === 'update' && before !== undefined && after !== undefined) {
    fields['updateDescription'] = describeUpdate(before, after, options.expanded);
    if (options.fullDocument === 'updateLookup')
      fields['fullDocument'] = options.lookUp(entry.database, entry.collection, id);
    else if (options.fullDocument !== 'default')
      fields['fullDocument'] = image(keepsImages ? after : undefined, options.fullDocument, 'post-image');
  }
  if (kind !== 'insert' && options.fullDocumentBeforeChange !== 'off')
    fields['fullDocumentBeforeChange'] = image(
      keepsImages ? before : undefined,
      options.fullDocumentBeforeChange,
      'pre-image',
    );
  return fields;
}

function image(document: Document | undefined, mode: 'whenAvailable' | 'required', name: string): Document | null {
  if (document !== undefined) return document;
  if (mode === 'whenAvailable') return null;
  throw new CommandError(
    47,
    `Change stream was configured to require a ${name} for all update, delete and replace events, but the ${name} was not found`,
  );
}
