import { useState } from 'react';
import styled from 'styled-components';
import { pathTo } from '@vela/contracts/routes';
import type { Post } from '@vela/contracts/schemas';
import { color, focusRing, media, radius, space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { Link } from '@vela/router';
import { POST_LISTS, type PostCategory } from '../api/post-category.js';
import { dateOf, whenText } from '../post-date.js';
import { langOf } from '../post-language.js';
import { PostArt } from './post-art.js';

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)} ${space(32)};
  padding-block: ${space(24)};
  border-block-start: 1px solid ${color.line};
  ${media.from('sm')} {
    grid-template-columns: 14rem minmax(0, 1fr);
    align-items: start;
  }
`;

const Title = styled(Link)`
  color: inherit;
  text-decoration: none;
  border-radius: ${radius.small};
  ${focusRing}
  /* The whole entry can be pressed, the title alone is the link. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.hover} {
    li:hover & {
      color: ${color.accentText};
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
`;

export interface PostListProps {
  readonly category: PostCategory;
  readonly posts: readonly Post[];
}

/** Events or news, one below the other: when and where, what, in short. */
export function PostList({ category, posts }: PostListProps) {
  const [now] = useState(Date.now);
  return (
    <List>
      {posts.map((post) => (
        <Entry key={post.id}>
          <PostArt slug={post.slug} />
          <Words>
            {/* An event may begin between the moment that the page was made and the one that it is read. */}
            <Text as="time" dateTime={dateOf(post)} tone="muted" size="small" numeric suppressHydrationWarning>
              {whenText(post, now)}
            </Text>
            <Heading level={2} size="title" {...langOf(post)}>
              <Title to={pathTo(POST_LISTS[category].postPath, { slug: post.slug })}>{post.title}</Title>
            </Heading>
            {post.summary !== '' && (
              <Text tone="muted" measure {...langOf(post)}>
                {post.summary}
              </Text>
            )}
          </Words>
        </Entry>
      ))}
    </List>
  );
}
