import { SectionPage } from '../components/section-page.js';
import { ReleasesSection } from '../features/releases/components/releases-section.js';

export const Page = () => (
  <SectionPage section="releases">
    <ReleasesSection />
  </SectionPage>
);
