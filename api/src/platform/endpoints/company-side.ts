import type { Types } from 'mongoose';
import type { UserType } from '@vela/contracts/constants';
import type { Caller } from './caller.js';

/** Something that is between a company and a talent. */
interface Between {
  readonly companyId: Types.ObjectId;
  readonly jobSeekerProfileId: Types.ObjectId;
}

type Talent = Pick<Caller, 'jobSeekerProfileId'>;

/** @returns whether somebody is the talent whom something is about */
export const isTalentIn = ({ jobSeekerProfileId }: Talent, between: Pick<Between, 'jobSeekerProfileId'>): boolean =>
  jobSeekerProfileId?.equals(between.jobSeekerProfileId) === true;

/**
 * Whoever talks to a company as a talent and becomes one of its people stays the talent: what the company keeps and decides of
 * them is their colleagues'.
 * @returns whether a caller stands on the company's side of something
 */
export const isCompanysSide = (caller: Talent & Pick<Caller, 'companyId'>, between: Between): boolean =>
  caller.companyId?.equals(between.companyId) === true && !isTalentIn(caller, between);

/** @returns a filter of what {@link isCompanysSide} says of one */
export const onCompanysSide = ({ companyId, jobSeekerProfileId }: Talent & { readonly companyId: Types.ObjectId }) => ({
  companyId,
  ...(jobSeekerProfileId === null ? {} : { jobSeekerProfileId: { $ne: jobSeekerProfileId } }),
});

/** @returns a filter of what is the caller's in one of their roles; null where they do not have it */
export function onOwnSide({ companyId, jobSeekerProfileId }: Caller, userType: UserType) {
  if (userType === 'talentSeeker') return companyId === null ? null : onCompanysSide({ companyId, jobSeekerProfileId });
  return jobSeekerProfileId === null ? null : { jobSeekerProfileId };
}
