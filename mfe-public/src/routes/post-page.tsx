import { useState } from 'react';
import { inPageLanguage } from '@vela/contracts/downloads';
import { getEventCalendar } from '@vela/contracts/endpoints';
import { pathTo } from '@vela/contracts/routes';
import { TextLink } from '@vela/design-system/link';
import { t } from '@vela/language';
import { Prose } from '@vela/prose';
import { PageTitle, useParams } from '@vela/router';
import { PageIntro } from '../features/editorial/components/page-intro.js';
import { POST_LISTS, type PostCategory } from '../features/posts/api/post-category.js';
import { PostArt } from '../features/posts/components/post-art.js';
import { PostArticle } from '../features/posts/components/post-article.js';
import { PostText } from '../features/posts/components/post-text.js';
import { dateOf, hasBeen, whenText } from '../features/posts/post-date.js';
import { langOf } from '../features/posts/post-language.js';

/** One event or piece of news. */
export function PostPage({ category }: { readonly category: PostCategory }) {
  const { slug = '' } = useParams();
  const [now] = useState(Date.now);
  const { listPath, texts } = POST_LISTS[category];
  return (
    <PostArticle category={category} slug={slug}>
      {(post) => (
        <article>
          <PageTitle>{post.title}</PageTitle>
          <PageIntro
            eyebrow={
              // Its day may begin or end between the moment that the page was made and the one that it is taken over.
              <time dateTime={dateOf(post)} suppressHydrationWarning>
                {whenText(post, now)}
              </time>
            }
            title={post.title}
            lead={post.summary}
            width="text"
            {...langOf(post)}
          />
          <Prose>
            <PostArt slug={post.slug} />
            {post.startsAt !== null && (
              <p hidden={hasBeen(post.startsAt, now)} suppressHydrationWarning>
                <TextLink
                  reloadDocument
                  to={inPageLanguage(pathTo(getEventCalendar.path, { slug }))}
                  download="event.ics"
                >
                  {t('Add to your calendar')}
                </TextLink>
              </p>
            )}
            <PostText key={post.slug} post={post} />
            <hr />
            <p>
              <TextLink to={listPath}>{texts.back}</TextLink>
            </p>
          </Prose>
        </article>
      )}
    </PostArticle>
  );
}
