import { array, type InferType, number, string } from 'yup';
import { type Language, languages, said, SOURCE_LANGUAGE } from '@vela/language';
import { LISTED_MAX, POST_CONTENT_MAX, POST_SUMMARY_MAX, POST_TITLE_MAX } from '../constants/index.js';
import { SAID } from '../texts/index.js';
import { adminPage, adminReason, adminRows, searchText } from './admin-common.js';
import { date, exact, id, requiredId, requiredText, typedText } from './common.js';
import { POST_CATEGORIES } from './public.js';

/** `addedNames`: those that administrators gave it beside its own and those of the table of skills; absent where there are none. */
const adminSkillSchema = exact({
  id: requiredId(),
  name: string().required(),
  addedNames: array().max(LISTED_MAX).of(string().required()).optional(),
});

const TERM_NAME_MAX = 80;
const otherLanguages: readonly Language[] = languages.filter((each) => each !== SOURCE_LANGUAGE);

/** What administrators call a category or role in languages besides English; it is called as usual in those left out. */
const otherNames = () =>
  array()
    .max(otherLanguages.length)
    .of(exact({ language: string().oneOf(otherLanguages).required(), name: requiredText(TERM_NAME_MAX) }))
    .optional();

/** All categories with what belongs to them. */
export const adminCatalogueSchema = exact({
  categories: array()
    .max(LISTED_MAX)
    .of(
      exact({
        id: requiredId(),
        name: string().required(),
        names: otherNames(),
        roles: array()
          .max(LISTED_MAX)
          .of(exact({ id: requiredId(), name: string().required(), names: otherNames() }))
          .required(),
        skills: array().max(LISTED_MAX).of(adminSkillSchema).required(),
      }),
    )
    .required(),
});
export type AdminCatalogue = InferType<typeof adminCatalogueSchema>;

export const TERM_KINDS = ['category', 'role', 'skill'] as const;
export type TermKind = (typeof TERM_KINDS)[number];
const kind = () =>
  string()
    .oneOf([...TERM_KINDS], said('Choose category, role or skill.'))
    .required(SAID.fieldRequired);

/** Body that adds a category, or a role or skill to one. A skill that another category has keeps its id. */
export const adminTermInputSchema = exact({
  kind: kind(),
  name: requiredText(TERM_NAME_MAX),
  categoryId: id().when('kind', {
    is: (of: unknown) => of !== 'category',
    then: (schema) => schema.required(said('Choose the category.')),
  }),
});
export type AdminTermInput = InferType<typeof adminTermInputSchema>;
/** Body that renames a term. `names`: of a category or role, in place of those before; as they were where it is left out. */
export const adminTermRenameSchema = exact({
  kind: kind(),
  id: requiredId(),
  name: requiredText(TERM_NAME_MAX),
  names: otherNames(),
  /** How it was called where the change was typed: another one's meanwhile is not erased. Left out, it is. */
  basedOn: exact({ name: string().required(), names: otherNames() }).default(undefined).optional(),
});
export type AdminTermRename = InferType<typeof adminTermRenameSchema>;
export const adminTermMergeSchema = exact({
  kind: kind(),
  from: requiredId(),
  into: requiredId(),
  reason: adminReason(),
});
export type AdminTermMerge = InferType<typeof adminTermMergeSchema>;
/** Body that takes a name from a skill that administrators gave it. */
export const adminSkillNameSchema = exact({
  id: requiredId(),
  name: requiredText(TERM_NAME_MAX),
  reason: adminReason(),
});
export type AdminSkillName = InferType<typeof adminSkillNameSchema>;

export const POST_STATES = ['draft', 'scheduled', 'published'] as const;
export type PostState = (typeof POST_STATES)[number];
export const adminPostQuerySchema = exact({
  category: string().oneOf([...POST_CATEGORIES]),
  state: string().oneOf([...POST_STATES]),
  search: searchText(),
  page: adminPage(),
});

const postWords = {
  title: requiredText(POST_TITLE_MAX),
  summary: typedText().max(POST_SUMMARY_MAX, SAID.mostCharacters).defined(),
  content: string().max(POST_CONTENT_MAX, SAID.mostCharacters).defined(),
};

const eventPlace = () => typedText().max(120, SAID.mostCharacters);

/** A post's words in other languages than the one that it was written in, each language once. */
const postTranslations = () =>
  array()
    .max(otherLanguages.length)
    .of(exact({ language: string().oneOf(languages).required(), ...postWords, place: eventPlace().optional() }));

/** Body of a post. A published one is shown from `publishedAt` on, by nobody but the platform before. */
export const adminPostInputSchema = exact({
  category: string()
    .oneOf([...POST_CATEGORIES], said('Choose events or news.'))
    .required(SAID.fieldRequired),
  slug: string()
    .trim()
    .max(80, SAID.mostCharacters)
    .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      message: said('Use small letters, digits and single hyphens.'),
      excludeEmptyString: true,
    })
    .required(SAID.fieldRequired),
  ...postWords,
  /** What it is written in; left out, that stays as it is, and is English in a new post. The same for its translations. */
  language: string().oneOf(languages).optional(),
  translations: postTranslations().optional(),
  status: string().oneOf(['draft', 'published']).required(SAID.fieldRequired),
  publishedAt: date().required(SAID.fieldRequired),
  startsAt: date().nullable().defined(),
  place: eventPlace().nullable().defined(),
  /** `updatedAt` of what was edited, null for a new post: an edit of an older state is refused. */
  basedOn: date().nullable().defined(),
});
export type AdminPostInput = InferType<typeof adminPostInputSchema>;

const postRow = {
  id: requiredId(),
  category: string()
    .oneOf([...POST_CATEGORIES])
    .required(),
  slug: string().required(),
  title: string().required(),
  state: string()
    .oneOf([...POST_STATES])
    .required(),
  publishedAt: date().required(),
  updatedAt: date().required(),
};
export const adminPostRowSchema = exact(postRow);
export type AdminPostRow = InferType<typeof adminPostRowSchema>;
export const adminPostPageSchema = adminRows(adminPostRowSchema);
export type AdminPostPage = InferType<typeof adminPostPageSchema>;
export const adminPostSchema = exact({
  ...postRow,
  summary: string().defined(),
  content: string().defined(),
  language: string().oneOf(languages).required(),
  translations: postTranslations().required(),
  startsAt: date().nullable().defined(),
  place: string().nullable().defined(),
});
export type AdminPost = InferType<typeof adminPostSchema>;

/** How far a merge or a rename came: profiles and open roles that follow. */
export const adminTermChangeSchema = exact({
  catalogue: adminCatalogueSchema.required(),
  profiles: number().integer().required(),
  openRoles: number().integer().required(),
});
export type AdminTermChange = InferType<typeof adminTermChangeSchema>;
