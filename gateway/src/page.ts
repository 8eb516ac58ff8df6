import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import {
  CATALOGUE_ID,
  catalogueOf,
  DEVTOOLS_ELEMENT,
  type RemoteEntry,
  type RemoteRegistry,
  SERVED_ANSWERS,
  SERVED_FRAME,
  SERVED_PAGE,
} from '@vela/contracts/remote';
import {
  audienceOf,
  isAdminPath,
  isAdminSlice,
  isGuest,
  isPublicPath,
  isUnknownPath,
  isWorkspacePath,
  SHELL_PATHS,
  sliceOf,
  slicesIn,
} from '@vela/contracts/routes';
import { inTongue, msg, pathIn, placedPath, PSEUDO_LANGUAGE, SOURCE_LANGUAGE, t, type Tongue } from '@vela/language';
import {
  type CodePair,
  cssOfTokens,
  FRAMED,
  hasPageCode,
  type LivePage,
  PageCode,
  type PagePlace,
  type PrerenderedPages,
  type Preview,
  readPrerenderedPages,
  readShellRecord,
  readSliceRecord,
  registryFor,
  type ShellRecord,
  siteLayout,
  type SliceRecord,
  TOKENS,
  versionFor,
} from '@vela/release/site';
import { AFTER_PAINT, afterPaint, type PageScripts } from './after-paint.js';
import { AnswerCache } from './answer-cache.js';
import { escaped } from './escaped.js';
import { inlineJson, metaElements, pageSearch } from './html.js';
import { type Inline, inlineOf, withoutNonces } from './inline.js';
import { VERSION_LIMITS } from './limits.js';
import { LivePages } from './live-pages.js';
import { PageHeads } from './page-heads.js';
import { PersonalPages } from './personal-pages.js';
import { codeElements, codeLinks, fetchPreload, type Preloads, preloadsOf, type Visited } from './preloads.js';
import { BADGE_STYLE, previewBadge, type Previews } from './previews.js';
import type { Origins } from './proxy.js';
import { samplingOf } from './sampling.js';
import type { Served } from './served.js';
import { shellWatch } from './shell-watch.js';
import { WEB_MANIFEST } from './web-manifest.js';

/** A page ready to be sent. */
export interface Page {
  /**
   * 404 where the address is a public page's, and there is none, a guest's that is not in service, or nobody's. Whoever is
   * signed in reads so on the page, whose status is that of the admin area's: nobody else is told of that.
   */
  readonly status: 200 | 404;
  readonly html: string;
  /** What of the page its policy lets run and apply. */
  readonly inline: Inline;
  /** Whether it can be read as it is served: such a page is the same for all who get the same versions. */
  readonly rendered: boolean;
  /** Whether it holds what is its reader's alone: nobody may keep it. */
  readonly personal: boolean;
  /** What it needs besides itself, as a header `Link` says it. */
  readonly links: readonly string[];
  /** The version of the public slice whose code failed to render this page; null where none did. */
  readonly failed: string | null;
}

/** Who looks at a page. */
export interface Visit {
  /** What is in service, and rolled out. */
  readonly served: Served;
  /** The visitor's number, null where nothing depends on it. */
  readonly visitor: number | null;
  /** What this browser is shown in place of what is in service. */
  readonly preview: Preview | null;
  /** Whether the visitor seems to be signed in. */
  readonly signedIn: boolean;
  /** What the browser remembers of what its person may ask; undefined where it remembers nothing. */
  readonly asker?: string | undefined;
  /** What the browser sent, where a private page may be rendered for whom it names. */
  readonly request?: IncomingMessage | undefined;
  /** Language in which the API answers what the browser fetches by itself; null where that is not known. */
  readonly fetchedIn: Tongue | null;
}

