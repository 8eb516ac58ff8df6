import { SectionPage } from '../components/section-page.js';
import { PasskeysSection } from '../features/passkeys/components/passkeys-section.js';

export const Page = () => (
  <SectionPage section="passkeys">
    <PasskeysSection />
  </SectionPage>
);
