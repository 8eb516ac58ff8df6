import { unknownField } from '../values/errors.js';
import type { Document } from '../values/value.js';

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** What every command may carry; what drivers and servers add for themselves begins with `$`. */
const ofEveryCommand = words(`
  lsid txnNumber autocommit startTransaction stmtId stmtIds readConcern writeConcern maxTimeMS comment apiVersion apiStrict
  apiDeprecationErrors mayBypassWriteBlocking clientOperationKey`);

const ofFindAndModify = words(`
  query sort remove update new fields upsert bypassDocumentValidation collation arrayFilters hint let sampleId encryptionInformation
  bypassEmptyTsReplacement`);
const ofWrite = words('ordered bypassDocumentValidation bypassEmptyTsReplacement encryptionInformation');
const ofValidation = words('validator validationLevel validationAction viewOn pipeline changeStreamPreAndPostImages');

/** What the commands of MongoDB 8.0 may carry, those that it reads strictly. Source: its command definitions (IDL files). */
const ofCommand: Readonly<Record<string, readonly string[]>> = {
  find: words(`
    filter sort projection hint skip limit batchSize singleBatch max min returnKey showRecordId allowDiskUse tailable awaitData
    oplogReplay noCursorTimeout allowPartialResults collation let term includeQueryStatsMetrics`),
  getMore: words('collection batchSize term includeQueryStatsMetrics'),
  killCursors: words('cursors'),
  count: words('query limit skip hint fields collation queryPlanner'),
  distinct: words('key query hint collation'),
  aggregate: words(`
    pipeline explain allowDiskUse cursor hint collation let bypassDocumentValidation needsMerge fromMongos fromRouter
    isMapReduceCommand includeQueryStatsMetrics`),
  insert: ['documents', ...ofWrite],
  update: ['updates', 'let', ...ofWrite],
  delete: ['deletes', 'let', ...ofWrite],
  bulkWrite: ['ops', 'nsInfo', 'cursor', 'let', 'errorsOnly', ...ofWrite],
  findAndModify: ofFindAndModify,
  findandmodify: ofFindAndModify,
  create: words(`
    capped autoIndexId idIndex size max storageEngine indexOptionDefaults collation timeseries clusteredIndex expireAfterSeconds
    encryptedFields temp flags recordPreImages ${ofValidation.join(' ')}`),
  drop: words('collectionUUID'),
  dropDatabase: [],
  renameCollection: words('to dropTarget stayTemp collectionUUID'),
  createIndexes: words('indexes ignoreUnknownIndexOptions commitQuorum'),
  dropIndexes: words('index'),
  deleteIndexes: words('index'),
  listIndexes: words('cursor'),
  listCollections: words('filter nameOnly authorizedCollections cursor'),
  listDatabases: words('filter nameOnly authorizedDatabases'),
  explain: words('verbosity'),
};

const ofSearch = words('filter collation hint sampleId');
const ofDelete = words('q limit collation hint sampleId');
const ofUpdate = words('upsert arrayFilters collation hint sort upsertSupplied sampleId');

/** What the statements in a command may carry. */
const ofStatement = {
  'update.updates': ['q', 'u', 'c', 'multi', ...ofUpdate],
  'delete.deletes': ofDelete,
  'bulkWrite.insert': ['insert', 'document'],
  'bulkWrite.update': ['update', 'updateMods', 'constants', 'multi', ...ofSearch, ...ofUpdate],
  'bulkWrite.delete': ['delete', 'multi', ...ofSearch],
  $changeStream: words(`
    resumeAfter startAfter startAtOperationTime fullDocument fullDocumentBeforeChange allChangesForCluster showExpandedEvents
    showSystemEvents showMigrationEvents showRawUpdateDescription allowToRunOnConfigDB allowToRunOnSystemNS`),
} as const;

function check(of: string, document: Document, known: ReadonlySet<string>): void {
  const unknown = Object.keys(document).find((field) => !known.has(field));
  if (unknown !== undefined) throw unknownField(of, unknown);
}

const knownOfCommand: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(ofCommand).map(([name, own]) => [name, new Set([name, ...own, ...ofEveryCommand])]),
);
const knownOfStatement = new Map(Object.entries(ofStatement).map(([of, fields]) => [of, new Set<string>(fields)]));

/**
 * Refuses what a command does not have, as MongoDB does: a misspelt option would be left out without a word.
 *
 * @throws CommandError 40415
 */
export function checkCommandFields(name: string, command: Document): void {
  const known = knownOfCommand.get(name);
  if (known === undefined) return;
  const unknown = Object.keys(command).find((field) => !known.has(field) && !field.startsWith('$'));
  if (unknown !== undefined) throw unknownField(name, unknown);
}

/** The same for a statement inside a command. @throws CommandError 40415 */
export function checkStatementFields(of: keyof typeof ofStatement, statement: Document): void {
  check(of, statement, knownOfStatement.get(of) ?? new Set());
}
