import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { PageHead } from '@vela/contracts/remote';
import type { SliceName } from '@vela/contracts/routes';
import type { Tongue } from '@vela/language';
import { Isolated, ISOLATION_LIMITS, type IsolationLimits } from '../isolation/isolated.js';
import { isLivePage, isRenderedPage, type LivePage, type RenderedPage } from '../isolation/rendered-page.js';
import type { CodePair } from '../isolation/server-code.js';
import { SERVER_FOLDER, siteLayout } from '../site/layout.js';

/** A page and the language that it is in. */
export interface PagePlace {
  readonly tongue: Tongue;
  /** Without the language. */
  readonly pathname: string;
}

const isPaths = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isHead = (value: unknown): value is PageHead =>
  typeof value === 'object' && value !== null && 'description' in value && typeof value.description === 'string';

/** Whether a version of the shell and one of a slice were both built with code that renders pages. */
export async function haveServerCode(
  site: string,
  shell: string,
  slice: { readonly name: SliceName; readonly version: string },
): Promise<boolean> {
  const layout = siteLayout(site);
  const folders = [layout.shell(shell), layout.slice(slice.name, slice.version)];
  const files = folders.map((folder) => stat(path.join(folder, SERVER_FOLDER, 'index.cjs')).catch(() => null));
  return (await Promise.all(files)).every((file) => file !== null);
}

/** Whether both versions were built with code that renders public pages. */
export const hasPageCode = ({ site, shell, slice }: CodePair): Promise<boolean> =>
  haveServerCode(site, shell, { name: 'mf_public', version: slice });

/** The code of a shell and a public slice that renders their pages: it runs in a process of its own. */
export class PageCode {
  readonly #pair: CodePair;
  readonly #isolated: Isolated;

  constructor(pair: CodePair, limits: IsolationLimits = ISOLATION_LIMITS) {
    this.#pair = pair;
    this.#isolated = new Isolated(limits);
  }

  /** @returns the patterns of the slice's pages, null where one of the two was built without code for the server */
  async paths(): Promise<readonly string[] | null> {
    const paths = await this.#isolated.call('pathsOfPages', this.#pair);
    return isPaths(paths) ? paths : null;
  }

  /** @returns a page that is the same at every time @throws Error if it cannot be rendered */
  async renderPage({ tongue, pathname }: PagePlace): Promise<RenderedPage> {
    const page = await this.#isolated.call('renderPage', { ...this.#pair, tongue, pathname });
    if (!isRenderedPage(page)) throw new Error(`${pathname} was not rendered.`);
    return page;
  }

  /**
   * @returns what stands around a private page while nobody has said who is signed in, null where the shell has no code for it
   * @throws Error if it cannot be rendered
   */
  async renderFrame({ tongue, pathname }: PagePlace): Promise<RenderedPage | null> {
    const frame = await this.#isolated.call('renderFrame', { ...this.#pair, tongue, pathname });
    return isRenderedPage(frame) ? frame : null;
  }

  /**
   * @param search query of the address, with its question mark, or nothing
   * @param fetcher reaches the API
   * @returns a page with what the API says now, null where it is the same at every time
   * @throws Error if it cannot be rendered
   */
  async renderLivePage(
    { tongue, pathname }: PagePlace,
    search: string,
    fetcher: typeof fetch,
  ): Promise<LivePage | null> {
    const page = await this.#isolated.call('renderLivePage', { ...this.#pair, tongue, pathname, search }, fetcher);
    return isLivePage(page) ? page : null;
  }

  /**
   * @param search what of the query makes it another page, or nothing
   * @param origin of the site
   * @returns what a page says of itself: undefined where it says nothing, null where there is no such page
   * @throws Error if it cannot be asked
   */
  async headOfPage(
    { tongue, pathname }: PagePlace,
    search: string,
    fetcher: typeof fetch,
    origin: string,
  ): Promise<PageHead | null | undefined> {
    const head = await this.#isolated.call('headOfPage', { ...this.#pair, tongue, pathname, search, origin }, fetcher);
    return head === null || isHead(head) ? head : undefined;
  }

  /** Ends the code's process. */
  end(): void {
    this.#isolated.end();
  }
}
