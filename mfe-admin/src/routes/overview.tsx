import { SectionPage } from '../components/section-page.js';
import { OverviewSection } from '../features/overview/components/overview-section.js';

/** `/godmode`: how the platform stands. The shell shows the admin area to administrators only. */
export const Page = () => (
  <SectionPage section="overview">
    <OverviewSection />
  </SectionPage>
);
