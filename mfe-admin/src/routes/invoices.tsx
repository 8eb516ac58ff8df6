import { SectionPage } from '../components/section-page.js';
import { InvoicesSection } from '../features/invoices/components/invoices-section.js';

export const Page = () => (
  <SectionPage section="invoices">
    <InvoicesSection />
  </SectionPage>
);
