import { SectionPage } from '../components/section-page.js';
import { HiresSection } from '../features/hires/components/hires-section.js';

export const Page = () => (
  <SectionPage section="hires">
    <HiresSection />
  </SectionPage>
);
