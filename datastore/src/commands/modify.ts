import { Long } from 'bson';
import type { CommandHandler } from '../engine/handler.js';
import { collectionName, documentOption, numberOption, switchOption, textOption } from '../engine/options.js';
import { fields } from '../engine/request.js';
import type { Collection } from '../storage/collection.js';
import { findIndex, type Index } from '../storage/index-definition.js';
import { badValue, CommandError, notSupported } from '../values/errors.js';
import { show } from '../values/show.js';
import { type Document, fieldOf } from '../values/value.js';
import { creationOptions } from './catalog.js';
import { isExpiry } from './indexes.js';

/** What `collMod` may say; anything else would be done by halves. */
const modifiable = [
  'collMod',
  'index',
  'validator',
  'validationLevel',
  'validationAction',
  'viewOn',
  'pipeline',
  'changeStreamPreAndPostImages',
];
/** Fields that every command may carry. */
const ofEveryCommand = [
  'lsid',
  'writeConcern',
  'comment',
  'maxTimeMS',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
];
const part = 'collMod.index';
const ofIndex: readonly string[] = ['name', 'keyPattern', 'expireAfterSeconds', 'hidden'];

function refuseOtherChanges(command: Document, index: Document | undefined): void {
  const other = Object.keys(command).find(
    (field) => !field.startsWith('$') && !modifiable.includes(field) && !ofEveryCommand.includes(field),
  );
  if (other !== undefined) throw notSupported(`collMod with '${other}'`);
  const otherOfIndex = Object.keys(index ?? {}).find((field) => !ofIndex.includes(field));
  if (otherOfIndex !== undefined) throw notSupported(`collMod of an index's '${otherOfIndex}'`);
}

const invalid = (message: string): CommandError => new CommandError(72, message);

/** What is to become of an index; what it is already is left out. */
interface IndexChange {
  readonly index: Index;
  readonly hidden: boolean | undefined;
  readonly expireAfterSeconds: number | undefined;
}

/** What `collMod` says of an index. @throws CommandError where the server refuses it */
function indexChange(collection: Collection, command: Document): IndexChange | undefined {
  const wanted = documentOption(command, 'index');
  if (wanted === undefined) return undefined;
  if (collection.view !== undefined) throw invalid('option not supported on a view: index');
  const hidden = switchOption(wanted, 'hidden', part);
  const expireAfterSeconds = numberOption(wanted, 'expireAfterSeconds');
  const [name, pattern] = [fieldOf(wanted, 'name'), documentOption(wanted, 'keyPattern')];
  if (name !== undefined && pattern !== undefined) throw invalid('Cannot specify both key pattern and name.');
  if (name === undefined && pattern === undefined) throw invalid('Must specify either index name or key pattern.');
  if (hidden === undefined && expireAfterSeconds === undefined)
    throw invalid('no expireAfterSeconds, hidden, unique, or prepareUnique field');
  const index = findIndex(collection.indexes, pattern ?? textOption(wanted, 'name'));
  if (index === undefined)
    throw new CommandError(27, `cannot find index ${show(name ?? pattern)} for ns ${collection.namespace}`);
  if (expireAfterSeconds !== undefined) checkExpiry(index, expireAfterSeconds);
  if (hidden === true && index.name === '_id_') throw badValue("can't hide _id index");
  return { index, hidden: hidden === index.hidden ? undefined : hidden, expireAfterSeconds };
}

function checkExpiry(index: Index, seconds: number): void {
  if (!isExpiry(seconds))
    throw invalid(
      `TTL index 'expireAfterSeconds' option must be within an acceptable range, try a different number than ${seconds}`,
    );
  if (index.name === '_id_') throw invalid('the _id field does not support TTL indexes');
  if (index.fields.length > 1)
    throw invalid('TTL indexes are single-field indexes, compound indexes do not support TTL');
}

/** The specification of an index after a change. */
function changedSpec({ index, hidden, expireAfterSeconds }: IndexChange): Document {
  const { hidden: former, ...others } = index.spec;
  return {
    ...others,
    ...(expireAfterSeconds === undefined ? {} : { expireAfterSeconds: Math.trunc(expireAfterSeconds) }),
    ...(hidden === undefined && former !== undefined ? { hidden: former } : {}),
    ...(hidden === true ? { hidden } : {}),
  };
}

/** What the reply, and whoever watches, are told of a change. */
function told({ index, hidden, expireAfterSeconds }: IndexChange): { reply: Document; before: Document } {
  const former = index.expireAfterSeconds;
  const expiry = expireAfterSeconds === undefined ? {} : { expireAfterSeconds_new: seconds(expireAfterSeconds) };
  const formerExpiry = former === undefined || expireAfterSeconds === undefined ? undefined : seconds(former);
  return {
    reply: {
      ...(formerExpiry === undefined ? {} : { expireAfterSeconds_old: formerExpiry }),
      ...expiry,
      ...(hidden === undefined ? {} : { hidden_old: !hidden, hidden_new: hidden }),
    },
    before: {
      ...(former === undefined ? {} : { expireAfterSeconds: seconds(former) }),
      ...(hidden === undefined ? {} : { hidden: !hidden }),
    },
  };
}

const seconds = (count: number): Long => Long.fromNumber(Math.trunc(count));

const collMod: CommandHandler = async ({ command, database }, engine) => {
  refuseOtherChanges(command, documentOption(command, 'index'));
  const name = collectionName(command, 'collMod');
  const { catalog, commits } = engine.store;
  const reply = await commits.submit((unit): Document => {
    const collection = catalog.find(database, name);
    if (collection === undefined) throw new CommandError(26, `ns does not exist: ${database}.${name}`);
    const changes = creationOptions(command);
    const change = indexChange(collection, command);
    const notice = change === undefined ? undefined : told(change);
    const details = {
      ...changes,
      ...(change === undefined ? {} : { index: documentOption(command, 'index') }),
      stateBeforeChange: {
        collectionOptions: { uuid: collection.uuid, ...collection.options },
        ...(notice === undefined ? {} : { indexOptions: notice.before }),
      },
    };
    engine.changes.appendCatalogChange(unit, 'modify', collection, details);
    catalog.change(unit, collection, { options: { ...collection.options, ...changes } });
    if (change === undefined) return {};
    const { index } = change;
    const former = index.spec;
    unit.onUndo(() => {
      index.spec = former;
    });
    index.spec = changedSpec(change);
    catalog.save(collection);
    return notice?.reply ?? {};
  });
  return fields(reply);
};

/** The command that changes how a collection is kept. */
export const modifyCommands: Readonly<Record<string, CommandHandler>> = { collMod };
