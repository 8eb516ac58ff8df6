import { PATHS } from '@vela/contracts/routes';
import { t } from '@vela/language';
import { PageTitle, useNavigate } from '@vela/router';
import { ProfileForm } from '../features/sign-up/components/profile-form.js';
import { SignUpFrame } from '../features/sign-up/components/sign-up-frame.js';
import { afterProfile } from './after-sign-up.js';
import { useDashboardAction } from './dashboard-action.js';
import { PageFrame } from './page-frame.js';
import { SignedIn } from './recruiter-gate.js';

/** `/talentseeker/signup/step2`: who the recruiter is. */
export function Page() {
  const navigate = useNavigate();
  const act = useDashboardAction();
  return (
    <SignedIn>
      {(user) => (
        <PageFrame>
          <PageTitle>{t('Your profile')}</PageTitle>
          <SignUpFrame
            step={2}
            title={t('Your profile')}
            lead={t('Talent sees who asks. Tell them where to find you.')}
          >
            <ProfileForm
              user={user}
              save={act}
              onSaved={(profile) => navigate(afterProfile(profile, PATHS.talentSeekerSignup3))}
            />
          </SignUpFrame>
        </PageFrame>
      )}
    </SignedIn>
  );
}
