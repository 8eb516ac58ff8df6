/** What the Node driver itself does otherwise than the tests say. */
const nullId = 'The Node driver replaces an _id of null by a new ObjectId.';
const validationFlag = 'The Node driver leaves out bypassDocumentValidation when it is false.';
const uncommittedIds = 'The Node driver lists the ids it would have inserted, also when nothing was.';
const emptyPartialResult = 'The Node driver reports a partial result of zeros where nothing was written.';

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
]);
