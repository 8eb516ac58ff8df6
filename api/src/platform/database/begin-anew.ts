import mongoose from 'mongoose';
import { isDuplicateKey } from '../errors/index.js';

const { TransientTransactionError } = mongoose.mongo.MongoErrorLabel;

/** Two transactions that write the same record first are one after the other: whoever comes second begins anew and finds it. */
export function beginAnew(error: unknown): never {
  if (error instanceof mongoose.mongo.MongoError && isDuplicateKey(error))
    error.addErrorLabel(TransientTransactionError);
  throw error;
}