/** Where pages come from. */
export interface PagesOptions {
  /** The folder that `siteLayout` describes. */
  readonly site: string;
  readonly previews: Previews;
  /** Where the API is, asked for what posts say of themselves. */
  readonly api: Origins;
  /** Origin under which visitors know the site. */
  readonly origin?: string | undefined;
  /** Whether DevTools may look into every page, and not into previews alone. */
  readonly inspectable?: boolean;
  /** Milliseconds that a private page may take with what it shows, where not the usual ones. */
  readonly personalMs?: number | undefined;
}

interface ShellBuild extends ShellRecord {
  /** The document with its placeholders. */
  readonly document: string;
}

/** A shell and a public slice together: what was rendered of them, and whether they can render more. */
interface PublicPages extends PrerenderedPages {
  readonly rendering: boolean;
}

/** What somebody reads whose browser runs no scripts, in place of a page and below one that stands there. */
const UNSCRIPTED = msg(
  'Vela needs JavaScript for this page. The pages about us, the news and the events can be read without it.',
);
const UNSCRIPTED_FORMS = msg('Forms and buttons of this page need JavaScript.');

/** Codes that run at a time: of what is in service and rolled out, and of what was in service until a moment ago. */
const RUNNING_CODES = 4;
/** Milliseconds in which a code that was just started may be slow, which says nothing about it. */
const SETTLED_MS = 10_000;

interface RunningCode {
  readonly code: PageCode;
  readonly since: number;
}

