import { SectionPage } from '../components/section-page.js';
import { NewsletterSection } from '../features/newsletter/components/newsletter-section.js';

export const Page = () => (
  <SectionPage section="newsletter">
    <NewsletterSection />
  </SectionPage>
);
