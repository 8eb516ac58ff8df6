import { type App, type JobSeekerProfileDocument, matchProfileOf, matchRoleOf, searcherWith } from '@vela/api';
import { MATCH_PAGE_SIZE } from '@vela/contracts/constants';
import { weekOf } from '@vela/market/days';
import { rankMatches } from '@vela/matching';
import { daysBefore } from '../chance/days.js';
import type { Cast } from './cast.js';

/** Days on which the recruiters of the cast looked at their lists. */
const DAYS_AGO = [40, 33, 26, 19, 12, 9, 6, 4, 3, 2, 1];

/** Notes that the recruiters of the cast were shown the first pages of their lists, as the product notes it. */
export async function showLists(app: App, cast: Cast): Promise<void> {
  const catalogue = app.catalogue.current;
  for (const role of cast.roles) {
    const employer = [cast.helena, cast.mette].find(({ company }) => company._id.equals(role.companyId));
    if (employer === undefined) continue;
    const profiles = await app.models.jobSeekerProfiles
      .find({ categoryId: role.categoryId })
      .lean<JobSeekerProfileDocument[]>();
    const wanted = matchRoleOf(role, searcherWith(employer.company, [employer.recruiter._id]), catalogue);
    const subjects = profiles.map((profile) => matchProfileOf(profile, catalogue));
    const handles = await app.handles.for(role.companyId);
    for (const daysAgo of DAYS_AGO) {
      const at = daysBefore(app.clock.now(), daysAgo);
      const { ranked } = rankMatches(wanted, subjects, {
        week: weekOf(at),
        offset: 0,
        limit: MATCH_PAGE_SIZE,
      });
      const shown = ranked.map((each, index) => ({ ranked: each, place: index + 1 }));
      app.rankingLog.note({ at, role, handles, filters: {}, shown });
    }
  }
  await app.rankingLog.write();
}
