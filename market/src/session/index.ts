export {
  actingAs,
  type JobSeekerProgress,
  nextJobSeekerStep,
  nextTalentSeekerStep,
  type TalentSeekerProgress,
} from './next-step.js';
