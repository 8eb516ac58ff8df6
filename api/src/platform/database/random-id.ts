import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';

/** @returns an id of chance alone: a counted one carries the moment it was made, and leads to the ids made beside it */
export const randomId = (): Types.ObjectId => new Types.ObjectId(Uint8Array.from(randomBytes(12)));
