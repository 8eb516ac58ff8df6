export { type ActingAccount, actingAs } from './acting-role.js';
export {
  type JobSeekerProgress,
  nextJobSeekerStep,
  nextTalentSeekerStep,
  type TalentSeekerProgress,
} from './next-step.js';
