import { type ReactNode, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { wasRefused } from '@vela/contracts/client';
import {
  adminCreatePost,
  adminDeletePost,
  adminGetPost,
  adminListPosts,
  adminUpdatePost,
} from '@vela/contracts/endpoints';
import type { AdminPost, AdminPostRow } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { Banner } from '@vela/design-system/banner';
import { Button, ButtonLink } from '@vela/design-system/button';
import { Form, FormField } from '@vela/design-system/form';
import { Cluster, Grid, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { Select } from '@vela/design-system/select';
import { useReplaceAnswer, useSession } from '@vela/design-system/services';
import type { TableColumn } from '@vela/design-system/table';
import { TextField } from '@vela/design-system/text-field';
import { Textarea } from '@vela/design-system/textarea';
import { Eyebrow, Heading, Lead } from '@vela/design-system/typography';
import { inContext, LANGUAGES, languages, t, texts } from '@vela/language';
import { Prose } from '@vela/prose';
import { Markdown } from '@vela/prose/markdown';
import { useNavigate } from '@vela/router';
import { readDraft, RestoredNotice, useDraft } from '@vela/slice-parts/draft';
import { keptHere } from '@vela/slice-parts/served';
import { useAdminChange, useAdminQuery, useAskAnew } from '../../../api/admin-query.js';
import { Answered } from '../../../components/answered.js';
import { ChangeButton } from '../../../components/change-button.js';
import { ListSection } from '../../../components/list-section.js';
import { Choice, Narrowing, SearchBox } from '../../../components/narrowing.js';
import { useSectionQuery } from '../../../hooks/use-section-query.js';
import { sectionPath } from '../../../sections/sections.js';
import { momentCell, stateText } from '../../../texts/texts.js';
import {
  bodyOf,
  clockHint,
  incompleteOf,
  initialOf,
  postDraftKey,
  postDraftSchema,
  type PostValues,
  translatedField,
} from '../post-values.js';
import { PostTranslations } from './post-translations.js';

/** The text as the public page shows it. */
const PreviewText = styled(Prose)`
  margin: 0;
  padding: 0;
`;

const LACKING = texts({
  title: 'A translation needs a title.',
  content: 'A translation needs a text, as the original has one.',
});
const TONES = { draft: 'neutral', scheduled: 'info', published: 'success' } as const;
const columns = (): readonly TableColumn<AdminPostRow>[] => [
  {
    key: 'title',
    title: t('Title'),
    cell: ({ id, title }) => <TextLink to={sectionPath('posts', { id })}>{title}</TextLink>,
  },
  {
    key: 'category',
    title: inContext('administration', 'In'),
    cell: ({ category, slug }) =>
      t('{name}: {value}', { name: category === 'events' ? t('Events') : t('News'), value: slug }),
  },
  { key: 'state', title: t('State'), cell: ({ state }) => <Badge tone={TONES[state]}>{stateText(state)}</Badge> },
  {
    key: 'publishedAt',
    title: t('Shown from'),
    cell: ({ publishedAt, state }) => (state === 'draft' ? '–' : momentCell(publishedAt)),
  },
  { key: 'updatedAt', title: t('Changed'), cell: ({ updatedAt }) => momentCell(updatedAt) },
];

interface DeleteButtonProps {
  readonly post: AdminPost;
  readonly onDeleted: () => void;
}

/** Deletes a post and goes back to the list; asking for it anew would find nothing. */
function DeleteButton({ post: { id, title }, onDeleted }: DeleteButtonProps) {
  const navigate = useNavigate();
  return (
    <ChangeButton
      label={t('Delete')}
      title={t('Delete “{title}”', { title })}
      description={t('It is gone for good, and its address leads nowhere. A draft would be kept.')}
      confirm={t('Delete post')}
      done={t('The post is deleted')}
      fields={[]}
      change={async (api) => {
        await api.call(adminDeletePost, { params: { id } });
        onDeleted();
        await navigate(sectionPath('posts'));
      }}
    />
  );
}

const isGone = (error: unknown): boolean => wasRefused(error) && error.status === 404;

/** Says that a form is of a post that is not there any more, and offers to let go of it. */
function GoneNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  const navigate = useNavigate();
  const discard = () => {
    onDiscard();
    void navigate(sectionPath('posts'));
  };
  return (
    <Banner
      tone="warning"
      title={t('This post was deleted meanwhile')}
      action={
        <Button variant="bare" size="small" onClick={discard}>
          {t('Discard it')}
        </Button>
      }
    >
      {t('What you typed is still in the form. Save it, and it becomes a new post.')}
    </Banner>
  );
}

interface PostFormProps {
  /** Whose form it is. */
  readonly userId: string;
  /** Of which post, whether it is still there or not; null for a new one. */
  readonly id: string | null;
  /** The post as it is there; null where it is not there yet, or not any more. */
  readonly post: AdminPost | null;
  /** What the form begins with; the same object while the server says the same. */
  readonly saved: PostValues;
}

function PostForm({ userId, id: postId, post, saved }: PostFormProps) {
  const form = useForm<PostValues>({ defaultValues: saved });
  const { control } = form;
  // Before the draft, so that it learns of what the draft brings back.
  const [title, summary, content, category, status, language] = useWatch({
    control,
    name: ['title', 'summary', 'content', 'category', 'status', 'language'],
  });
  const key = postDraftKey(userId, postId);
  const draft = useDraft<PostValues>(form, { key, schema: postDraftSchema, saved });
  const change = useAdminChange();
  const askAnew = useAskAnew();
  const replaceAnswer = useReplaceAnswer();
  const navigate = useNavigate();
  const save = async (values: PostValues) => {
    const incomplete = incompleteOf(values);
    if (incomplete !== null)
      return form.setError(
        translatedField(incomplete.language, incomplete.lacking),
        { message: LACKING[incomplete.lacking] },
        { shouldFocus: true },
      );
    return change(t('The post is saved'), async (api) => {
      const body = bodyOf(values, post?.updatedAt ?? null);
      const { id, ...now } =
        post === null
          ? await api.call(adminCreatePost, { body })
          : await api.call(adminUpdatePost, { params: { id: post.id }, body });
      // Where it was a new one, other tabs begin anew with this one: it is there, and they would bring it back.
      if (post === null) draft.discard();
      else draft.clear();
      replaceAnswer(adminGetPost, { params: { id } }, () => ({ id, ...now }));
      if (post === null) await navigate(sectionPath('posts', { id }), { replace: true });
    }).catch(async (error: unknown) => {
      // Somebody deleted it meanwhile: asked again, the server says so, and the form is one of a new post.
      if (isGone(error)) await askAnew();
      throw error;
    });
  };
  return (
    <Stack gap={24}>
      <TextLink to={sectionPath('posts')}>{t('All posts')}</TextLink>
      <Grid columns={2} from="lg" gap={32}>
        <Form form={form} onSubmit={save}>
          {/* A post that is not there yet is saved by nobody else: what differs is the moment that it begins with. */}
          {postId !== null && post === null ? (
            <GoneNotice onDiscard={draft.discard} />
          ) : (
            <RestoredNotice draft={post === null ? { ...draft, savedMeanwhile: false } : draft} />
          )}
          <FormField control={control} name="title">
            {(field) => <TextField {...field} label={t('Title')} />}
          </FormField>
          <FormField control={control} name="category">
            {(field) => (
              <Select<string>
                {...field}
                label={inContext('administration', 'In')}
                options={[
                  { value: 'news', label: t('News') },
                  { value: 'events', label: t('Events') },
                ]}
              />
            )}
          </FormField>
          <FormField control={control} name="language">
            {(field) => (
              <Select<string>
                {...field}
                label={t('Written in')}
                options={languages.map((each) => ({ value: each, label: LANGUAGES[each].name }))}
              />
            )}
          </FormField>
          <FormField control={control} name="slug">
            {(field) => <TextField {...field} label={t('Address')} hint={t('Small letters, digits and hyphens.')} />}
          </FormField>
          <FormField control={control} name="summary">
            {(field) => <Textarea {...field} label={t('Summary')} rows={2} />}
          </FormField>
          <FormField control={control} name="content">
            {(field) => <Textarea {...field} label={t('Text')} hint={t('Markdown.')} rows={14} />}
          </FormField>
          <PostTranslations control={control} original={language} isEvent={category === 'events'} />
          {category === 'events' && (
            <>
              <FormField control={control} name="startsAt">
                {(field) => <TextField {...field} type="datetime-local" label={t('Event starts')} hint={clockHint()} />}
              </FormField>
              <FormField control={control} name="place">
                {(field) => <TextField {...field} label={t('Place')} optional />}
              </FormField>
            </>
          )}
          <FormField control={control} name="status">
            {(field) => (
              <Select<string>
                {...field}
                label={t('State')}
                options={[
                  { value: 'draft', label: t('Draft, seen by admins only') },
                  { value: 'published', label: t('Published from a moment on') },
                ]}
              />
            )}
          </FormField>
          {status === 'published' && (
            <FormField control={control} name="publishedAt">
              {(field) => (
                <TextField
                  {...field}
                  type="datetime-local"
                  label={t('Shown from')}
                  hint={t('{clock} A moment to come schedules it.', { clock: clockHint() })}
                />
              )}
            </FormField>
          )}
          <Cluster gap={12}>
            <Button type="submit" loading={form.formState.isSubmitting}>
              {t('Save')}
            </Button>
            {post !== null && <DeleteButton post={post} onDeleted={draft.clear} />}
          </Cluster>
        </Form>
        <Stack as="section" gap={16} aria-labelledby="preview-title">
          <Eyebrow as="h2" id="preview-title">
            {t('Preview')}
          </Eyebrow>
          <Heading level={3} size="section" lang={language}>
            {title || t('Without a title')}
          </Heading>
          {summary !== '' && <Lead lang={language}>{summary}</Lead>}
          <PreviewText lang={language}>
            <Markdown>{content}</Markdown>
          </PreviewText>
        </Stack>
      </Grid>
    </Stack>
  );
}

interface StoredPostProps {
  readonly userId: string;
  readonly post: AdminPost;
  readonly gone: boolean;
}

/** A post as it was read; where it is gone since, what is typed of it stays. */
function StoredPost({ userId, post, gone }: StoredPostProps) {
  const saved = useMemo(() => initialOf(post), [post]);
  return <PostForm userId={userId} id={post.id} post={gone ? null : post} saved={saved} />;
}

interface GonePostProps {
  readonly userId: string;
  readonly id: string;
  /** What is shown where nothing was typed of it. */
  readonly children: ReactNode;
}

/** A post that is not there any more: what was typed of it in this browser, as a new one. */
function GonePost({ userId, id, children }: GonePostProps) {
  const [kept] = useState(() => readDraft<PostValues>(keptHere(), postDraftKey(userId, id), postDraftSchema));
  const [fresh] = useState(() => initialOf(null));
  if (kept === null) return children;
  return <PostForm userId={userId} id={id} post={null} saved={kept.saved ?? fresh} />;
}

function PostPage({ userId, id }: { readonly userId: string; readonly id: string }) {
  const answer = useAdminQuery(adminGetPost, { params: { id } });
  const gone = isGone(answer.error);
  const answered = (
    <Answered answer={answer}>
      {(post) => <StoredPost key={post.id} userId={userId} post={post} gone={gone} />}
    </Answered>
  );
  if (!gone || answer.data !== undefined) return answered;
  return (
    <GonePost userId={userId} id={id}>
      {answered}
    </GonePost>
  );
}

function NewPost({ userId }: { readonly userId: string }) {
  const [saved] = useState(() => initialOf(null));
  return <PostForm userId={userId} id={null} post={null} saved={saved} />;
}

/** A post that is there, or a new one. */
function OpenPost({ id }: { readonly id: string }) {
  const { user } = useSession();
  // The shell shows the area to nobody else.
  if (!user) return null;
  return id === 'new' ? <NewPost userId={user.id} /> : <PostPage userId={user.id} id={id} />;
}

/** Posts of every state, or the one that the address names. */
export function PostsSection() {
  const { query, page, narrow, hrefOf } = useSectionQuery('posts', ['id', 'search', 'state', 'category']);
  const asked = { search: query.search, state: query.state, category: query.category, page };
  const answer = useAdminQuery(adminListPosts, { query: asked });
  if (query.id !== undefined) return <OpenPost key={query.id} id={query.id} />;
  return (
    <>
      <div>
        <ButtonLink size="small" to={sectionPath('posts', { id: 'new' })}>
          {t('Write a post')}
        </ButtonLink>
      </div>
      <Narrowing>
        <SearchBox
          key={query.search}
          label={t('Title or address')}
          value={query.search}
          onSearch={(search) => narrow({ search })}
        />
        <Choice
          label={t('State')}
          value={query.state}
          options={['draft', 'scheduled', 'published']}
          textOf={stateText}
          onChange={(state) => narrow({ state })}
        />
      </Narrowing>
      <ListSection
        answer={answer}
        of={t('posts')}
        page={page}
        hrefOf={hrefOf}
        columns={columns()}
        rowKey={({ id }) => id}
      />
    </>
  );
}
