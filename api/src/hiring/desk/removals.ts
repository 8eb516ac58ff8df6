import { Types } from 'mongoose';
import { HOUR_MS } from '@vela/market/days';
import type { CompanyHandles } from '../../platform/handles/index.js';

/** Who put a talent on the shortlist, and when; nobody where they deleted their account since. */
export interface Keeping {
  readonly by: Types.ObjectId | null;
  readonly at: Date;
}

/** How long a removal can be undone: longer than a message about it stands anywhere. */
const UNDONE_WITHIN_MS = HOUR_MS;

const ID_BYTES = 12;
const TIME_BYTES = 6;
const BYTES = ID_BYTES + TIME_BYTES + TIME_BYTES;
const NOBODY = '0'.repeat(ID_BYTES * 2);

const aboutOf = (profileId: Types.ObjectId): string => `shortlist ${profileId.toHexString()}`;

/**
 * A removal as whoever made it carries it to its undo. It is sealed: nothing is kept of whom nothing is said any more, and
 * nobody is taken at their word about who kept a talent, and since when.
 */
export function sealRemoval(
  handles: CompanyHandles,
  profileId: Types.ObjectId,
  kept: Keeping,
  removedAt: Date,
): string {
  const bytes = Buffer.alloc(BYTES);
  bytes.write(kept.by?.toHexString() ?? NOBODY, 'hex');
  bytes.writeUIntBE(kept.at.getTime(), ID_BYTES, TIME_BYTES);
  bytes.writeUIntBE(removedAt.getTime(), ID_BYTES + TIME_BYTES, TIME_BYTES);
  return handles.seal(bytes, aboutOf(profileId));
}

/** @returns null for what is no removal of this talent by this company, and for one of long ago */
export function openRemoval(
  handles: CompanyHandles,
  profileId: Types.ObjectId,
  sealed: string,
  now: Date,
): Keeping | null {
  const bytes = handles.open(sealed, aboutOf(profileId));
  if (bytes?.length !== BYTES) return null;
  if (now.getTime() - bytes.readUIntBE(ID_BYTES + TIME_BYTES, TIME_BYTES) > UNDONE_WITHIN_MS) return null;
  const by = bytes.subarray(0, ID_BYTES).toString('hex');
  return { by: by === NOBODY ? null : new Types.ObjectId(by), at: new Date(bytes.readUIntBE(ID_BYTES, TIME_BYTES)) };
}
