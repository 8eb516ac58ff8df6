import { PATHS } from '@vela/contracts/routes';
import { t } from '@vela/language';
import { Consents } from '../features/signup/components/consents.js';
import { StepFrame } from '../features/signup/components/step-frame.js';

export function Page() {
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
