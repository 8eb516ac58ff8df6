/** What the Node driver itself does otherwise than the tests say. */
const nullId = 'The Node driver replaces an _id of null by a new ObjectId.';
const validationFlag = 'The Node driver leaves out bypassDocumentValidation when it is false.';
const uncommittedIds = 'The Node driver lists the ids it would have inserted, also when nothing was.';
const emptyPartialResult = 'The Node driver reports a partial result of zeros where nothing was written.';

const noSecondary = 'A set of one has no secondary, which the test asks for.';

/** What the store does not have, and refuses. */
const noSnapshotReads = 'The store refuses to read at a moment outside a transaction.';
const noKind = 'The store refuses clustered, capped and time-series collections.';
const noPrepareUnique = 'The store refuses prepareUnique.';
const noMakingInTransactions =
  'The store refuses to make collections and indexes by command in a transaction; one that an insert makes stays.';

/** Tests that do not pass, each with the reason. */
export const knownDifferences: ReadonlyMap<string, string> = new Map([
  ...['insertOne', 'insertMany', 'bulkWrite', 'clientBulkWrite'].map(
    (via) => [`create-null-ids: inserting _id with type null via ${via}`, nullId] as const,
  ),
  ...['Aggregate with $out', 'BulkWrite', 'FindOneAndReplace', 'FindOneAndUpdate', 'InsertMany'].map(
    (operation) =>
      [`bypassDocumentValidation: ${operation} passes bypassDocumentValidation: false`, validationFlag] as const,
  ),
  ...[
    'when first operation fails during an ordered bulk write (verbose)',
    'when first operation fails during an ordered bulk write (summary)',
    'when all operations fail during an unordered bulk write',
  ].map((when) => [`client-bulkWrite-partialResults: partialResult is unset ${when}`, emptyPartialResult] as const),
  ['bulkWrite: First insertOne is never committed', uncommittedIds],
  [
    'client-bulkWrite: client bulkWrite with writeConcern in a transaction causes a transaction error',
    'The Node driver leaves out the write concern instead of refusing it.',
  ],
  [
    'run-command: run command with secondary read preference in client option and primary read preference in transaction options',
    noSecondary,
  ],
  ['transaction-options: readPreference inherited from client', noSecondary],
  ...[
    'create-collection: explicitly create collection using create command',
    'create-collection: implicitly create collection using insert',
    'create-index: create index on a non-existing collection',
    'create-index: create index on a collection created within the same transaction',
  ].map((name) => [name, noMakingInTransactions] as const),
  [
    'implicit-sessions-default-causal-consistency: afterClusterTime is not sent on retried read in implicit session when readConcern level is snapshot',
    noSnapshotReads,
  ],
  ...[
    ...['Find', 'Distinct', 'Aggregate', 'countDocuments', 'Mixed'].map((read) => `${read} operation with snapshot`),
    ...['Find', 'Distinct', 'Aggregate', 'countDocuments'].map(
      (read) => `${read} operation with snapshot and snapshot time`,
    ),
    'Mixed operation with snapshot and snapshotTime',
    'Write commands with snapshot session do not affect snapshot reads',
    'First snapshot read does not send atClusterTime',
  ].map((name) => [`snapshot-sessions: ${name}`, noSnapshotReads] as const),
  ...[
    'runCursorCommand: does not close the cursor when receiving an empty batch',
    'clustered-indexes: createCollection with clusteredIndex',
    'clustered-indexes: listCollections includes clusteredIndex',
    'clustered-indexes: listIndexes returns the index',
    'timeseries-collection: createCollection with all options',
    'timeseries-collection: insertMany with duplicate ids',
    'timeseries-collection: createCollection with bucketing options',
  ].map((name) => [name, noKind] as const),
  ['modifyCollection-errorResponse: modifyCollection prepareUnique violations are accessible', noPrepareUnique],
]);
