import { addressIn } from '@vela/contracts/client';
import {
  CATALOGUE_ID,
  catalogueOf,
  DEVTOOLS_ELEMENT,
  type PageHead,
  type RemoteEntry,
  type RemoteRegistry,
  SERVED_ANSWERS,
  SERVED_FRAME,
  SERVED_PAGE,
} from '@vela/contracts/remote';
import { audienceOf, isPublicPath, PATHS } from '@vela/contracts/routes';
import { inTongue, msg, pathIn, PSEUDO_LANGUAGE, SOURCE_LANGUAGE, t, type Tongue } from '@vela/language';
import type { LivePage, PagePlace, Preview, RenderedPage, ShellRecord } from '@vela/release/site';
import { AFTER_PAINT, afterPaint, type PageScripts } from './after-paint.js';
import { escaped } from './escaped.js';
import { inlineJson, metaElements, pageSearch } from './html.js';
import { type Inline, inlineOf } from './inline.js';
import { unlessKept } from './kept-here.js';
import { codeElements, codeLinks, fetchPreload, type Preloads } from './preloads.js';
import { BADGE_STYLE, previewBadge } from './previews.js';
import { WEB_MANIFEST } from './web-manifest.js';

export interface ShellBuild extends ShellRecord {
  /** The document with its placeholders. */
  readonly document: string;
}

/** What stands in a page as it is served. */
export interface Content {
  /**
   * Whose it is: everybody's and ready to read; rendered for its reader; the frame around a private page, which the browser
   * fills; or nothing, so that the browser draws all of it.
   */
  readonly kind: 'public' | 'personal' | 'frame' | 'none';
  readonly page: RenderedPage;
  /** What it was rendered with, for its code. */
  readonly answers: LivePage['answers'];
  /** The role in whose colours it is seen; undefined where its address tells. */
  readonly role?: LivePage['role'];
}

/** No page, and no frame of one. */
export const NO_CONTENT: Content = { kind: 'none', page: { body: '', styles: '', title: null }, answers: [] };

/** What a page is composed of. */
export interface PageParts {
  readonly place: PagePlace;
  /** Query of the address, with its question mark, or nothing. */
  readonly search: string;
  readonly status: 200 | 404;
  readonly build: ShellBuild;
  readonly content: Content;
  /** What it says of itself; undefined where nothing is known. */
  readonly head: PageHead | undefined;
  readonly preloads: Preloads;
  /** The slice whose page it is; undefined for the shell's own. */
  readonly owner: RemoteEntry | undefined;
  /** What the page may tell of which slices are in service. */
  readonly registry: RemoteRegistry;
  /** Origin under which visitors know the site. */
  readonly origin: string | undefined;
  /** Whether DevTools may look into it. */
  readonly inspectable: boolean;
  readonly preview: Preview | null;
  /** The script that watches a shell which is rolled out, or nothing. */
  readonly watch: string;
  /** The element of tokens that are tried, or nothing. */
  readonly tokens: string;
  /** The element that says whose figures are measured, or nothing. */
  readonly sampling: string;
}

/** What somebody reads whose browser runs no scripts, in place of a page and below one that stands there. */
const UNSCRIPTED = msg(
  'Vela needs JavaScript for this page. The pages about us, the news and the events can be read without it.',
);
const NO_PAGE = msg('There is no page at this address. These can be read:');
const UNSCRIPTED_FORMS = msg('Forms and buttons of this page need JavaScript.');

const READABLE = [
  [msg('About us'), PATHS.aboutUs],
  [msg('News'), PATHS.news],
  [msg('Events'), PATHS.events],
] as const;

/** @returns what stands in place of a page that its code alone draws, with ways on */
const unscripted = (status: number, tongue: Tongue): string =>
  `${escaped(t(status === 404 ? NO_PAGE : UNSCRIPTED))} ${READABLE.map(
    ([name, path]) => `<a href="${escaped(pathIn(tongue, path))}">${escaped(t(name))}</a>`,
  ).join(' · ')}`;

