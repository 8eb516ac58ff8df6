import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { mayAskAhead, type RemoteEntry, type RemoteRegistry } from '@vela/contracts/remote';
import {
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
import { placedPath, type Tongue } from '@vela/language';
import {
  cssOfTokens,
  type LivePage,
  type PagePlace,
  type PersonalCode,
  type Preview,
  readShellRecord,
  readSliceRecord,
  registryFor,
  siteLayout,
  type SliceRecord,
  TOKENS,
  versionFor,
} from '@vela/release/site';
import { AnswerCache } from './answer-cache.js';
import { composedPage, type Content, linksOf, NO_CONTENT, type ShellBuild } from './compose-page.js';
import { type Inline, withoutNonces } from './inline.js';
import { VERSION_LIMITS } from './limits.js';
import { PersonalPages } from './personal-pages.js';
import { type Preloads, preloadsOf, type Visited } from './preloads.js';
import type { Previews } from './previews.js';
import type { Origins } from './proxy.js';
import { type PublicPage, PublicPages } from './public-pages.js';
import { samplingOf } from './sampling.js';
import type { Served } from './served.js';
import { shellWatch } from './shell-watch.js';

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
  /** Header in which a proxy says from which country a request comes, where one does. */
  readonly countryHeader?: string | undefined;
}

const withoutTrailingSlash = (pathname: string): string => (pathname === '/' ? '/' : pathname.replace(/\/$/, ''));

/** @returns what every page may tell: which slices are in service, without those that are there for some only */
const toldToAll = (registry: RemoteRegistry): RemoteRegistry =>
  Object.fromEntries(
    slicesIn(registry)
      .filter((name) => !isAdminSlice(name))
      .map((name) => [name, registry[name]]),
  );

/** @returns whether a page at a path may be rendered for its reader, as far as the path tells */
const isPersonalPath = (pathname: string): boolean => isWorkspacePath(pathname) || isAdminPath(pathname);

/** What decides which page somebody gets, apart from who they are. */
interface Asked {
  readonly place: PagePlace;
  readonly search: string;
  readonly shell: string;
  readonly build: ShellBuild;
  /** What whoever looks at it gets of the slices. */
  readonly registry: RemoteRegistry;
  /** The slice whose page it is; undefined for the shell's own, which need nothing of the slice beside whose paths they lie. */
  readonly owner: RemoteEntry | undefined;
  readonly preloads: Preloads;
}

/** How a private page is rendered for its reader. */
interface PersonalRendering {
  readonly request: IncomingMessage;
  readonly code: PersonalCode;
  readonly calls: readonly string[];
}

/** Composes the pages of a site from the shell and the slices that are in service when they are asked for. */
export class Pages {
  readonly #site: string;
  readonly #previews: Previews;
  readonly #origin: string | undefined;
  readonly #inspectable: boolean;
  readonly #public: PublicPages;
  readonly #personal: PersonalPages;
  readonly #builds = new AnswerCache<ShellBuild>(VERSION_LIMITS);
  readonly #slices = new AnswerCache<SliceRecord>(VERSION_LIMITS);

