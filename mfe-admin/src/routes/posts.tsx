import { SectionPage } from '../components/section-page.js';
import { PostsSection } from '../features/posts/components/posts-section.js';

export const Page = () => (
  <SectionPage section="posts">
    <PostsSection />
  </SectionPage>
);