/** What a page asks for in any case. A page that can be read without its code asks for that later. */
const linksOf = ({ fonts }: ShellBuild, preloads: Preloads, isReadable: boolean): readonly string[] => [
  ...fonts.map((font) => `</${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ...(isReadable ? [] : codeLinks(preloads)),
];

const scriptElement = (script: string): string => `<script defer src="/${escaped(script)}"></script>`;

/** @returns when a page that can be read gets which scripts: with nothing for readers alone all come when it was painted */
const scriptsOf = (boot: readonly string[], ownTexts: readonly string[], code: readonly string[]): PageScripts =>
  boot.length === 0
    ? { boot: [], code: [...ownTexts, ...code] }
    : { boot: [...ownTexts, ...boot.map(scriptElement)], code };

/** @returns what a page was rendered with, for its code; nothing where it was rendered with nothing */
const answersElement = (answers: LivePage['answers']): string =>
  answers.length === 0 ? '' : `<script type="application/json" id="${SERVED_ANSWERS}">${inlineJson(answers)}</script>`;

const withoutTrailingSlash = (pathname: string): string => (pathname === '/' ? '/' : pathname.replace(/\/$/, ''));

/** @returns what every page may tell: which slices are in service, without those that are there for some only */
const toldToAll = (registry: RemoteRegistry): RemoteRegistry =>
  Object.fromEntries(
    slicesIn(registry)
      .filter((name) => !isAdminSlice(name))
      .map((name) => [name, registry[name]]),
  );

/** @returns what asks ahead for the texts of a language; the shell finds its own by their id */
function catalogues(tongue: Tongue, build: ShellRecord, owner: RemoteEntry | undefined) {
  const own = build.catalogues[tongue];
  if (tongue === SOURCE_LANGUAGE || own === undefined) return { ownTexts: [], textsOfSlice: [] };
  const ofSlice = owner?.entry.startsWith('/') ? [fetchPreload(catalogueOf(owner.entry, tongue))] : [];
  return { ownTexts: [fetchPreload(`/${own}`, CATALOGUE_ID)], textsOfSlice: ofSlice };
}

/** Composes the pages of a site from the shell and the slices that are in service when they are asked for. */
export class Pages {
  readonly #site: string;
  readonly #previews: Previews;
  readonly #origin: string | undefined;
  readonly #inspectable: boolean;
  readonly #heads: PageHeads;
  readonly #live: LivePages;
  readonly #personal: PersonalPages;
  readonly #builds = new AnswerCache<ShellBuild>(VERSION_LIMITS);
  readonly #slices = new AnswerCache<SliceRecord>(VERSION_LIMITS);
  readonly #publicPages = new AnswerCache<PublicPages>(VERSION_LIMITS);
  readonly #codes = new LRUCache<string, RunningCode>({ max: RUNNING_CODES, dispose: ({ code }) => code.end() });

  constructor({ site, previews, api, origin, inspectable = false, personalMs }: PagesOptions) {
    this.#site = site;
    this.#previews = previews;
    this.#origin = origin;
    this.#inspectable = inspectable;
    this.#heads = new PageHeads(api, origin ?? [api].flat()[0] ?? '');
    this.#live = new LivePages(api);
    this.#personal = new PersonalPages(api, personalMs);
  }

  /**
   * @param address of the page, which decides its language, its colours, what it preloads and what it holds
   * @param search query of the address, with its question mark, or nothing
   * @param onLinks hears what the page will need besides itself, before it is composed
   * @returns null while no shell was promoted
   */
  async at(
    address: string,
    search: string,
    { served, visitor, preview, signedIn, asker, request, fetchedIn }: Visit,
    onLinks: (links: readonly string[]) => void = () => undefined,
  ): Promise<Page | null> {
    if (served.shell === null) return null;
    const { tongue, pathname } = placedPath(address);
    const registry = toldToAll(await this.#previews.seenWith(registryFor(served.registry, visitor), preview));
    const inService = versionFor(served.shell, visitor);
    const { shell, build } = await this.#shellFor(preview?.name === 'shell' ? preview.version : inService, inService);
    const slice = sliceOf(pathname);
    // A page of the shell's own needs nothing of the slice beside whose paths it lies.
    const owner = SHELL_PATHS.includes(withoutTrailingSlash(pathname)) ? undefined : registry[slice];
    const preloads = await this.#preloadsOf(build, owner, {
      pathname,
      search,
      signedIn,
      asker,
      inPageLanguage: fetchedIn === tongue,
    });
    const place = { tongue, pathname: withoutTrailingSlash(pathname) };
    const code = await this.#personalCodeOf(place, shell, build.contract, preview === null ? owner : undefined);
    const isPersonal = code !== null && preloads.personal !== null && request !== undefined;
    const links = linksOf(build, preloads, isPersonal || (isPublicPath(pathname) && slice === 'mf_public'));
    onLinks(links);
    // The code of a preview does not run on the server, where it would take the place of what is in service.
    const pagesOf = preview?.name === 'mf_public' || preview?.name === 'shell' ? undefined : registry.mf_public;
    const [publicPage, emptyFrame, personal] = await Promise.all([
      this.#publicPage(place, search, shell, pagesOf, build.contract),
      signedIn ? this.#frameOf(place, shell, pagesOf, build.contract) : undefined,
      isPersonal ? this.#personal.of(request, code, place, preloads.personal) : null,
    ]);
    const { rendered, head, failed } = publicPage;
    const readable = rendered ?? personal;
    const frame = personal ?? emptyFrame;
    const answers = personal?.answers ?? publicPage.answers;
    const { ownTexts, textsOfSlice } = catalogues(tongue, build, owner);
    const scripts = [...textsOfSlice, ...codeElements(preloads)];
    const tokens = await this.#tokensOf(preview);
    const watch = served.shell.rollout === undefined ? '' : shellWatch(shell);
    const elements = [
      watch,
      ...build.fonts.map(
        (font) => `<link rel="preload" as="font" type="font/woff2" href="/${escaped(font)}" crossorigin>`,
      ),
      (readable ?? frame)?.styles ?? '',
      tokens,
      `<script type="application/json" id="remotes">${inlineJson(registry)}</script>`,
      ...(this.#inspectable || preview !== null ? [`<meta name="${DEVTOOLS_ELEMENT}">`] : []),
      ...(preview === null ? [samplingOf(served, shell)] : []),
      ...(readable === null
        ? [...preloads.calls.map((call) => fetchPreload(call)), ...ownTexts, ...scripts]
        : [inTongue(tongue, () => afterPaint(scriptsOf(personal === null ? build.boot : [], ownTexts, scripts)))]),
    ];
    const isNowhere = !signedIn && (isUnknownPath(pathname) || isAdminPath(pathname));
    const status = head === null || isNowhere || (owner === undefined && isGuest(slice)) ? 404 : 200;
    const audience = audienceOf(pathname) === 'talentSeeker' ? 'talentSeeker' : 'jobseeker';
    const meta = metaElements({
      tongue,
      // Only what is rendered for the visit can depend on the query.
      pathname: withoutTrailingSlash(pathname),
      public: status === 200 && isPublicPath(pathname),
      search: publicPage.answers.length > 0 ? pageSearch(search) : '',
      origin: this.#origin,
      title: personal?.title ?? publicPage.title,
      drawnAnew: rendered === undefined,
      head: head ?? undefined,
    });
    const mark = personal === null ? SERVED_FRAME : `${SERVED_FRAME}="${SERVED_PAGE}"`;
    const parts: Readonly<Record<string, string>> = {
      audience,
      language: tongue === PSEUDO_LANGUAGE ? SOURCE_LANGUAGE : tongue,
      meta,
      head: elements.join('\n'),
      unscripted: inTongue(tongue, () => escaped(t(readable === null ? UNSCRIPTED : UNSCRIPTED_FORMS))),
      body: rendered?.body ?? (frame === undefined ? '' : `<div ${mark}>${frame.body}</div>`),
    };
    // What a page shows is read before what it is made of.
    const afterwards = answersElement(answers);
    const document = build.document.replace(`"${WEB_MANIFEST}"`, `"${pathIn(tongue, WEB_MANIFEST)}"`);
    const html = document
      .replace(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? '')
      .replace('</body>', () => `${afterwards}</body>`);
    return {
      status,
      inline: inlineOf(
        build.document,
        watch,
        (readable ?? frame)?.styles ?? '',
        ...(readable === null ? [] : [AFTER_PAINT]),
        ...(preview === null ? [] : [BADGE_STYLE, tokens]),
      ),
      rendered: rendered !== undefined,
      personal: personal !== null,
      links,
      failed,
      html: preview === null ? html : html.replace('</body>', () => `${previewBadge(preview, tongue)}\n</body>`),
    };
  }

  /** @returns addresses of the pages that were rendered of what is in service when it was promoted */
  async prerendered({ registry: { mf_public: slice }, shell }: Served): Promise<readonly string[]> {
    if (shell === null || slice === undefined) return [];
    return Object.keys((await readPrerenderedPages(this.#site, shell.version, slice.version)).pages);
  }

  /** Is told that somebody is signed in, who may come for a private page soon. */
  async expectPeople({ registry, shell }: Served): Promise<void> {
    if (shell === null) return;
    const { contract } = await this.#shellBuild(shell.version);
    const codes = slicesIn(registry)
      .filter((name) => !isAdminSlice(name) && !isGuest(name) && name !== 'mf_public')
      .flatMap((name) => {
        const entry = registry[name];
        const isHere = entry?.entry.startsWith('/remotes/') === true;
        const slice = isHere ? { name, version: entry.version } : null;
        return slice === null ? [] : [{ site: this.#site, shell: shell.version, slice, contract }];
      });
    await this.#personal.expect(codes);
  }

  /** Ends the processes in which the pages' code runs. */
  end(): void {
    this.#codes.clear();
    this.#personal.end();
  }

  /** @returns the code that renders a private page for whoever asks; null where there is none */
  async #personalCodeOf({ pathname }: PagePlace, shell: string, contract: number, entry: RemoteEntry | undefined) {
    if (entry === undefined || !entry.entry.startsWith('/remotes/') || !isWorkspacePath(pathname)) return null;
    const slice = { name: sliceOf(pathname), version: entry.version };
    const code = { site: this.#site, shell, slice, contract };
    return (await this.#personal.can(code)) ? code : null;
  }

  async #publicPage(place: PagePlace, search: string, shell: string, slice: RemoteEntry | undefined, contract: number) {
    const { tongue, pathname } = place;
    const nothing = { rendered: undefined, title: null, head: undefined, answers: [], failed: null };
    if (
      slice === undefined ||
      !slice.entry.startsWith('/') ||
      !isPublicPath(pathname) ||
      sliceOf(pathname) !== 'mf_public'
    )
      return nothing;
    const versions = `${shell}-${slice.version}`;
    const pair = { site: this.#site, shell, slice: slice.version, contract };
    const known = await this.#knownOf(pair);
    const address = pathIn(tongue, pathname);
    if (!known.rendering || SHELL_PATHS.includes(pathname))
      return { ...nothing, rendered: known.pages[address], title: known.pages[address]?.title ?? null };
    const running = this.#codes.get(versions) ?? { code: new PageCode(pair), since: Date.now() };
    this.#codes.set(versions, running);
    const asked = pageSearch(search);
    let failed: string | null = null;
    const onFailure = (): void => {
      if (Date.now() - running.since > SETTLED_MS) failed = slice.version;
    };
    const [head, live] = await Promise.all([
      this.#heads.of(running.code, place, asked, versions, onFailure),
      this.#live.of(running.code, place, asked, versions, onFailure),
    ]);
    const rendered = live ?? known.pages[address];
    return { rendered, title: rendered?.title ?? null, head, answers: live?.answers ?? [], failed };
  }

  /** @returns what stands around a page of a workspace, which is the same for all whose workspace it is; undefined where there is none */
  async #frameOf({ tongue, pathname }: PagePlace, shell: string, slice: RemoteEntry | undefined, contract: number) {
    if (slice === undefined || !slice.entry.startsWith('/') || !isWorkspacePath(pathname)) return undefined;
    const { frames } = await this.#knownOf({ site: this.#site, shell, slice: slice.version, contract });
    return frames?.[pathIn(tongue, FRAMED[audienceOf(pathname)])];
  }

  /** @returns what was rendered of a shell and a public slice when they came into service */
  #knownOf(pair: CodePair): Promise<PublicPages> {
    return this.#publicPages.get(
      `${pair.shell}-${pair.slice}`,
      async () => ({
        ...(await readPrerenderedPages(this.#site, pair.shell, pair.slice)),
        rendering: await hasPageCode(pair),
      }),
      // Two that are together only until the other pointer has moved have none yet, and may come together again.
      ({ pages }) => Object.keys(pages).length > 0,
    );
  }

  /** @returns the style element of tokens that somebody tries; nothing for everybody else */
  async #tokensOf(preview: Preview | null): Promise<string> {
    const css = preview?.name === TOKENS ? await cssOfTokens(this.#site, preview.version) : null;
    return css === null ? '' : `<style id="tokens">${css}</style>`;
  }

  /** @returns the shell of a version; the one in service where that was deleted meanwhile */
  async #shellFor(version: string, inService: string): Promise<{ readonly shell: string; readonly build: ShellBuild }> {
    const wanted = version === inService ? null : await this.#shellBuild(version).catch(() => null);
    return wanted === null
      ? { shell: inService, build: await this.#shellBuild(inService) }
      : { shell: version, build: wanted };
  }

  #shellBuild(version: string): Promise<ShellBuild> {
    const folder = siteLayout(this.#site).shell(version);
    return this.#builds.get(version, async () => ({
      ...(await readShellRecord(folder)),
      document: withoutNonces(await readFile(path.join(folder, 'document.html'), 'utf8')),
    }));
  }

  async #preloadsOf(shell: ShellBuild, entry: RemoteEntry | undefined, visited: Visited): Promise<Preloads> {
    const isPublic = isPublicPath(visited.pathname);
    if (!entry?.entry.startsWith('/remotes/')) return preloadsOf(shell, null, visited, isPublic);
    const folder = path.join(this.#site, path.posix.dirname(entry.entry));
    const record = await this.#slices.get(folder, () => readSliceRecord(folder));
    return preloadsOf(shell, { entry, record }, visited, isPublic);
  }
}
