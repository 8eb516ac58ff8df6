import type { Types } from 'mongoose';
import type { UserDocument } from '../../records/user.js';

/** What somebody is in a company, written as a whole: nothing of what they were in another one comes along. */
type Membership = Required<Pick<UserDocument, 'companyId' | 'companyOwner' | 'companyBilling'>>;

/** Of who belongs to no company. */
export const OUTSIDE: Membership = { companyId: null, companyOwner: false, companyBilling: false };

/** Of a colleague, who has no rights beyond a colleague's before the owner gives them. */
export const colleagueOf = (companyId: Types.ObjectId): Membership => ({ ...OUTSIDE, companyId });

/** Of who made the company. */
export const ownerOf = (companyId: Types.ObjectId): Membership => ({ ...OUTSIDE, companyId, companyOwner: true });
