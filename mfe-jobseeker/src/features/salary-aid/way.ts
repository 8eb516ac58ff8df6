import { PATHS } from '@vela/contracts/routes';

const FROM = 'from';
const PROFILE = 'profile';

/** The way from the profile, half typed, to the pay. */
export const PAY_FROM_PROFILE = `${PATHS.jobSeekerDashboard3}?${new URLSearchParams({ [FROM]: PROFILE }).toString()}`;

/** @returns where whoever came that way goes on */
export const wayBack = (search: URLSearchParams): string | undefined =>
  search.get(FROM) === PROFILE ? PATHS.jobSeekerSignup2 : undefined;
