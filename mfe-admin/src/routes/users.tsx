import { SectionPage } from '../components/section-page.js';
import { UsersSection } from '../features/users/components/users-section.js';

export const Page = () => (
  <SectionPage section="users">
    <UsersSection />
  </SectionPage>
);
