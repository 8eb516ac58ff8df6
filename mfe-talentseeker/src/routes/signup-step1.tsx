import { useLayoutEffect } from 'react';
import { PATHS } from '@vela/contracts/routes';
import { useSession } from '@vela/design-system/services';
import { t } from '@vela/language';
import { nextTalentSeekerStep } from '@vela/market/session';
import { Navigate, PageTitle, useSearchParams } from '@vela/router';
import { canJoin, companyLink } from '../features/sign-up/company-link.js';
import { ConsentForm } from '../features/sign-up/components/consent-form.js';
import { SignUpFrame } from '../features/sign-up/components/sign-up-frame.js';
import { PageFrame } from './page-frame.js';

/** `/talentseeker/signup/step1`: consents and sign-in. Keeps a colleague's invitation for later. */
export function Page() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const token = search.get('companyLink') ?? '';
  // Before the page is left, which reads it.
  useLayoutEffect(() => {
    if (token !== '') companyLink.keep(token);
  }, [token]);

  const profile = user?.talentSeeker;
  if (profile)
    return (
      <Navigate
        to={token !== '' && canJoin(profile) ? PATHS.talentSeekerDashboard3 : nextTalentSeekerStep(profile)}
        replace
      />
    );
  return (
    <PageFrame>
      <PageTitle>{t('Sign up to hire')}</PageTitle>
      <SignUpFrame
        step={1}
        title={t('Sign up to hire')}
        lead={t('Skills first, names later. You pay only when talent says yes.')}
      >
        <ConsentForm />
      </SignUpFrame>
    </PageFrame>
  );
}
