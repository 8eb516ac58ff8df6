import { t } from '@vela/language';
import { nextTalentSeekerStep } from '@vela/market/session';
import { PageTitle, useNavigate } from '@vela/router';
import { SignUpFrame } from '../features/sign-up/components/sign-up-frame.js';
import { StartForm } from '../features/sign-up/components/start-form.js';
import { useDashboardAction } from './dashboard-action.js';
import { PageFrame } from './page-frame.js';
import { SignedIn } from './recruiter-gate.js';

/** `/talentseeker/dashboard/step3`: the profile address, and the company where there is none. */
export function Page() {
  const navigate = useNavigate();
  const act = useDashboardAction();
  return (
    <SignedIn>
      {({ id, talentSeeker }) => {
        const title = talentSeeker?.company ? t('Your LinkedIn profile') : t('Your profile and company');
        return (
          <PageFrame>
            <PageTitle>{title}</PageTitle>
            <SignUpFrame step={4} title={title} lead={t('Talent sees which company asks, and who stands behind it.')}>
              <StartForm
                userId={id}
                profile={talentSeeker}
                save={act}
                onSaved={(profile) => navigate(nextTalentSeekerStep(profile))}
              />
            </SignUpFrame>
          </PageFrame>
        );
      }}
    </SignedIn>
  );
}
