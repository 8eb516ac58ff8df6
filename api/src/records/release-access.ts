import { type Connection, type Model, Schema } from 'mongoose';
import type { ReleaseRight } from '@vela/contracts/constants';

/** Who may publish and promote at the release service, which writes it; here it is listed, and revoked. */
export interface ReleaseAccessDocument {
  _id: string;
  team: string;
  /** What it may be used for, by container names such as `mf_payments`. */
  names: readonly string[];
  rights: readonly ReleaseRight[];
  /** Who signs a CI's tokens, and what those say; null where the team has a token. */
  ci: string | null;
  createdAt: Date;
  /** Nothing makes one good again. */
  revokedAt: Date | null;
}

const releaseAccessSchema = new Schema<ReleaseAccessDocument>(
  {
    _id: { type: String, required: true },
    team: { type: String, required: true },
    names: { type: [String], required: true },
    rights: { type: [String], required: true },
    ci: { type: String, default: null },
    createdAt: { type: Date, required: true },
    revokedAt: { type: Date, default: null },
  },
  { collection: 'releaseAccesses', versionKey: false },
);
releaseAccessSchema.index({ createdAt: -1 });

export const releaseAccessModel = (connection: Connection): Model<ReleaseAccessDocument> =>
  connection.model<ReleaseAccessDocument>('ReleaseAccess', releaseAccessSchema);
