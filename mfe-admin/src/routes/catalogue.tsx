import { SectionPage } from '../components/section-page.js';
import { CatalogueSection } from '../features/catalogue/components/catalogue-section.js';

export const Page = () => (
  <SectionPage section="catalogue">
    <CatalogueSection />
  </SectionPage>
);
