import { LISTED_MAX } from '@vela/contracts/constants';
import type { AdminReleaseRollouts } from '@vela/contracts/schemas';
import type { Collections } from '../../records/models.js';
import type { ReleaseRolloutDocument } from '../../records/release-rollout.js';

/** @returns what is being rolled out, as the release service knew it within the last second */
export async function listRollouts({ models }: Collections<'releaseRollouts'>): Promise<AdminReleaseRollouts> {
  const found = await models.releaseRollouts.find().sort({ _id: 1 }).limit(LISTED_MAX).lean<ReleaseRolloutDocument[]>();
  return {
    rows: found.map(({ _id, version, inService, share, since, failed, vitals }) => ({
      name: _id,
      version,
      inService,
      share,
      since: since.toISOString(),
      failed,
      vitals: [...vitals],
    })),
  };
}
