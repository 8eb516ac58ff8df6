import { t } from '@vela/language';
import { nextTalentSeekerStep } from '@vela/market/session';
import { PageTitle, useNavigate } from '@vela/router';
import { ExperienceForm } from '../features/sign-up/components/experience-form.js';
import { SignUpFrame } from '../features/sign-up/components/sign-up-frame.js';
import { useDashboardAction } from './dashboard-action.js';
import { PageFrame } from './page-frame.js';
import { SignedIn } from './recruiter-gate.js';

/** `/talentseeker/signup/step3`: what the recruiter knows. */
export function Page() {
  const navigate = useNavigate();
  const act = useDashboardAction();
  return (
    <SignedIn>
      {({ id, talentSeeker }) => (
        <PageFrame>
          <PageTitle>{t('Your experience')}</PageTitle>
          <SignUpFrame step={3} title={t('Your experience')} lead={t('What you hire for, and where you have done it.')}>
            <ExperienceForm
              userId={id}
              profile={talentSeeker}
              save={act}
              onSaved={(profile) => navigate(nextTalentSeekerStep(profile))}
            />
          </SignUpFrame>
        </PageFrame>
      )}
    </SignedIn>
  );
}
