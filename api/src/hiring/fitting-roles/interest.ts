import { type ClientSession, Types } from 'mongoose';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { t } from '@vela/language';
import { dayOf } from '@vela/market/days';
import type { RateTable } from '@vela/matching';
import { searcherWith, whoIsTold } from '../../accounts/companies/index.js';
import { ownProfile } from '../../accounts/job-seekers/index.js';
import type { Settings } from '../../config/index.js';
import type { JobSeekerCaller } from '../../platform/endpoints/index.js';
import { notFound } from '../../platform/errors/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { InterestDocument } from '../../records/interest.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import { isSeen } from '../sight/index.js';
import { stillHolds, termsOf } from './terms.js';
import { type VisibleNeeds, type VisibleRole, visibleRole } from './visible-roles.js';

type Needs = VisibleNeeds &
  Collections<'interests' | 'users'> &
  Pick<Platform, 'inTransaction' | 'outbox'> &
  Settings<'appOrigin'> & { readonly rates: RateTable };

/** @returns whether the company comes upon the talent as they hide now, and not as roles follow that */
async function isReached(
  app: VisibleNeeds,
  { company }: VisibleRole,
  { jobSeekerProfileId }: JobSeekerCaller,
  session: ClientSession,
): Promise<boolean> {
  const profile = await app.models.jobSeekerProfiles
    .findById(jobSeekerProfileId)
    .session(session)
    .lean<JobSeekerProfileDocument | null>();
  return profile !== null && isSeen({ searcher: searcherWith(company, []) }, profile, app);
}

/**
 * Tells a role's company that somebody is interested, on the anonymous card and by at most one mail a day for each role;
 * anew where the role has become another one since they said so. A company from which the caller hides is told nothing, and neither
 * is the caller that it is that company.
 * @throws AppError 404 for a role that the caller may not see
 */
export async function showInterest(app: Needs, caller: JobSeekerCaller, id: string): Promise<void> {
  const { models, clock, config, catalogue } = app;
  const profile = await ownProfile(app, caller);
  const visible = await visibleRole(app, caller, profile, id);
  const { role } = visible;
  const now = clock.now();
  await app.inTransaction(async (session) => {
    const key = { jobSeekerProfileId: caller.jobSeekerProfileId, openRoleId: role._id };
    const said = await models.interests.findOne(key).session(session).lean<InterestDocument | null>();
    if (said !== null && stillHolds(said, role, app.rates)) return;
    await models.interests.updateOne(
      key,
      { $set: { companyId: role.companyId, terms: termsOf(role), createdAt: now } },
      { upsert: true, session },
    );
    const affair = { companyId: role.companyId, jobSeekerProfileId: caller.jobSeekerProfileId };
    const reader = await whoIsTold(app, affair, role.createdBy, session);
    const reached = await isReached(app, visible, caller, session);
    if (reader === null || !reached) return;
    await leaveMail(app, session, `roleInterest:${id}:${dayOf(now)}`, {
      to: { user: reader._id },
      template: 'roleInterest',
      values: () => ({
        firstName: reader.givenName,
        roleName: catalogue.spoken.roles.get(role.roleId.toHexString())?.name ?? t('your role'),
        url: `${config.appOrigin}${pathTo(PATHS.roleMatches, { roleId: id })}`,
      }),
    });
  });
}

/** Takes it back; nobody is told. @throws AppError 404 where the caller has not said it */
export async function dropInterest(
  { models }: Collections<'interests'>,
  { jobSeekerProfileId }: JobSeekerCaller,
  id: string,
): Promise<void> {
  const { deletedCount } = await models.interests.deleteOne({ jobSeekerProfileId, openRoleId: new Types.ObjectId(id) });
  if (deletedCount === 0) throw notFound(t('You have not said that you are interested in this role.'));
}

/** @returns the profiles that are interested in a role as it is now, the latest first */
export async function interestedIn(
  { models, rates }: Collections<'interests'> & { readonly rates: RateTable },
  role: OpenRoleDocument,
): Promise<Types.ObjectId[]> {
  const interests = await models.interests
    .find({ openRoleId: role._id }, { jobSeekerProfileId: 1, terms: 1 })
    .sort({ createdAt: -1 })
    .lean<Pick<InterestDocument, 'jobSeekerProfileId' | 'terms'>[]>();
  return interests
    .filter((interest) => stillHolds(interest, role, rates))
    .map(({ jobSeekerProfileId }) => jobSeekerProfileId);
}

/** @returns whether a talent's interest in a role stands and is shown to its company, whatever they chose of rankings */
export async function isInterestedIn(
  { models, rates }: Collections<'interests'> & { readonly rates: RateTable },
  role: OpenRoleDocument,
  jobSeekerProfileId: Types.ObjectId,
): Promise<boolean> {
  if (role.shownToTalent !== true) return false;
  const said = await models.interests
    .findOne({ jobSeekerProfileId, openRoleId: role._id })
    .lean<InterestDocument | null>();
  return said !== null && stillHolds(said, role, rates);
}
