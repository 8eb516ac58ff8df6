import { array, boolean, type InferType, number, string } from 'yup';
import { languages, said } from '@vela/language';
import { ANALYTICS_BATCH_MAX, ANALYTICS_EVENTS, CITIES_LISTED_MAX, LISTED_MAX } from '../constants/index.js';
import { currentVersion, LEGAL_TEXT_NAMES } from '../legal/index.js';
import { type PathName, PATHS } from '../routes/index.js';
import { SAID } from '../texts/index.js';
import { date, emailAddress, exact, isNameList, mapOf, requiredId, typedText } from './common.js';

export const POST_CATEGORIES = ['events', 'news'] as const;

/** An event or a piece of news. `content` is Markdown and null in lists. */
export const postSchema = exact({
  id: requiredId(),
  slug: string().required(),
  category: string()
    .oneOf([...POST_CATEGORIES])
    .required(),
  title: string().required(),
  summary: string().defined(),
  content: string().nullable().defined(),
  /** What title, summary and text are written in: the reader's language where the post has it, else the one that it was written in. */
  language: string().oneOf(languages).required(),
  /** All that it is written in, first the one that it was written in. */
  languages: array().max(LISTED_MAX).of(string().oneOf(languages).required()).required(),
  publishedAt: date().required(),
  /** When it was last changed, not before it was published; an API of before does not say. */
  changedAt: date(),
  /** When the event takes place, null for news. */
  startsAt: date().nullable().defined(),
  place: string().nullable().defined(),
});
export type Post = InferType<typeof postSchema>;

export const postPageSchema = exact({
  posts: array().max(LISTED_MAX).of(postSchema).required(),
  page: number().integer().required(),
  pages: number().integer().required(),
  total: number().integer().required(),
});
export type PostPage = InferType<typeof postPageSchema>;

export const postQuerySchema = exact({
  page: number().integer().min(1).max(100_000).default(1),
  category: string()
    .oneOf([...POST_CATEGORIES], said('Choose events or news.'))
    .required(),
  slug: string().max(200),
});

/** What anybody may know of the market; null where so few stand behind a figure that it would tell of single ones. */
export const marketFiguresSchema = exact({
  openRoles: number().integer().nullable().defined(),
  /** With an open role. */
  companies: number().integer().nullable().defined(),
  /** Business days within which half of all requests are answered, unanswered ones among them; 0 for the same day. */
  answerDays: number().integer().nullable().defined(),
  /** Whether everybody in this market is invented. */
  demo: boolean().required(),
});
export type MarketFigures = InferType<typeof marketFiguresSchema>;

export const slugParamsSchema = exact({ slug: string().max(200).required() });

const newsletterText = (max: number) => typedText().max(max).required(SAID.newsletterIncomplete);

/** Body of `POST /api/sendportal/subscribe`, all three required. */
export const subscribeSchema = exact({
  firstName: newsletterText(100),
  lastName: newsletterText(100),
  email: emailAddress().max(200).required(SAID.newsletterIncomplete),
});
export type SubscribeInput = InferType<typeof subscribeSchema>;
export const subscribedSchema = exact({ message: string().required() });

/** What the link in a confirmation mail carries. */
export const newsletterTokenSchema = exact({ token: string().max(100).required() });

/** The countries service's own answer shape. */
export const countryServiceAnswer = <Data extends Parameters<typeof exact>[0][string]>(data: Data) =>
  exact({ error: boolean().required(), msg: string().required(), data });

export const countryPositionsSchema = countryServiceAnswer(
  array()
    .max(LISTED_MAX)
    .of(
      exact({
        name: string().required(),
        iso2: string().required(),
        long: number().required(),
        lat: number().required(),
      }),
    )
    .required(),
).shape({
  /** Country → what it is called in other languages and for short; only those that have another name. */
  aliases: mapOf(said('This must be a map of country to other names.'), isNameList, LISTED_MAX).optional(),
});
export const countryCitiesSchema = countryServiceAnswer(
  array().max(CITIES_LISTED_MAX).of(string().required()).required(),
).shape({
  /** City → what it is called in other languages and spellings; only those that have another name. */
  aliases: mapOf(said('This must be a map of city to other names.'), isNameList, CITIES_LISTED_MAX).optional(),
});
export const countryFlagSchema = countryServiceAnswer(
  exact({
    name: string().required(),
    flag: string().required(),
    iso2: string().required(),
    iso3: string().required(),
  }).required(),
);
export const countryInputSchema = exact({ country: typedText().max(100).required(SAID.fieldRequired) });

export type CountryPositions = InferType<typeof countryPositionsSchema>;
export type CountryCities = InferType<typeof countryCitiesSchema>;
export type CountryFlag = InferType<typeof countryFlagSchema>;

const isPublished = (text: unknown, version: number): boolean => {
  const known = LEGAL_TEXT_NAMES.find((name) => name === text);
  return known !== undefined && version <= currentVersion(known);
};

/** Nobody agrees to a text before it is there. */
const published = said('There is no such version of this text.');

/** @returns whether a decision agrees to no version that is still to come; those about cookies have numbers of their own */
const agreesToPublished = (revision: number, { kind, categories }: Record<string, unknown>): boolean =>
  kind !== 'signup' ||
  !Array.isArray(categories) ||
  LEGAL_TEXT_NAMES.every((text) => !categories.includes(text) || isPublished(text, revision));

/** Body of `POST /api/consents`: a decision of the consent banner. Sign-ups of pages from before `POST /api/consents/texts` come here too. */
export const consentInputSchema = exact({
  consentId: string().max(100).required(),
  revision: number()
    .integer()
    .min(0)
    .required()
    .test('published', published, (revision, { parent }) =>
      agreesToPublished(revision, parent as Record<string, unknown>),
    ),
  categories: array().of(string().max(50).required()).max(20).required(),
  kind: string().oneOf(['cookies', 'signup']).required(),
});
export type ConsentInput = InferType<typeof consentInputSchema>;

/** Body of `POST /api/consents/texts`: which legal texts somebody agrees to, each in the version that they were shown. */
export const textAgreementsSchema = exact({
  texts: array()
    .of(
      exact({
        text: string().oneOf(LEGAL_TEXT_NAMES).required(),
        version: number()
          .integer()
          .min(1)
          .required()
          .test('published', published, (version, { parent }) =>
            isPublished((parent as { readonly text?: unknown }).text, version),
          ),
      }).required(),
    )
    .min(1)
    .max(LEGAL_TEXT_NAMES.length)
    .required(),
});
export type TextAgreementsInput = InferType<typeof textAgreementsSchema>;

/** Body of `POST /api/analytics/events`: what happened on the pages, without who. */
export const analyticsInputSchema = exact({
  events: array()
    .of(
      exact({
        event: string().oneOf(ANALYTICS_EVENTS).required(),
        page: string()
          .oneOf(Object.keys(PATHS) as PathName[])
          .required(),
      }).required(),
    )
    .min(1)
    .max(ANALYTICS_BATCH_MAX)
    .required(),
});
export type AnalyticsInput = InferType<typeof analyticsInputSchema>;

export const healthSchema = exact({ status: string().oneOf(['ok', 'starting', 'unavailable']).required() });
export const okSchema = exact({ ok: boolean().required() });
