import type { Types } from 'mongoose';
import type { Access } from '@vela/contracts/endpoint-table';

/** The signed-in user of a call, with what decides about access. */
export interface Caller {
  readonly userId: Types.ObjectId;
  readonly admin: boolean;
  readonly jobSeekerProfileId: Types.ObjectId | null;
  readonly talentSeekerProfileId: Types.ObjectId | null;
  readonly companyId: Types.ObjectId | null;
}

export type JobSeekerCaller = Caller & { readonly jobSeekerProfileId: Types.ObjectId };
export type TalentSeekerCaller = Caller & { readonly talentSeekerProfileId: Types.ObjectId };
export type CompanyCaller = TalentSeekerCaller & { readonly companyId: Types.ObjectId };

/** What a handler knows of its caller once the endpoint's access rule has passed. */
interface CallerByAccess {
  anonymous: Caller | null;
  user: Caller;
  jobSeeker: JobSeekerCaller;
  talentSeeker: TalentSeekerCaller;
  companyMember: CompanyCaller;
  admin: Caller;
}

export type CallerFor<Rule extends Access> = CallerByAccess[Rule];
