import { SectionPage } from '../components/section-page.js';
import { RankingsSection } from '../features/rankings/components/rankings-section.js';

export const Page = () => (
  <SectionPage section="rankings">
    <RankingsSection />
  </SectionPage>
);
