import { PATHS } from '@vela/contracts/routes';
import type { OwnProfile } from '@vela/contracts/schemas';
import { inContext, t } from '@vela/language';

export interface SignUpStep {
  readonly label: string;
  readonly state: 'done' | 'current' | 'ahead';
  readonly to?: string;
}

interface Stage {
  readonly label: () => string;
  readonly path: string;
  readonly isDone: (profile: OwnProfile) => boolean;
}

/** The way from signing in to one's dashboard, in the order in which `nextJobSeekerStep` asks for it; what is missing then, it names. */
const STAGES: readonly Stage[] = [
  { label: () => t('Sign in'), path: PATHS.jobSeekerSignup1, isDone: () => true },
  {
    label: () => inContext('what somebody earns', 'Pay'),
    path: PATHS.jobSeekerDashboard3,
    isDone: (profile) => profile.minSalary !== null,
  },
  { label: () => t('Category'), path: PATHS.jobSeekerDashboard1, isDone: (profile) => profile.categoryId !== null },
  {
    label: () => t('LinkedIn'),
    path: PATHS.jobSeekerSignup3,
    isDone: (profile) => (profile.linkedinProfile ?? '') !== '',
  },
];

/**
 * The steps as the stepper shows them; none on a page that is no step, nor once all are done, because then it is an edit like any other.
 * @param path where the reader is
 * @param profile null for a visitor, undefined where the account has no profile yet
 */
export function signUpSteps(path: string, profile: OwnProfile | null | undefined): readonly SignUpStep[] {
  const isDone = (stage: Stage): boolean =>
    profile ? stage.isDone(profile) : profile === undefined && stage.path === PATHS.jobSeekerSignup1;
  if (STAGES.every(isDone) || !STAGES.some((stage) => stage.path === path)) return [];
  return STAGES.map((stage) => {
    const done = isDone(stage);
    const label = stage.label();
    if (stage.path === path) return { label, state: 'current' };
    // Nobody signs in twice, and what lies ahead comes in its turn.
    return done && stage.path !== PATHS.jobSeekerSignup1
      ? { label, state: 'done', to: stage.path }
      : { label, state: done ? 'done' : 'ahead' };
  });
}
