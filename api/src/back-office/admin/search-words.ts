import { Types } from 'mongoose';

const OBJECT_ID = /^[0-9a-f]{24}$/i;

/** @returns the id that a search text is, or null */
export const idIn = (search: string): Types.ObjectId | null =>
  OBJECT_ID.test(search) ? new Types.ObjectId(search) : null;
