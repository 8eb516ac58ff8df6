import { EJSON } from 'bson';
import {
  MongoBulkWriteError,
  type MongoClient,
  MongoClientBulkWriteError,
  MongoError,
  MongoServerError,
} from 'mongodb';
import { type Document, fieldOf, isDocument, type Value } from '../values/value.js';
import { NotInDriver } from './call.js';
import { Entities } from './entities.js';
import { type MatchingContext, Mismatch, requireMatch } from './matching.js';
import { runOperation } from './operations.js';
import { plainValue } from './plain-values.js';
import { runnerOperations } from './runner-operations.js';
import { documentIn, documentsIn, numberIn, type SpecificationFile, textIn } from './specification.js';

/**
 * Runs one test of a file against a server.
 *
 * @param admin a client of the runner's own, for initial data, fail points and outcomes
 * @throws Mismatch or the driver's error when it fails
 */
export async function runTest(file: SpecificationFile, test: Document, uri: string, admin: MongoClient): Promise<void> {
  const entities = new Entities(uri);
  const failPoints = new Set<string>();
  try {
    await writeInitialData(file.content, admin);
    await entities.create(documentsIn(file.content, 'createEntities'));
    const run = async (operations: readonly Document[], inCallback: boolean): Promise<void> => {
      for (const operation of operations)
        await runStep(operation, { entities, admin, failPoints, inCallback, run: (inner) => run(inner, true) });
    };
    await run(documentsIn(test, 'operations'), false);
    checkEvents(test, entities);
    await checkOutcome(test, admin);
  } finally {
    for (const failPoint of failPoints) await admin.db('admin').command({ configureFailPoint: failPoint, mode: 'off' });
    await entities.close();
  }
}

async function writeInitialData(content: Document, admin: MongoClient): Promise<void> {
  for (const data of documentsIn(content, 'initialData')) {
    const database = admin.db(textIn(data, 'databaseName'));
    const name = textIn(data, 'collectionName') ?? '';
    await database.collection(name).drop();
    const options = documentIn(data, 'createOptions');
    await database.createCollection(name, options);
    const documents = documentsIn(data, 'documents');
    if (documents.length > 0)
      await database.collection(name).insertMany(documents.map((document) => ({ ...document })));
  }
}

interface StepContext {
  readonly entities: Entities;
  readonly admin: MongoClient;
  readonly failPoints: Set<string>;
  /** Whether the step is part of a transaction's callback. */
  readonly inCallback: boolean;
  readonly run: (operations: readonly Document[]) => Promise<void>;
}

async function runStep(operation: Document, context: StepContext): Promise<void> {
  const { entities, admin, failPoints, run } = context;
  const fields = documentIn(operation, 'arguments');
  const name = textIn(operation, 'name');
  if (textIn(operation, 'object') === 'testRunner') {
    const runnerOperation = runnerOperations[name ?? ''];
    if (runnerOperation === undefined) throw new Error(`this runner does not know the operation '${name ?? ''}'`);
    await runnerOperation(fields, { entities, admin, failPoints });
    return;
  }
  const expected = fieldOf(operation, 'expectError');
  const outcome = await attempt(() => runOperation(operation, entities, run));
  const kept = textIn(operation, 'saveResultAsEntity');
  if (kept !== undefined && 'result' in outcome) entities.keep(kept, outcome.result);
  if (isDocument(expected)) {
    if (!('error' in outcome)) throw new Mismatch(`${name ?? ''} should have failed`);
    checkError(outcome.error, expected, entities);
    // Inside a transaction's callback the driver is to see every error, expected or not.
    if (context.inCallback) throw outcome.error;
  } else if ('error' in outcome) {
    if (context.inCallback || fieldOf(operation, 'ignoreResultAndError') !== true) throw outcome.error;
  } else if ('expectResult' in operation) {
    requireMatch(plainValue(outcome.result), operation['expectResult'], entities, `result of ${name ?? ''}`);
  }
}

async function attempt(
  work: () => Promise<unknown>,
): Promise<{ readonly result: unknown } | { readonly error: unknown }> {
  try {
    return { result: await work() };
  } catch (error) {
    if (error instanceof Mismatch || error instanceof NotInDriver) throw error;
    return { error };
  }
}

function isServerError(error: unknown): boolean {
  return error instanceof MongoServerError && !('errorResponse' in error && error.code === undefined);
}

function checkError(error: unknown, expected: Document, context: MatchingContext): void {
  if (!(error instanceof Error)) throw new Mismatch('what was thrown is no error');
  const isClientError = fieldOf(expected, 'isClientError');
  if (isClientError === true && isServerError(error) && !(error instanceof MongoBulkWriteError))
    throw new Mismatch(`the server refused: ${error.message}`);
  if (isClientError === false && !isServerError(error) && !(error instanceof MongoClientBulkWriteError))
    throw new Mismatch(`the driver refused: ${error.message}`);
  const contained = textIn(expected, 'errorContains');
  if (contained !== undefined && !error.message.toLowerCase().includes(contained.toLowerCase())) {
    throw new Mismatch(`the message is '${error.message}', without '${contained}'`);
  }
  // A failure of the whole command is the cause of the driver's error.
  const source = error instanceof MongoClientBulkWriteError && error.cause instanceof Error ? error.cause : error;
  const code = 'code' in source ? source.code : undefined;
  const expectedCode = numberIn(expected, 'errorCode');
  if (expectedCode !== undefined && code !== expectedCode)
    throw new Mismatch(`the code is ${String(code)}, expected ${expectedCode}`);
  const codeName = textIn(expected, 'errorCodeName');
  if (codeName !== undefined && !('codeName' in error && error.codeName === codeName))
    throw new Mismatch(`the code has another name than ${codeName}`);
  checkLabels(source, expected);
  const response = fieldOf(expected, 'errorResponse');
  if (response !== undefined)
    requireMatch(
      plainValue('errorResponse' in source ? source.errorResponse : source),
      response,
      context,
      'error response',
    );
  checkBulkError(error, expected, context);
}