/** @returns what a page asks for in any case. A page that can be read without its code asks for that later. */
export const linksOf = ({ fonts }: ShellRecord, preloads: Preloads, isReadable: boolean): readonly string[] => [
  ...fonts.map((font) => `</${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ...(isReadable ? [] : codeLinks(preloads)),
];

const fontPreload = (font: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="/${escaped(font)}" crossorigin>`;

const scriptElement = (script: string): string => `<script defer src="/${escaped(script)}"></script>`;

/** @returns when a page that can be read gets which scripts: with nothing for readers alone all come when it was painted */
const scriptsOf = (boot: readonly string[], ownTexts: readonly string[], code: readonly string[]): PageScripts =>
  boot.length === 0
    ? { boot: [], code: [...ownTexts, ...code] }
    : { boot: [...ownTexts, ...boot.map(scriptElement)], code };

/** @returns what a page was rendered with, without what a browser keeps by itself: that is asked for with the page's code */
const answersToTell = ({ kind, answers }: Content, { keepable }: Preloads): LivePage['answers'] =>
  kind === 'personal' ? answers.filter(({ key }) => !keepable.includes(addressIn(key))) : answers;

/** @returns what a page was rendered with, for its code; nothing where it was rendered with nothing */
const answersElement = (answers: LivePage['answers']): string =>
  answers.length === 0 ? '' : `<script type="application/json" id="${SERVED_ANSWERS}">${inlineJson(answers)}</script>`;

/** @returns what asks ahead for the texts of a language; the shell finds its own by their id */
function catalogues(tongue: Tongue, build: ShellRecord, owner: RemoteEntry | undefined) {
  const own = build.catalogues[tongue];
  if (tongue === SOURCE_LANGUAGE || own === undefined) return { ownTexts: [], textsOfSlice: [] };
  const ofSlice = owner?.entry.startsWith('/') ? [fetchPreload(catalogueOf(owner.entry, tongue))] : [];
  return { ownTexts: [fetchPreload(`/${own}`, CATALOGUE_ID)], textsOfSlice: ofSlice };
}

/** @returns the elements that bring a page's code, after what makes it readable or at once, and what is looked for before it is read */
function codeOf({ place: { tongue }, build, content, preloads, owner }: PageParts): readonly string[] {
  const { ownTexts, textsOfSlice } = catalogues(tongue, build, owner);
  const code = [...textsOfSlice, ...codeElements(preloads)];
  switch (content.kind) {
    case 'public':
      return [inTongue(tongue, () => afterPaint(scriptsOf(build.boot, ownTexts, code)))];
    case 'personal':
      return [
        unlessKept(preloads.unlessKept),
        inTongue(tongue, () =>
          afterPaint(scriptsOf([], ownTexts, [...preloads.keepable.map((call) => fetchPreload(call)), ...code])),
        ),
      ];
    case 'frame':
    case 'none':
      return [...preloads.calls.map((call) => fetchPreload(call)), ...ownTexts, ...code];
  }
}

/** @returns what stands where the browser draws the page */
function bodyOf({ kind, page: { body } }: Content): string {
  switch (kind) {
    case 'public':
    case 'none':
      return body;
    case 'personal':
      return `<div ${SERVED_FRAME}="${SERVED_PAGE}">${body}</div>`;
    case 'frame':
      return `<div ${SERVED_FRAME}>${body}</div>`;
  }
}

/** @returns a page as it is sent, and what of it its policy lets run and apply */
export function composedPage(parts: PageParts): { readonly html: string; readonly inline: Inline } {
  const { place, search, status, build, content, preloads, preview, watch, tokens } = parts;
  const { tongue, pathname } = place;
  const { kind, page, answers } = content;
  const isReadable = kind === 'public' || kind === 'personal';
  const elements = [
    watch,
    ...build.fonts.map(fontPreload),
    page.styles,
    tokens,
    `<script type="application/json" id="remotes">${inlineJson(parts.registry)}</script>`,
    ...(parts.inspectable ? [`<meta name="${DEVTOOLS_ELEMENT}">`] : []),
    parts.sampling,
    ...codeOf(parts),
  ];
  const meta = metaElements({
    tongue,
    // Only what is rendered for the visit can depend on the query.
    pathname,
    public: status === 200 && isPublicPath(pathname),
    search: kind === 'public' && answers.length > 0 ? pageSearch(search) : '',
    origin: parts.origin,
    title: isReadable ? page.title : null,
    drawnAnew: kind !== 'public',
    head: parts.head,
  });
  const filled: Readonly<Record<string, string>> = {
    audience: (content.role ?? audienceOf(pathname)) === 'talentSeeker' ? 'talentSeeker' : 'jobseeker',
    language: tongue === PSEUDO_LANGUAGE ? SOURCE_LANGUAGE : tongue,
    meta,
    head: elements.filter((element) => element !== '').join('\n'),
    unscripted: inTongue(tongue, () => (isReadable ? escaped(t(UNSCRIPTED_FORMS)) : unscripted(status, tongue))),
    body: bodyOf(content),
  };
  // What a page shows is read before what it is made of.
  const last = `${answersElement(answersToTell(content, preloads))}${preview === null ? '' : `${previewBadge(preview, tongue)}\n`}</body>`;
  return {
    html: build.document
      .replace(`"${WEB_MANIFEST}"`, `"${pathIn(tongue, WEB_MANIFEST)}"`)
      .replace(/\{\{(\w+)\}\}/g, (_, name: string) => filled[name] ?? '')
      .replace('</body>', () => last),
    inline: inlineOf(
      build.document,
      watch,
      page.styles,
      ...(isReadable ? [AFTER_PAINT] : []),
      ...(kind === 'personal' ? [unlessKept(preloads.unlessKept)] : []),
      ...(preview === null ? [] : [BADGE_STYLE, tokens]),
    ),
  };
}
