import { PATHS } from '@vela/contracts/routes';
import { TextLink } from '@vela/design-system/link';
import { PageTitle } from '@vela/router';
import { MailLink } from '../features/editorial/components/mail-link.js';
import { PageIntro } from '../features/editorial/components/page-intro.js';
import { Points } from '../features/editorial/components/points.js';
import { Section } from '../features/editorial/components/section.js';

const REASONS = [
  { title: 'About your account', text: 'Write from the address that you sign in with, so that we know it is you.' },
  { title: 'About a hire', text: 'Name the role and the talent’s initials. We confirm the hire and send the invoice.' },
  {
    title: 'About your data',
    text: <>Ask what we keep, or have it removed. The <TextLink to={PATHS.privacyPolicy}>privacy policy</TextLink> says what there is.</>,
  },
];

export function Page() {
  return (
    <>
      <PageTitle>Contact</PageTitle>
      <PageIntro title="Write to us" lead="People read what you send, and people answer." actions={<MailLink />} />
      <Section tone="surface" title="So that it goes quickly">
        <Points points={REASONS} />
      </Section>
    </>
  );
}