function checkLabels(error: Error, expected: Document): void {
  const labels = error instanceof MongoError ? error.errorLabels : [];
  const [contained, omitted] = ['errorLabelsContain', 'errorLabelsOmit'].map((field) => fieldOf(expected, field));
  for (const label of Array.isArray(contained) ? contained : [])
    if (!labels.includes(String(label))) throw new Mismatch(`the label ${String(label)} is missing`);
  for (const label of Array.isArray(omitted) ? omitted : [])
    if (labels.includes(String(label))) throw new Mismatch(`there is a label ${String(label)}`);
}

function checkBulkError(error: Error, expected: Document, context: MatchingContext): void {
  const partial = fieldOf(expected, 'expectResult');
  if (partial !== undefined) {
    const result =
      error instanceof MongoBulkWriteError
        ? error.result
        : error instanceof MongoClientBulkWriteError
          ? error.partialResult
          : undefined;
    requireMatch(plainValue(result), partial, context, 'partial result');
  }
  if (!(error instanceof MongoClientBulkWriteError)) return;
  const writeErrors = fieldOf(expected, 'writeErrors');
  if (isDocument(writeErrors)) {
    const seen = plainValue(error.writeErrors);
    for (const [at, expectedError] of Object.entries(writeErrors))
      requireMatch(isDocument(seen) ? seen[at] : undefined, expectedError, context, `write error ${at}`);
  }
  const concerns = fieldOf(expected, 'writeConcernErrors');
  if (concerns !== undefined)
    requireMatch(plainValue(error.writeConcernErrors), concerns, context, 'write concern errors');
}

function checkEvents(test: Document, entities: Entities): void {
  for (const expectation of documentsIn(test, 'expectEvents')) {
    const client = textIn(expectation, 'client') ?? '';
    const expected = documentsIn(expectation, 'events');
    const kinds = fieldOf(expectation, 'eventType') === 'cmap' ? 'connection' : 'command';
    const observed = entities.eventsOf(client).filter(({ kind }) => kind.startsWith(kinds));
    const extraAllowed = fieldOf(expectation, 'ignoreExtraEvents') === true;
    if (observed.length < expected.length || (!extraAllowed && observed.length > expected.length)) {
      throw new Mismatch(
        `${observed.length} events, expected ${expected.length}: ${observed.map(({ fields }) => String(textIn(fields, 'commandName'))).join(', ')}`,
      );
    }
    for (const [at, event] of expected.entries()) {
      const [kind = ''] = Object.keys(event);
      const seen = observed[at];
      if (seen?.kind !== kind) throw new Mismatch(`event ${at} is ${seen?.kind ?? 'missing'}, expected ${kind}`);
      for (const [field, value] of Object.entries(documentIn(event, kind))) {
        requireMatch(
          withoutDriverAdditions(fieldOf(seen.fields, field), value),
          value,
          entities,
          `event ${at} ${field}`,
        );
      }
    }
  }
}

/**
 * The driver gives every end of a transaction a time-out of its own, which the tests expect of repeated commits only; and it asks for
 * a file by `$eq`, which is the same.
 */
function withoutDriverAdditions(command: Value, expected: Value): Value {
  if (!isDocument(command)) return command;
  const wanted = isDocument(expected) ? expected : {};
  const filter = fieldOf(command, 'filter');
  const id = isDocument(filter) ? fieldOf(filter, '_id') : undefined;
  if (isDocument(id) && Object.keys(id).join() === '$eq' && !isDocument(fieldOf(documentIn(wanted, 'filter'), '_id')))
    return { ...command, filter: { ...documentIn(command, 'filter'), _id: id['$eq'] } };
  const ends = 'commitTransaction' in command || 'abortTransaction' in command;
  if (!ends || !isDocument(command['writeConcern']) || 'wtimeout' in documentIn(wanted, 'writeConcern')) return command;
  const { wtimeout: _, ...writeConcern } = command['writeConcern'];
  return { ...command, writeConcern };
}

async function checkOutcome(test: Document, admin: MongoClient): Promise<void> {
  for (const expectation of documentsIn(test, 'outcome')) {
    const collection = admin
      .db(textIn(expectation, 'databaseName'))
      .collection(textIn(expectation, 'collectionName') ?? '');
    const documents = await collection.find({}, { sort: { _id: 1 } }).toArray();
    const expected = documentsIn(expectation, 'documents');
    if (EJSON.stringify(documents, { relaxed: true }) !== EJSON.stringify(expected, { relaxed: true })) {
      throw new Mismatch(`the collection holds ${EJSON.stringify(documents)}, expected ${EJSON.stringify(expected)}`);
    }
  }
}
