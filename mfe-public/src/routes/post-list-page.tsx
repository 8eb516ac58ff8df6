import styled from 'styled-components';
import { Container } from '@vela/design-system/layout';
import { space } from '@vela/design-system/theme';
import { PageTitle, useSearchParams } from '@vela/router';
import { PageIntro } from '../features/editorial/components/page-intro.js';
import { POST_LISTS, type PostCategory } from '../features/posts/api/post-category.js';
import { PagedPosts } from '../features/posts/components/paged-posts.js';
import { pageNumberOf } from '../features/posts/page-number.js';

const Body = styled(Container)`
  padding-block-end: ${space(96)};
`;

export interface PostListPageProps {
  readonly category: PostCategory;
  readonly lead: string;
}

/** The list of events or of news; `?page=` says which part of it. */
export function PostListPage({ category, lead }: PostListPageProps) {
  const [search] = useSearchParams();
  const { title } = POST_LISTS[category].texts;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageIntro title={title} lead={lead} />
      <Body>
        <PagedPosts category={category} page={pageNumberOf(search.get('page'))} />
      </Body>
    </>
  );
}
