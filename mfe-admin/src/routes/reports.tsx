import { SectionPage } from '../components/section-page.js';
import { ReportsSection } from '../features/reports/components/reports-section.js';

export const Page = () => (
  <SectionPage section="reports">
    <ReportsSection />
  </SectionPage>
);
