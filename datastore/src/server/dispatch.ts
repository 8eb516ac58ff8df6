import { commands, outsideTransactions } from '../commands/index.js';
import { checkCommandFields } from '../commands/known-fields.js';
import type { Engine } from '../engine/engine.js';
import { errorLabels, isRetryableCode } from '../engine/error-labels.js';
import type { InjectedFault } from '../engine/fail-points.js';
import type { CommandHandler } from '../engine/handler.js';
import { documentOption, numberOption } from '../engine/options.js';
import {
  type CommandRequest,
  type ConnectionInfo,
  fields,
  type FieldsReply,
  type NumberedWrite,
  type Reply,
} from '../engine/request.js';
import { decode, encode } from '../values/codec.js';
import { badValue, codeName, CommandError, failedToParse, messageOf, notSupported } from '../values/errors.js';
import { show } from '../values/show.js';
import { withinTime } from '../values/time-limit.js';
import { type Document, fieldOf, isDocument, isNumeric, toDouble, type Value } from '../values/value.js';
import type { Request } from '../wire/message.js';
import { encodeCursorReply } from '../wire/raw-document.js';
import { withReplyTimes } from '../wire/reply-times.js';

/** The connection is to be closed without a reply, as an injected network fault wants. */
export class ConnectionClosedError extends Error {
  constructor() {
    super('the connection is closed by a fail point');
    this.name = 'ConnectionClosedError';
  }
}

/**
 * Runs a request from the first byte to the last: sessions, retries, transactions, injected faults, errors.
 *
 * @returns the encoded reply; every failure of the command is one
 * @throws ConnectionClosedError when the connection is to be closed
 */
export async function dispatch(request: Request, connection: ConnectionInfo, engine: Engine): Promise<Buffer> {
  const command = decode(request.body);
  const [name = ''] = Object.keys(command);
  try {
    const fault = engine.failPoints.forCommand(name, connection.application);
    await inject(fault, name, command);
    checkWriteConcern(command);
    const reply = await runCommand(name, command, request, connection, engine);
    return encodeReply(withWriteConcernError(reply, fault, command), engine);
  } catch (error) {
    if (error instanceof ConnectionClosedError) throw error;
    engine.damage?.note(error, `${name} on ${String(command['$db'])}.${String(command[name])}`);
    const failure = encode(errorReply(asCommandError(error), name, command));
    return withReplyTimes(failure, engine.clock.now());
  }
}

async function inject(fault: InjectedFault | undefined, name: string, command: Document): Promise<void> {
  if (fault === undefined) return;
  if (fault.delay > 0) await new Promise((resolve) => setTimeout(resolve, fault.delay));
  if (fault.closesConnection) throw new ConnectionClosedError();
  if (fault.errorCode === undefined) return;
  const message = "Failing command via 'failCommand' failpoint";
  // It fails before there is a cursor, so nothing says that a change stream may go on.
  const usual = errorLabels(new CommandError(fault.errorCode, message), name, command);
  const labels = fault.errorLabels ?? usual.filter((label) => label !== 'ResumableChangeStreamError');
  throw new CommandError(fault.errorCode, message, { labels });
}

function asCommandError(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  return new CommandError(1, `internal error of the embedded store: ${messageOf(error)}`);
}

function errorReply(error: CommandError, name: string, command: Document): Document {
  const labels = errorLabels(error, name, command);
  return {
    ok: 0,
    errmsg: error.message,
    code: error.code,
    codeName: codeName(error.code),
    ...error.details,
    ...(labels.length === 0 ? {} : { errorLabels: [...labels] }),
  };
}

/** The reply with the times every reply carries. */
function encodeReply(reply: Reply, engine: Engine): Buffer {
  return withReplyTimes(encodeBody(reply), engine.clock.now());
}

function encodeBody(reply: Reply): Buffer {
  if (reply.kind === 'cursor') return encodeCursorReply(reply.batch, reply.documents, reply.cursor, { ok: 1 });
  return reply.kind === 'encoded' ? reply.body : encode({ ...reply.fields, ok: 1 });
}

