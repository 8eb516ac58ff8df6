import type { Document } from './value.js';

/** MongoDB's names of the error codes this store answers with (`error_codes.yml` of the server). */
const codeNames: Readonly<Record<number, string>> = {
  1: 'InternalError',
  2: 'BadValue',
  9: 'FailedToParse',
  13: 'Unauthorized',
  14: 'TypeMismatch',
  15: 'Overflow',
  16: 'InvalidLength',
  20: 'IllegalOperation',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  47: 'NoMatchingDocument',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  52: 'DollarPrefixedFieldName',
  53: 'InvalidIdField',
  54: 'NotSingleValueField',
  56: 'EmptyFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  79: 'UnknownReplWriteConcern',
  100: 'UnsatisfiableWriteConcern',
  112: 'WriteConflict',
  115: 'CommandNotSupported',
  121: 'DocumentValidationFailure',
  146: 'ExceededMemoryLimit',
  166: 'CommandNotSupportedOnView',
  167: 'OptionNotSupportedOnView',
  168: 'InvalidPipelineOperator',
  171: 'CannotIndexParallelArrays',
  175: 'QueryPlanKilled',
  211: 'KeyNotFound',
  225: 'TransactionTooOld',
  241: 'ConversionFailure',
  251: 'NoSuchTransaction',
  256: 'TransactionCommitted',
  263: 'OperationNotSupportedInTransaction',
  237: 'CursorKilled',
  260: 'InvalidResumeToken',
  280: 'ChangeStreamFatalError',
  286: 'ChangeStreamHistoryLost',
  290: 'TransactionExceededLifetimeLimitSeconds',
  292: 'QueryExceededMemoryLimitNoDiskUseAllowed',
  368: 'DataCorruptionDetected',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  11601: 'Interrupted',
  12051: 'CursorInUse',
  14031: 'OutOfDiskSpace',
};

/** The name MongoDB gives an error code; codes without one are called by their number, as the server does. */
export function codeName(code: number): string {
  return codeNames[code] ?? `Location${code}`;
}

/** An error a client sees, with MongoDB's own code. */
export class CommandError extends Error {
  readonly code: number;
  /** Further fields of the reply, such as `keyPattern` and `keyValue` of a duplicate key. */
  readonly details: Document;
  /** Error labels that are known where the error arises; the others follow from the code. */
  readonly labels: readonly string[] | undefined;

  /**
   * @param code MongoDB's error code
   * @param message what went wrong, in the server's words where a client may look at them
   * @param extra further fields of the reply, and error labels
   */
  constructor(code: number, message: string, extra: { details?: Document; labels?: readonly string[] } = {}) {
    super(message);
    this.name = 'CommandError';
    this.code = code;
    this.details = extra.details ?? {};
    this.labels = extra.labels;
  }
}

/** An argument MongoDB refuses with `BadValue` (2). */
export function badValue(message: string): CommandError {
  return new CommandError(2, message);
}

/** A request MongoDB cannot parse: `FailedToParse` (9). */
export function failedToParse(message: string): CommandError {
  return new CommandError(9, message);
}

/** A field that a command, or a part of it, does not have (40415). @param of what it is a field of, such as `find` */
export function unknownField(of: string, field: string): CommandError {
  return new CommandError(40415, `BSON field '${of}.${field}' is an unknown field.`);
}

/** Something MongoDB does and this store does not: `CommandNotSupported` (115), never a guess at a result. */
export function notSupported(what: string): CommandError {
  return new CommandError(115, `${what} is not supported by the embedded store`);
}

/** What an error says, whoever threw it. */
export function messageOf(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return String(message);
}

/** The code of an error of the system, such as `ENOENT`. */
export function systemCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
