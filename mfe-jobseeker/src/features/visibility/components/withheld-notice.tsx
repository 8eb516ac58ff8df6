import { PATHS } from '@vela/contracts/routes';
import { Banner } from '@vela/design-system/banner';
import { TextLink } from '@vela/design-system/link';
import { t } from '@vela/language';

/** Why recruiters do not see a talent's own words at the moment, and what brings them back. */
export const WithheldNotice = () => (
  <Banner
    tone="warning"
    title={t('Recruiters do not see all of your profile')}
    action={<TextLink to={PATHS.jobSeekerSignup2}>{t('Look through your profile')}</TextLink>}
  >
    {t(
      'Your current role or About me says who you are, for example by your name. Both stay hidden until you save your profile without it; nothing of it is lost.',
    )}
  </Banner>
);
