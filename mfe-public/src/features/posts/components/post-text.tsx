import { lazy, Suspense, useState } from 'react';
import type { Post } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { untilLoaded } from '@vela/slice-parts/later';
import { servedPart } from '../../../served/served.js';
import { langOf } from '../post-language.js';

// What reads Markdown weighs more than the rest of the page: a served text is read without it.
const Markdown = lazy(() => untilLoaded(async () => ({ default: (await import('@vela/prose/markdown')).Markdown })));

const Coming = () => (
  <LoadingRegion label={TEXTS.loading}>
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </LoadingRegion>
);

/** A post's text. One instance per post: give it the slug as its key. */
export function PostText({ post }: { readonly post: Post }) {
  const { slug, content } = post;
  const id = `text-of-${slug}`;
  const [served] = useState(() => servedPart(id));
  if (served !== null) return <div id={id} data-text {...langOf(post)} {...served} />;
  return (
    <div id={id} data-text {...langOf(post)}>
      <Suspense fallback={<Coming />}>
        <Markdown>{content ?? ''}</Markdown>
      </Suspense>
    </div>
  );
}
