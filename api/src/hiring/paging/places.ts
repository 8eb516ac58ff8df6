import type { ListPlace } from '@vela/matching';
import type { CompanyHandles } from '../../platform/handles/index.js';

/** Where a list goes on, and how it was ordered when its first page was read. */
export interface Continuation {
  readonly after: ListPlace;
  /** Whose exposure orders the list. */
  readonly moment: number;
  /** Whose turn of ties it is. */
  readonly week: number;
  /** How many stand before the next. */
  readonly before: number;
}

const ID_BYTES = 12;
const BYTES = 4 + 4 + 4 + 4 + 1 + 2 + 4 + ID_BYTES;

/**
 * A place as the company carries it from page to page. It is sealed: exposure, turn and id are the same for every company
 * and would tell two of them that they look at the same person.
 * @param about the list that it belongs to
 */
export function sealPlace(
  handles: CompanyHandles,
  about: string,
  { after, moment, week, before }: Continuation,
): string {
  const bytes = Buffer.alloc(BYTES);
  let at = bytes.writeUInt32BE(moment);
  at = bytes.writeUInt32BE(week, at);
  at = bytes.writeUInt32BE(before, at);
  at = bytes.writeUInt32BE(after.sortKey ?? 0, at);
  at = bytes.writeUInt8(after.shown, at);
  at = bytes.writeUInt16BE(after.exposure, at);
  at = bytes.writeUInt32BE(after.tie, at);
  bytes.write(after.profileId, at, 'hex');
  return handles.seal(bytes, about);
}

/** @returns null for what is no place in this list of this company */
export function openPlace(handles: CompanyHandles, about: string, sealed: string): Continuation | null {
  const bytes = handles.open(sealed, about);
  if (bytes?.length !== BYTES) return null;
  return {
    moment: bytes.readUInt32BE(0),
    week: bytes.readUInt32BE(4),
    before: bytes.readUInt32BE(8),
    after: {
      sortKey: bytes.readUInt32BE(12),
      shown: bytes.readUInt8(16),
      exposure: bytes.readUInt16BE(17),
      tie: bytes.readUInt32BE(19),
      profileId: bytes.subarray(23).toString('hex'),
    },
  };
}
