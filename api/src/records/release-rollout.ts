import { type Connection, type Model, Schema } from 'mongoose';
import type { AdminComparedVital } from '@vela/contracts/schemas';

/** A version that is being rolled out, as the release service writes it; here it is only read. */
export interface ReleaseRolloutDocument {
  /** Container name such as `mf_payments`, or `shell`. */
  _id: string;
  version: string;
  /** The version that the others get. */
  inService: string;
  /** Visitors of a hundred. */
  share: number;
  since: Date;
  /** Visitors whose page failed. */
  failed: { readonly rollout: number; readonly inService: number };
  vitals: readonly AdminComparedVital[];
}

const releaseRolloutSchema = new Schema<ReleaseRolloutDocument>(
  {
    _id: { type: String, required: true },
    version: { type: String, required: true },
    inService: { type: String, required: true },
    share: { type: Number, required: true },
    since: { type: Date, required: true },
    failed: { type: Schema.Types.Mixed, required: true },
    vitals: { type: [Schema.Types.Mixed], required: true },
  },
  { collection: 'releaseRollouts', versionKey: false },
);

export const releaseRolloutModel = (connection: Connection): Model<ReleaseRolloutDocument> =>
  connection.model<ReleaseRolloutDocument>('ReleaseRollout', releaseRolloutSchema);
