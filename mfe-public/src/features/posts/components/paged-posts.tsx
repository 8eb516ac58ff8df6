import { ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Stack } from '@vela/design-system/layout';
import { Pagination } from '@vela/design-system/pagination';
import { t } from '@vela/language';
import { POST_LISTS, type PostCategory } from '../api/post-category.js';
import { usePostPage } from '../api/post-page.js';
import { PostList } from './post-list.js';
import { PostListSkeleton } from './post-list-skeleton.js';
import { PostsFailed } from './posts-failed.js';

export interface PagedPostsProps {
  readonly category: PostCategory;
  /** From 1. */
  readonly page: number;
}

/** One page of a list of posts with the way to the others. */
export function PagedPosts({ category, page }: PagedPostsProps) {
  const { data, isError, refetch } = usePostPage(category, page);
  const { texts, lastPage, listPath } = POST_LISTS[category];
  if (isError) return <PostsFailed onRetry={() => void refetch()} />;
  if (data === undefined) return <PostListSkeleton />;
  if (data.total === 0)
    return (
      <EmptyState title={texts.none}>
        {t('What comes is announced here and in the newsletter at the foot of this page.')}
      </EmptyState>
    );
  if (data.posts.length === 0)
    return (
      <EmptyState
        title={t('There is no such page')}
        action={
          <ButtonLink to={listPath} variant="quiet">
            {texts.firstPage}
          </ButtonLink>
        }
      >
        {data.pages === 1 ? texts.onePage : lastPage(data.pages)}
      </EmptyState>
    );
  return (
    <Stack gap={32}>
      <PostList category={category} posts={data.posts} />
      <Pagination
        label={texts.title}
        page={page}
        pageCount={data.pages}
        hrefOf={(other) => `${listPath}?page=${other}`}
      />
    </Stack>
  );
}
