import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Post } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Container, Stack } from '@vela/design-system/layout';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { space } from '@vela/design-system/theme';
import { t } from '@vela/language';
import { PageTitle } from '@vela/router';
import { usePost } from '../api/post.js';
import { POST_LISTS, type PostCategory } from '../api/post-category.js';
import { PostsFailed } from './posts-failed.js';

export interface PostArticleProps {
  readonly category: PostCategory;
  readonly slug: string;
  /** Renders the post once it is there. */
  readonly children: (post: Post) => ReactNode;
}

const Place = styled(Container).attrs({ width: 'text' })`
  padding-block: ${space(48)} ${space(96)};
`;

/** What stands where the post would be, under the list's name. */
function Instead({ category, children }: { readonly category: PostCategory; readonly children: ReactNode }) {
  return (
    <Place>
      <PageTitle>{POST_LISTS[category].texts.title}</PageTitle>
      {children}
    </Place>
  );
}

/** The post of an address, or what stands in its place while it loads, when it failed, when there is none. */
export function PostArticle({ category, slug, children }: PostArticleProps) {
  const { data: post, isError, refetch } = usePost(category, slug);
  const { listPath, texts } = POST_LISTS[category];
  if (isError)
    return (
      <Instead category={category}>
        <PostsFailed onRetry={() => void refetch()} />
      </Instead>
    );
  if (post === undefined)
    return (
      <Instead category={category}>
        <LoadingRegion label={TEXTS.loading}>
          <Stack gap={16}>
            <Skeleton shape="short" />
            <Skeleton shape="heading" />
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </Stack>
        </LoadingRegion>
      </Instead>
    );
  if (post === null)
    return (
      <Instead category={category}>
        <EmptyState
          title={t('There is no such page')}
          level={1}
          action={
            <ButtonLink to={listPath} variant="quiet">
              {texts.back}
            </ButtonLink>
          }
        >
          {t('It may have been taken down, or there is a mistake in the address.')}
        </EmptyState>
      </Instead>
    );
  return children(post);
}
