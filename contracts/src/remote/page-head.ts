import type { Language } from '@vela/language';
import type { ApiClient } from '../client/client.js';

/** What a public page says of itself to search engines and link previews. It stands in the served HTML. */
export interface PageHead {
  /** The page's own name, for previews; without it the rendered title counts. The site's name is added to the title. */
  readonly title?: string;
  /** One or two sentences, at most about 160 characters. */
  readonly description: string;
  /** Address of a picture of this site, such as `/assets/share.png`. */
  readonly image?: string;
  readonly kind?: 'website' | 'article';
  /** The languages that its content is really written in, the original first; all of the site's if not given. */
  readonly languages?: readonly Language[];
  /** Objects of schema.org, written into the page as JSON-LD. */
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[];
}

/** What a page may look at to say it. */
export interface HeadContext {
  /** Parameters of the path, such as a post's slug. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Query of the address. */
  readonly search: URLSearchParams;
  /** Calls the API as a visitor. */
  readonly api: ApiClient;
  /** Origin of the site, such as `https://vela.example`. */
  readonly origin: string;
}

/** What a page's file exports as `head`: the data itself, or a function. Null means that there is no such page: 404. */
export type HeadOfPage = PageHead | ((context: HeadContext) => Promise<PageHead | null>);

/** An answer of the API that a page is rendered with, by the key under which the page looks for it. */
export interface KnownAnswer {
  readonly key: readonly unknown[];
  readonly data: unknown;
}

/** What a page may look at to find its answers. */
export type AnswersContext = Omit<HeadContext, 'origin'>;

/** What a page's file exports as `answers`: its content is then read for every visit and stands in the served HTML. */
export type AnswersOfPage = (context: AnswersContext) => Promise<readonly KnownAnswer[]>;
