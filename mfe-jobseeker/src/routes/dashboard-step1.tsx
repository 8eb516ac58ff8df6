import { PATHS } from '@vela/contracts/routes';
import { t } from '@vela/language';
import { CategoryForm } from '../features/profile/components/category-form.js';
import { StepFrame } from '../features/signup/components/step-frame.js';
import { FormSkeleton } from '../session/form-skeleton.js';
import { SignedIn } from '../session/signed-in.js';

export function Page() {
  return (
    <StepFrame
      path={PATHS.jobSeekerDashboard1}
      title={t('What is your field?')}
      lead={t('Roles and profiles are matched within one category.')}
    >
      <SignedIn waiting={<FormSkeleton />}>{(user) => <CategoryForm user={user} />}</SignedIn>
    </StepFrame>
  );
}
