import mongoose, { type Collection } from 'mongoose';

const DUPLICATE_KEY = 11_000;

/** Anything that is stored: its shape is that of its model. */
interface Stored {
  readonly _id: mongoose.Types.ObjectId;
}

/**
 * Inserts what is not there yet, in one go and without building models from it.
 * @returns how many were new
 * @throws the driver's error if anything but an existing id or unique key was in the way
 */
export async function insertNew(collection: Collection, documents: readonly Stored[]): Promise<number> {
  if (documents.length === 0) return 0;
  try {
    const { insertedCount } = await collection.insertMany([...documents], { ordered: false });
    return insertedCount;
  } catch (error) {
    if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) throw error;
    const errors = [error.writeErrors].flat();
    if (errors.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
    return error.insertedCount;
  }
}
