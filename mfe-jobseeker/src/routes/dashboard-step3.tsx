import { PATHS } from '@vela/contracts/routes';
import { SalaryForm } from '../features/profile/components/salary-form.js';
import { StepFrame } from '../features/signup/components/step-frame.js';
import { FormSkeleton } from '../session/form-skeleton.js';
import { SignedIn } from '../session/signed-in.js';

export function Page() {
  return (
    <StepFrame
      path={PATHS.jobSeekerDashboard3}
      title="What would you like to earn?"
      lead="Recruiters see the range with your skills. An offer below it loses points, and is told so."
    >
      <SignedIn waiting={<FormSkeleton />}>{({ jobSeeker }) => <SalaryForm profile={jobSeeker} />}</SignedIn>
    </StepFrame>
  );
}
