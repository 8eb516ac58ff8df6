import { SectionPage } from '../components/section-page.js';
import { ReferralsSection } from '../features/referrals/components/referrals-section.js';

export const Page = () => (
  <SectionPage section="referrals">
    <ReferralsSection />
  </SectionPage>
);
