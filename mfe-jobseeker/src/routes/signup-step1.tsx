import { PATHS } from '@vela/contracts/routes';
import { useSession } from '@vela/design-system/services';
import { t } from '@vela/language';
import { nextJobSeekerStep } from '@vela/market/session';
import { Navigate } from '@vela/router';
import { Consents } from '../features/signup/components/consents.js';
import { StepFrame } from '../features/signup/components/step-frame.js';

export function Page() {
  const profile = useSession().user?.jobSeeker;
  // Who has signed up already goes on, wherever a link called them from.
  if (profile) return <Navigate to={nextJobSeekerStep(profile)} replace />;
  return (
    <StepFrame
      path={PATHS.jobSeekerSignup1}
      title={t('Let your skills go first')}
      lead={t(
        'LinkedIn gives us your name, email address and picture. No company sees them until you accept its request.',
      )}
    >
      <Consents />
    </StepFrame>
  );
}