function withWriteConcernError(reply: Reply, fault: InjectedFault | undefined, command: Document): Reply {
  if (reply.kind !== 'fields') return reply;
  if (fault?.writeConcernError === undefined) return withUnmetConcern(reply, command);
  const code = numberOption(fault.writeConcernError, 'code') ?? 0;
  const retryable =
    isRetryableCode(code) && fieldOf(command, 'txnNumber') !== undefined && fieldOf(command, 'autocommit') !== false;
  const labels = fault.errorLabels ?? (retryable ? ['RetryableWriteError'] : []);
  return fields({
    ...reply.fields,
    writeConcernError: fault.writeConcernError,
    ...(labels.length === 0 ? {} : { errorLabels: [...labels] }),
  });
}

const mostNodes = 50;

function wantedNodes(command: Document): Value {
  const concern = fieldOf(command, 'writeConcern');
  return isDocument(concern) ? fieldOf(concern, 'w') : undefined;
}

/** @throws CommandError 9 or 79 for a write concern that no replica set has */
function checkWriteConcern(command: Document): void {
  const wanted = wantedNodes(command);
  if (isNumeric(wanted) && (toDouble(wanted) < 0 || toDouble(wanted) > mostNodes))
    throw failedToParse(
      `w has to be a non-negative number and not greater than ${mostNodes}; found: ${toDouble(wanted)}`,
    );
  if (typeof wanted === 'string' && wanted !== 'majority')
    throw new CommandError(79, `No write concern mode named '${wanted}' found in replica set configuration`);
}

/** A set of one cannot wait for more: the write is done, and the reply says what of the concern is not. */
function withUnmetConcern(reply: FieldsReply, command: Document): Reply {
  const wanted = wantedNodes(command);
  if (!isNumeric(wanted) || toDouble(wanted) <= 1) return reply;
  const writeConcernError = { code: 100, codeName: codeName(100), errmsg: 'Not enough data-bearing nodes' };
  return fields({ ...reply.fields, writeConcernError });
}

const readLevels: readonly Value[] = [undefined, 'local', 'available', 'majority', 'linearizable', 'snapshot'];

/**
 * A read at one moment outside a transaction would need the moments that are past.
 *
 * @throws CommandError 14 or 2 for what is no read concern
 */
function checkReadConcern(command: Document): void {
  const level = fieldOf(documentOption(command, 'readConcern') ?? {}, 'level');
  if (!readLevels.includes(level))
    throw badValue(`Enumeration value '${show(level)}' for field 'readConcern.level' is not a valid value.`);
  if (level === 'snapshot' && fieldOf(command, 'autocommit') === undefined)
    throw notSupported("readConcern 'snapshot' outside a transaction");
}

/** MongoDB counts it in 32 bits. */
const longestLimit = 2 ** 31 - 1;

/** @throws CommandError 2 for a `maxTimeMS` that is none */
function checkLimit(command: Document): void {
  const limit = numberOption(command, 'maxTimeMS') ?? 0;
  if (limit < 0 || limit > longestLimit)
    throw badValue(`${limit} value for maxTimeMS is out of range [0, ${longestLimit}]`);
}

async function runCommand(
  name: string,
  command: Document,
  request: Request,
  connection: ConnectionInfo,
  engine: Engine,
): Promise<Reply> {
  const handler = commands.get(name);
  if (handler === undefined) throw new CommandError(59, `no such command: '${name}'`);
  checkCommandFields(name, command);
  checkLimit(command);
  checkReadConcern(command);
  const session = engine.sessions.of(command);
  const database = fieldOf(command, '$db');
  const base: CommandRequest = {
    name,
    command,
    database: typeof database === 'string' ? database : 'admin',
    body: request.body,
    sequences: request.sequences,
    connection,
    session,
    transaction: undefined,
    retryableWrite: undefined,
  };
  if (session === undefined || fieldOf(command, 'txnNumber') === undefined) return runInTime(base, engine, handler);
  return fieldOf(command, 'autocommit') === false ? runInTransaction(base, engine) : runRetryably(base, engine);
}

