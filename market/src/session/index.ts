export { type ActingAccount, actingAs } from './acting-role.js';
export {
  type JobSeekerProgress,
  type LandingAccount,
  landingPaths,
  nextJobSeekerStep,
  nextTalentSeekerStep,
  onlyRunsThePlatform,
  type TalentSeekerProgress,
} from './next-step.js';
