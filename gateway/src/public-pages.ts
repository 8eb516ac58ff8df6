import { LRUCache } from 'lru-cache';
import type { PageHead, RemoteEntry } from '@vela/contracts/remote';
import { audienceOf, isPublicPath, isWorkspacePath, SHELL_PATHS, sliceOf } from '@vela/contracts/routes';
import { pathIn } from '@vela/language';
import {
  type CodePair,
  FRAMED,
  hasPageCode,
  type LivePage,
  PageCode,
  type PagePlace,
  type PrerenderedPages,
  readPrerenderedPages,
  type RenderedPage,
} from '@vela/release/site';
import { AnswerCache } from './answer-cache.js';
import { pageSearch } from './html.js';
import { VERSION_LIMITS } from './limits.js';
import { LivePages } from './live-pages.js';
import { PageHeads } from './page-heads.js';
import type { Origins } from './proxy.js';

/** A shell and a public slice together: what was rendered of them, and whether they can render more. */
interface KnownPages extends PrerenderedPages {
  readonly rendering: boolean;
}

/** What is there of a public page. */
export interface PublicPage {
  /** The page as it can be read; null where the browser draws it. */
  readonly rendered: RenderedPage | null;
  /** What it was rendered with for this visit; nothing where it was rendered when it came into service. */
  readonly answers: LivePage['answers'];
  /** What it says of itself; undefined where nothing is known, null where there is no such page. */
  readonly head: PageHead | null | undefined;
  /** The version of the public slice whose code failed to render it; null where none did. */
  readonly failed: string | null;
}

/** Which public slice a shell is together with; a shell of its own contract. */
export interface PublicCode {
  readonly shell: string;
  readonly contract: number;
  /** Undefined where none is in service, or its code may not run here. */
  readonly slice: RemoteEntry | undefined;
}

const NOTHING: PublicPage = { rendered: null, answers: [], head: undefined, failed: null };

/** Codes that run at a time: of what is in service and rolled out, and of what was in service until a moment ago. */
const RUNNING_CODES = 4;
/** Milliseconds in which a code that was just started may be slow, which says nothing about it. */
const SETTLED_MS = 10_000;

interface RunningCode {
  readonly code: PageCode;
  readonly since: number;
}

/** @returns the slice where its files lie on this site, whose code this server may run */
const ofThisSite = ({ slice }: PublicCode): RemoteEntry | null =>
  slice?.entry.startsWith('/') === true ? slice : null;

/** What is the same for all who look: public pages, and the frames around private ones. */
export class PublicPages {
  readonly #site: string;
  readonly #heads: PageHeads;
  readonly #live: LivePages;
  readonly #known = new AnswerCache<KnownPages>(VERSION_LIMITS);
  readonly #codes = new LRUCache<string, RunningCode>({ max: RUNNING_CODES, dispose: ({ code }) => code.end() });

  /** @param site the folder that `siteLayout` describes @param api where the API is @param origin of the site */
  constructor(site: string, api: Origins, origin: string) {
    this.#site = site;
    this.#heads = new PageHeads(api, origin);
    this.#live = new LivePages(api);
  }

  /** @param search query of the address, with its question mark, or nothing */
  async at(place: PagePlace, search: string, of: PublicCode): Promise<PublicPage> {
    const { tongue, pathname } = place;
    const slice = ofThisSite(of);
    if (slice === null || !isPublicPath(pathname) || sliceOf(pathname) !== 'mf_public') return NOTHING;
    const pair = this.#pairOf(of, slice);
    const known = await this.#knownOf(pair);
    const address = pathIn(tongue, pathname);
    const whenPromoted = known.pages[address] ?? null;
    if (!known.rendering || SHELL_PATHS.includes(pathname)) return { ...NOTHING, rendered: whenPromoted };
    const versions = `${of.shell}-${slice.version}`;
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
    return { rendered: live ?? whenPromoted, head, answers: live?.answers ?? [], failed };
  }

  /** @returns what stands around a page of a workspace, which is the same for all whose workspace it is; null where there is none */
  async frameOf({ tongue, pathname }: PagePlace, of: PublicCode): Promise<RenderedPage | null> {
    const slice = ofThisSite(of);
    if (slice === null || !isWorkspacePath(pathname)) return null;
    const { frames } = await this.#knownOf(this.#pairOf(of, slice));
    return frames?.[pathIn(tongue, FRAMED[audienceOf(pathname)])] ?? null;
  }

  /** @returns addresses of the pages that were rendered of a shell and a slice when they came into service */
  async prerendered(shell: string, slice: RemoteEntry): Promise<readonly string[]> {
    return Object.keys((await readPrerenderedPages(this.#site, shell, slice.version)).pages);
  }

  /** Ends the processes in which the pages' code runs. */
  end(): void {
    this.#codes.clear();
  }

  #pairOf({ shell, contract }: PublicCode, { version }: RemoteEntry): CodePair {
    return { site: this.#site, shell, slice: version, contract };
  }

  /** @returns what was rendered of a shell and a public slice when they came into service */
  #knownOf(pair: CodePair): Promise<KnownPages> {
    return this.#known.get(
      `${pair.shell}-${pair.slice}`,
      async () => ({
        ...(await readPrerenderedPages(this.#site, pair.shell, pair.slice)),
        rendering: await hasPageCode(pair),
      }),
      // Two that are together only until the other pointer has moved have none yet, and may come together again.
      ({ pages }) => Object.keys(pages).length > 0,
    );
  }
}
