import { SectionPage } from '../components/section-page.js';
import { OutboxSection } from '../features/outbox/components/outbox-section.js';

export const Page = () => (
  <SectionPage section="outbox">
    <OutboxSection />
  </SectionPage>
);
