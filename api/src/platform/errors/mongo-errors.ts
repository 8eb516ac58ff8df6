import mongoose from 'mongoose';

// The driver's error classes as mongoose re-exports them, so that there is one copy of the driver.
export const { MongoError, MongoErrorLabel, MongoNetworkError, MongoServerSelectionError } = mongoose.mongo;

const DUPLICATE_KEY = 11_000;

/** @returns whether a unique index refused the write */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoServerError && error.code === DUPLICATE_KEY;
