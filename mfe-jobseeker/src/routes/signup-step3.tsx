import { PATHS } from '@vela/contracts/routes';
import { t } from '@vela/language';
import { LinkedinForm } from '../features/profile/components/linkedin-form.js';
import { StepFrame } from '../features/signup/components/step-frame.js';
import { FormSkeleton } from '../session/form-skeleton.js';
import { SignedIn } from '../session/signed-in.js';

export function Page() {
  return (
    <StepFrame
      path={PATHS.jobSeekerSignup3}
      title={t('Where is your LinkedIn profile?')}
      lead={t('A company whose request you accept gets this link with your name. Nobody else does.')}
    >
      <SignedIn waiting={<FormSkeleton />}>{(user) => <LinkedinForm user={user} />}</SignedIn>
    </StepFrame>
  );
}
