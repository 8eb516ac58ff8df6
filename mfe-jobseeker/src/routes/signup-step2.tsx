import { PATHS } from '@vela/contracts/routes';
import { t } from '@vela/language';
import { ProfileForm } from '../features/profile/components/profile-form.js';
import { SavedPayGap } from '../features/salary-aid/components/saved-pay-gap.js';
import { StepFrame } from '../features/signup/components/step-frame.js';
import { ProfilePreview } from '../features/visibility/components/profile-preview.js';
import { FormSkeleton } from '../session/form-skeleton.js';
import { SignedIn } from '../session/signed-in.js';

export function Page() {
  return (
    <StepFrame
      path={PATHS.jobSeekerSignup2}
      width="page"
      title={t('Your profile')}
      lead={t('What you leave blank earns nothing in a match.')}
    >
      <SignedIn waiting={<FormSkeleton />}>
        {(user) => (
          <ProfileForm
            user={user}
            preview={(profile) => <ProfilePreview profile={profile} />}
            pay={(typed) => <SavedPayGap profile={user.jobSeeker} typed={typed} />}
          />
        )}
      </SignedIn>
    </StepFrame>
  );
}
