import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { hashOf } from './random.js';

const idsByName = new Map<string, Types.ObjectId>();

/**
 * The id of something that is the same in every market, such as a category: by its name.
 * @param kind what it is; there are few names of each kind, and every talent holds some
 */
export function idOfName(kind: 'category' | 'role' | 'skill' | 'post', name: string): Types.ObjectId {
  const key = `${kind} ${name}`;
  const known = idsByName.get(key);
  if (known !== undefined) return known;
  const made = new Types.ObjectId(createHash('sha256').update(key).digest().subarray(0, 12));
  idsByName.set(key, made);
  return made;
}

const KINDS = ['user', 'jobSeeker', 'talentSeeker', 'company', 'openRole'] as const;
export type NumberedKind = (typeof KINDS)[number];

/** Lies in 2020, so that ids of the demo market sort before those the product makes. */
const DEMO_SECONDS = 0x5e0be100;

/**
 * The id of the nth thing of a kind in a market. Filling a store twice with the same market therefore adds nothing.
 * @param n from 0 to 4294967295
 */
export function idOfNumber(market: number, kind: NumberedKind, n: number): Types.ObjectId {
  const bytes = Buffer.allocUnsafe(12);
  bytes.writeUInt32BE(DEMO_SECONDS, 0);
  bytes.writeUInt32BE(hashOf(`market ${market}`), 4);
  bytes.writeUInt8(KINDS.indexOf(kind), 7);
  bytes.writeUInt32BE(n, 8);
  return new Types.ObjectId(bytes);
}
