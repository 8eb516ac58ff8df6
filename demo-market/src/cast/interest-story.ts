import { Types } from 'mongoose';
import { type App, type JobSeekerProfileDocument, matchProfileOf, matchRoleOf, searcherWith } from '@vela/api';
import { weekOf } from '@vela/market/days';
import { rankMatches } from '@vela/matching';
import { daysBefore } from '../chance/days.js';
import type { Cast } from './cast.js';

/** Which of a role's best matches said that they are interested, and how many days ago. */
const INTERESTED = [
  { place: 1, daysAgo: 2 },
  { place: 4, daysAgo: 5 },
  { place: 9, daysAgo: 1 },
];

/** Lets a few of those whom the first roles of the cast fit best say so. */
export async function showInterests({ models, catalogue, clock }: App, cast: Cast): Promise<void> {
  const now = clock.now();
  for (const role of cast.roles.filter(({ shownToTalent }) => shownToTalent)) {
    const profiles = await models.jobSeekerProfiles
      .find({ categoryId: role.categoryId, availableForContact: true })
      .lean<JobSeekerProfileDocument[]>();
    const { ranked } = rankMatches(
      matchRoleOf(role, searcherWith({ _id: role.companyId }, [role.createdBy]), catalogue.current),
      profiles.map((profile) => matchProfileOf(profile, catalogue.current)),
      { week: weekOf(now), offset: 0, limit: 10 },
    );
    const documents = INTERESTED.flatMap(({ place, daysAgo }) => {
      const id = ranked[place]?.profileId;
      if (id === undefined) return [];
      const jobSeekerProfileId = new Types.ObjectId(id);
      return [
        { jobSeekerProfileId, openRoleId: role._id, companyId: role.companyId, createdAt: daysBefore(now, daysAgo) },
      ];
    });
    await models.interests.insertMany(documents);
  }
}
