import type { Access } from '@vela/contracts/endpoint-table';
import { t } from '@vela/language';
import { AppError, notFound } from '../errors/index.js';
import type { Caller } from './caller.js';

const needsCompany = (): AppError => new AppError(403, t('Create your company first.'));

const REFUSALS: Readonly<Record<Exclude<Access, 'anonymous'>, (caller: Caller) => AppError | null>> = {
  user: () => null,
  jobSeeker: (caller) => (caller.jobSeekerProfileId ? null : new AppError(403, t('Only job seekers can do this.'))),
  talentSeeker: (caller) =>
    caller.talentSeekerProfileId ? null : new AppError(403, t('Only talent seekers can do this.')),
  companyMember: (caller) => REFUSALS.talentSeeker(caller) ?? (caller.companyId ? null : needsCompany()),
  // The admin area answers others like a page that does not exist.
  admin: (caller) => (caller.admin ? null : notFound()),
};

/**
 * Holds a caller against an endpoint's access rule.
 * @throws AppError 401 for a visitor, 403 (404 in the admin area) for the wrong user
 */
export function checkAccess(rule: Access, caller: Caller | null): void {
  if (rule === 'anonymous') return;
  if (caller === null) throw rule === 'admin' ? notFound() : new AppError(401, t('Please sign in first.'));
  const refusal = REFUSALS[rule](caller);
  if (refusal !== null) throw refusal;
}
