import { SectionPage } from '../components/section-page.js';
import { PaymentsSection } from '../features/payments/components/payments-section.js';

export const Page = () => (
  <SectionPage section="payments">
    <PaymentsSection />
  </SectionPage>
);
