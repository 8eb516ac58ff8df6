import { useEffect } from 'react';
import { useSession } from '@vela/design-system/services';
import { t } from '@vela/language';
import { nextTalentSeekerStep } from '@vela/market/session';
import { Navigate, PageTitle, useSearchParams } from '@vela/router';
import { companyLink } from '../features/sign-up/company-link.js';
import { ConsentForm } from '../features/sign-up/components/consent-form.js';
import { SignUpFrame } from '../features/sign-up/components/sign-up-frame.js';
import { PageFrame } from './page-frame.js';

/** `/talentseeker/signup/step1`: consents and sign-in. Keeps a colleague's invitation for later. */
export function Page() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const token = search.get('companyLink');
  useEffect(() => {
    if (token !== null && token !== '') companyLink.keep(token);
  }, [token]);

  if (user?.talentSeeker) return <Navigate to={nextTalentSeekerStep(user.talentSeeker)} replace />;
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
