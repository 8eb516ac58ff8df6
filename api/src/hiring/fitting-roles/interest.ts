import { Types } from 'mongoose';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { t } from '@vela/language';
import { dayOf } from '@vela/market/days';
import { whoIsTold } from '../../accounts/companies/index.js';
import { ownProfile } from '../../accounts/job-seekers/index.js';
import type { Settings } from '../../config/index.js';
import type { JobSeekerCaller } from '../../platform/endpoints/index.js';
import { notFound } from '../../platform/errors/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import { type VisibleNeeds, visibleRole } from './visible-roles.js';

type Needs = VisibleNeeds &
  Collections<'interests' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox'> &
  Settings<'appOrigin'>;

/**
 * Tells a role's company that somebody is interested, on the anonymous card and by at most one mail a day for each role.
 * @throws AppError 404 for a role that the caller may not see
 */
export async function showInterest(app: Needs, caller: JobSeekerCaller, id: string): Promise<void> {
  const { models, clock, config, catalogue } = app;
  const profile = await ownProfile(app, caller);
  const role = await visibleRole(app, caller, profile, id);
  const now = clock.now();
  await app.inTransaction(async (session) => {
    const key = { jobSeekerProfileId: caller.jobSeekerProfileId, openRoleId: role._id };
    const { upsertedCount } = await models.interests.updateOne(
      key,
      { $setOnInsert: { ...key, companyId: role.companyId, createdAt: now } },
      { upsert: true, session },
    );
    if (upsertedCount === 0) return;
    const affair = { companyId: role.companyId, jobSeekerProfileId: caller.jobSeekerProfileId };
    const reader = await whoIsTold(app, affair, role.createdBy, session);
    if (reader === null) return;
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

/** @returns the profiles that are interested in a role, the latest first */
export async function interestedIn(
  { models }: Collections<'interests'>,
  openRoleId: Types.ObjectId,
): Promise<Types.ObjectId[]> {
  const interests = await models.interests
    .find({ openRoleId }, { jobSeekerProfileId: 1 })
    .sort({ createdAt: -1 })
    .lean<{ jobSeekerProfileId: Types.ObjectId }[]>();
  return interests.map(({ jobSeekerProfileId }) => jobSeekerProfileId);
}

/** @returns whether a talent's interest in a role stands and is shown to its company, whatever they chose of rankings */
export const isInterestedIn = async (
  { models }: Collections<'interests'>,
  { _id, shownToTalent }: Pick<OpenRoleDocument, '_id' | 'shownToTalent'>,
  jobSeekerProfileId: Types.ObjectId,
): Promise<boolean> =>
  shownToTalent === true && (await models.interests.exists({ jobSeekerProfileId, openRoleId: _id })) !== null;
