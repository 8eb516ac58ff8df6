import { PATHS } from '@vela/contracts/routes';
import { Banner } from '@vela/design-system/banner';
import { TextLink } from '@vela/design-system/link';

/** Why recruiters do not see a talent's own words at the moment, and what brings them back. */
export const WithheldNotice = () => (
  <Banner
    tone="warning"
    title="Recruiters do not see all of your profile"
    action={<TextLink to={PATHS.jobSeekerSignup2}>Look through your profile</TextLink>}
  >
    Your name at LinkedIn changed, and your current role, About me or a place holds it. They stay hidden until you save
    your profile without it.
  </Banner>
);