/** How long a command may compute. What waits for a commit, and the next batch of a cursor, have limits of their own. */
function runInTime(request: CommandRequest, engine: Engine, handler: CommandHandler): Reply | Promise<Reply> {
  const limit = request.name === 'getMore' ? 0 : (numberOption(request.command, 'maxTimeMS') ?? 0);
  return withinTime(
    limit > 0 ? limit : Infinity,
    () => engine.longReads?.run(request, () => handler(request, engine)) ?? handler(request, engine),
  );
}

async function runInTransaction(request: CommandRequest, engine: Engine): Promise<Reply> {
  const { name, command, session } = request;
  const handler = commands.get(name);
  if (handler === undefined || session === undefined) throw new CommandError(251, 'a transaction needs a session');
  if (outsideTransactions.has(name))
    throw new CommandError(263, `Cannot run '${name}' in a multi-document transaction.`);
  const ends = name === 'commitTransaction' || name === 'abortTransaction';
  if (!ends && fieldOf(command, 'writeConcern') !== undefined)
    throw new CommandError(72, 'writeConcern is not allowed within a multi-statement transaction');
  if (ends)
    return engine.sessions.oneAtATime(session, numberOption(command, 'txnNumber') ?? -1, async () =>
      handler({ ...request, transaction: engine.sessions.transactionFor(session, command, name) }, engine),
    );
  const transaction = engine.sessions.transactionFor(session, command, name);
  try {
    const reply = await runBounded({ ...request, transaction }, engine, handler);
    if (reply.kind === 'fields' && 'writeErrors' in reply.fields) engine.sessions.abort(session);
    return reply;
  } catch (error) {
    if (session.state.kind === 'in transaction' && session.state.transaction === transaction)
      engine.sessions.abort(session);
    throw error;
  }
}

const readsInTransactions: ReadonlySet<string> = new Set(['find', 'aggregate', 'count', 'distinct']);
/** Others wait for a read inside a transaction, which sees what no other thread can: for so many milliseconds at most. */
const longestInTransaction = 1000;

/** @throws CommandError 290 when a read that has no limit of its own takes too long */
async function runBounded(request: CommandRequest, engine: Engine, handler: CommandHandler): Promise<Reply> {
  if (!readsInTransactions.has(request.name)) return runInTime(request, engine, handler);
  const own = numberOption(request.command, 'maxTimeMS') ?? 0;
  try {
    return await withinTime(longestInTransaction, () => runInTime(request, engine, handler));
  } catch (error) {
    if (!(error instanceof CommandError) || error.code !== 50 || (own > 0 && own <= longestInTransaction)) throw error;
    throw new CommandError(
      290,
      `A read inside a transaction may take ${longestInTransaction} ms in the embedded store, for others wait for it. Give it an index, or read outside of the transaction.`,
    );
  }
}

async function runRetryably(request: CommandRequest, engine: Engine): Promise<Reply> {
  const { name, command, session } = request;
  const handler = commands.get(name);
  if (handler === undefined || session === undefined)
    throw new CommandError(50768, 'a retryable write needs a session');
  const number = numberOption(command, 'txnNumber') ?? 0;
  return engine.sessions.oneAtATime(session, number, () =>
    runNumbered({ ...request, retryableWrite: { session, number } }, engine, handler),
  );
}

async function runNumbered(
  request: CommandRequest & { readonly retryableWrite: NumberedWrite },
  engine: Engine,
  handler: CommandHandler,
): Promise<Reply> {
  const { session, number } = request.retryableWrite;
  const done = engine.sessions.enterRetryableWrite(session, number);
  if (done !== undefined) return fields(decode(done));
  const fault = engine.failPoints.forRetryableWrite();
  if (fault?.before === true) {
    if (fault.closesConnection) throw new ConnectionClosedError();
    throw new CommandError(fault.code, 'Failing write via a fail point');
  }
  const reply = await handler(request, engine);
  if (fault?.closesConnection === true) throw new ConnectionClosedError();
  return reply;
}
