import { SectionPage } from '../components/section-page.js';
import { CompaniesSection } from '../features/companies/components/companies-section.js';

export const Page = () => (
  <SectionPage section="companies">
    <CompaniesSection />
  </SectionPage>
);