  constructor({ site, previews, api, origin, inspectable = false, personalMs, countryHeader }: PagesOptions) {
    this.#site = site;
    this.#previews = previews;
    this.#origin = origin;
    this.#inspectable = inspectable;
    this.#public = new PublicPages(site, api, origin ?? [api].flat()[0] ?? '');
    this.#personal = new PersonalPages({ api, patienceMs: personalMs, countryHeader });
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
    visit: Visit,
    onLinks: (links: readonly string[]) => void = () => undefined,
  ): Promise<Page | null> {
    const { served, preview } = visit;
    if (served.shell === null) return null;
    const ofAdmin = await this.#adminPage(address, search, visit, served.shell);
    const asked = ofAdmin?.asked ?? (await this.#askedAt(address, search, visit, served.shell));
    const { place, shell, build, registry, owner, preloads } = asked;
    const rendering = ofAdmin === null ? await this.#personalRendering(asked, visit) : null;
    const slice = sliceOf(place.pathname);
    const isReadable =
      ofAdmin !== null || rendering !== null || (isPublicPath(place.pathname) && slice === 'mf_public');
    const links = linksOf(build, preloads, isReadable);
    onLinks(links);
    const own = ofAdmin?.page ?? this.#personalPage(place, rendering);
    const { head, failed, content } = await this.#contentOf(asked, visit, own);
    const isNowhere = !visit.signedIn && (isUnknownPath(place.pathname) || isAdminPath(place.pathname));
    const status = head === null || isNowhere || (owner === undefined && isGuest(slice)) ? 404 : 200;
    return {
      status,
      rendered: content.kind === 'public',
      personal: content.kind === 'personal',
      links,
      failed,
      ...composedPage({
        place,
        search,
        status,
        build,
        content,
        head: head ?? undefined,
        preloads,
        owner,
        registry,
        origin: this.#origin,
        inspectable: this.#inspectable || preview !== null,
        preview,
        watch: served.shell.rollout === undefined ? '' : shellWatch(shell),
        tokens: await this.#tokensOf(preview),
        sampling: preview === null ? samplingOf(served, shell) : '',
      }),
    };
  }

  /** @returns addresses of the pages that were rendered of what is in service when it was promoted */
  async prerendered({ registry: { mf_public: slice }, shell }: Served): Promise<readonly string[]> {
    return shell === null || slice === undefined ? [] : this.#public.prerendered(shell.version, slice);
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
    this.#public.end();
    this.#personal.end();
  }

  async #askedAt(
    address: string,
    search: string,
    { served, visitor, preview, signedIn, asker, fetchedIn }: Visit,
    pointer: NonNullable<Served['shell']>,
    tells = toldToAll,
  ): Promise<Asked> {
    const { tongue, pathname } = placedPath(address);
    const registry = tells(await this.#previews.seenWith(registryFor(served.registry, visitor), preview));
    const inService = versionFor(pointer, visitor);
    const { shell, build } = await this.#shellFor(preview?.name === 'shell' ? preview.version : inService, inService);
    const place = { tongue, pathname: withoutTrailingSlash(pathname) };
    const owner = SHELL_PATHS.includes(place.pathname) ? undefined : registry[sliceOf(pathname)];
    const visited = { pathname, search, signedIn, asker, inPageLanguage: fetchedIn === tongue };
    const preloads = await this.#preloadsOf(build, owner, visited);
    return { place, search, shell, build, registry, owner, preloads };
  }

  /**
   * @returns a page of the admin area for an administrator; null for everybody else, and where it cannot be rendered. Until it
   *   is rendered from what the API tells administrators alone, nothing of it is told.
   */
  async #adminPage(
    address: string,
    search: string,
    visit: Visit,
    pointer: NonNullable<Served['shell']>,
  ): Promise<{ readonly asked: Asked; readonly page: LivePage } | null> {
    if (!isAdminPath(placedPath(address).pathname) || !mayAskAhead('admin', visit.asker)) return null;
    const asked = await this.#askedAt(address, search, visit, pointer, (registry) => registry);
    const page = await this.#personalPage(asked.place, await this.#personalRendering(asked, visit));
    return page === null ? null : { asked, page };
  }

  /** @returns how a page is rendered for whoever asks; null where it is not */
  async #personalRendering(
    { place: { pathname }, shell, build, owner, preloads }: Asked,
    { request, preview }: Visit,
  ): Promise<PersonalRendering | null> {
    const calls = preloads.personal;
    if (calls === null || request === undefined || preview !== null) return null;
    if (owner === undefined || !owner.entry.startsWith('/remotes/') || !isPersonalPath(pathname)) return null;
    const slice = { name: sliceOf(pathname), version: owner.version };
    const code = { site: this.#site, shell, slice, contract: build.contract };
    return (await this.#personal.can(code)) ? { request, code, calls } : null;
  }

  /** @returns a page for whoever asks; null where nothing says how, or it cannot be rendered */
  async #personalPage(place: PagePlace, rendering: PersonalRendering | null): Promise<LivePage | null> {
    return rendering === null ? null : this.#personal.of(rendering.request, rendering.code, place, rendering.calls);
  }

  /** @param own its page for whoever asks, or nothing @returns what stands in the page, and what is known of a public one */
  async #contentOf(
    { place, search, shell, build, registry }: Asked,
    { preview, signedIn }: Visit,
    own: LivePage | null | Promise<LivePage | null>,
  ): Promise<PublicPage & { readonly content: Content }> {
    // The code of a preview does not run on the server, where it would take the place of what is in service.
    const slice = preview?.name === 'mf_public' || preview?.name === 'shell' ? undefined : registry.mf_public;
    const code = { shell, contract: build.contract, slice };
    const [known, frame, personal] = await Promise.all([
      this.#public.at(place, search, code),
      signedIn ? this.#public.frameOf(place, code) : null,
      own,
    ]);
    const { rendered, answers } = known;
    if (rendered !== null) return { ...known, content: { kind: 'public', page: rendered, answers } };
    if (personal !== null)
      return {
        ...known,
        content: { kind: 'personal', page: personal, answers: personal.answers, role: personal.role },
      };
    if (frame !== null) return { ...known, content: { kind: 'frame', page: frame, answers: [] } };
    return { ...known, content: NO_CONTENT };
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
