import type { Shortlist } from '@vela/contracts/schemas';
import { anonymousProfileOf } from '../../accounts/job-seekers/index.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import type { TalentMarkDocument } from '../../records/talent-mark.js';
import { liveConnections } from '../connections/index.js';
import { profilesInSight, sightOf } from '../sight/index.js';
import type { DeskNeeds } from './marks.js';
import { namesOf } from './names.js';

/** @returns the company's shortlist, the latest first; who is not to be seen any more is not on it */
export async function readShortlist(app: DeskNeeds, caller: CompanyCaller): Promise<Shortlist> {
  const { companyId } = caller;
  const [sight, marks] = await Promise.all([
    sightOf(app, caller),
    app.models.talentMarks
      .find({ companyId, shortlistedAt: { $ne: null } })
      .sort({ shortlistedAt: -1 })
      .lean<TalentMarkDocument[]>(),
  ]);
  const ids = marks.map((mark) => mark.jobSeekerProfileId);
  const [profiles, names, connections] = await Promise.all([
    profilesInSight(app, sight, ids),
    namesOf(
      app,
      marks.map(({ shortlistedBy }) => shortlistedBy),
      companyId,
    ),
    liveConnections(app, companyId, ids),
  ]);
  return marks.flatMap(({ jobSeekerProfileId, shortlistedAt, shortlistedBy, note }) => {
    const id = jobSeekerProfileId.toHexString();
    const profile = profiles.get(id);
    if (profile === undefined || shortlistedAt === null) return [];
    return [
      {
        jobSeekerProfile: anonymousProfileOf(profile, app.catalogue.spoken, sight.handles),
        note,
        by: names(shortlistedBy),
        at: shortlistedAt.toISOString(),
        connection: connections.get(id) ?? null,
      },
    ];
  });
}
