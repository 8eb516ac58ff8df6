import { SectionPage } from '../components/section-page.js';
import { AuditSection } from '../features/audit/components/audit-section.js';

export const Page = () => (
  <SectionPage section="audit">
    <AuditSection />
  </SectionPage>
);
