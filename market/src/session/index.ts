export { type ActingAccount, actingAs } from './acting-role.js';
export { ADMIN_SESSION_HOURS, isSessionOver, sessionEnd, type SessionUse } from './length.js';
export {
  type JobSeekerProgress,
  type LandingAccount,
  landingPaths,
  nextJobSeekerStep,
  nextTalentSeekerStep,
  onlyRunsThePlatform,
  type TalentSeekerProgress,
} from './next-step.js';
