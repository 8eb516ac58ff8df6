import { SectionPage } from '../components/section-page.js';
import { ScoreContestsSection } from '../features/score-contests/components/score-contests-section.js';

export const Page = () => (
  <SectionPage section="contests">
    <ScoreContestsSection />
  </SectionPage>
);
