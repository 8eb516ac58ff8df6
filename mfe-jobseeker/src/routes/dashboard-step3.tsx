import styled from 'styled-components';
import { PATHS } from '@vela/contracts/routes';
import { media, space } from '@vela/design-system/theme';
import { t } from '@vela/language';
import { useSearchParams } from '@vela/router';
import { SalaryForm } from '../features/profile/components/salary-form.js';
import { profileComparedWith } from '../features/salary-aid/compared-with.js';
import { AskGap } from '../features/salary-aid/components/ask-gap.js';
import { SalaryAid } from '../features/salary-aid/components/salary-aid.js';
import { wayBack } from '../features/salary-aid/way.js';
import { StepFrame } from '../features/signup/components/step-frame.js';
import { FormSkeleton } from '../session/form-skeleton.js';
import { SignedIn } from '../session/signed-in.js';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(48)};
  align-items: start;
  ${media.from('md')} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

export function Page() {
  const [search] = useSearchParams();
  return (
    <StepFrame
      path={PATHS.jobSeekerDashboard3}
      width="page"
      title={t('What would you like to earn?')}
      lead={t('Recruiters see the range with your skills. An offer below it loses points, and is told so.')}
    >
      <SignedIn waiting={<FormSkeleton />}>
        {(user) => (
          <Columns>
            <SalaryForm
              user={user}
              back={wayBack(search)}
              below={({ minSalary, currency, compensationTimePeriod }) => (
                <AskGap
                  comparable={profileComparedWith(user.jobSeeker)}
                  amount={minSalary}
                  currency={currency}
                  period={compensationTimePeriod}
                />
              )}
            />
            <SalaryAid category={user.jobSeeker?.categoryId ?? null} />
          </Columns>
        )}
      </SignedIn>
    </StepFrame>
  );
}
