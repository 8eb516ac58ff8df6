import type { IncomingMessage } from 'node:http';
import { PREVIEW_COOKIE } from '@vela/contracts/constants';
import type { RemoteRegistry } from '@vela/contracts/remote';
import { inTongue, t, type Tongue } from '@vela/language';
import { entryOf, folderOf, type Preview, PREVIEW_MS, readPreview, TOKENS } from '@vela/release/site';
import { cookieOf, type SiteCookie, siteCookie } from './cookies.js';
import { escaped } from './escaped.js';

const PARAMETER = 'preview';
const OFF = 'off';

/** Tells what a signed word shows; null where it is not, or no longer, good. */
export type ReadPreview = (word: string, now: number) => Promise<Preview | null>;

/** Where a visit goes on that asked for a preview, or to leave one. */
export interface Entrance {
  /** Path and query on this site. */
  readonly location: string;
  /** The cookie that keeps the preview, or ends it. */
  readonly cookie: string;
}

/** @returns path and query of an address without the word of the preview, on this site whatever it begins with */
const ownPath = ({ pathname, searchParams }: URL): string => {
  const query = new URLSearchParams(searchParams);
  query.delete(PARAMETER);
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  return `/${pathname.replace(/^\/+/, '')}${search}`;
};

/** Shows a published version of a slice or the shell, or the site in other tokens, to the browser of whoever opened its signed address, and to nobody else. */
export class Previews {
  readonly #site: string;
  readonly #cookie: SiteCookie;
  readonly #read: ReadPreview;

  /** @param secure whether visitors reach the site by https @param read what a word shows; by the site's own key, unless told */
  constructor(site: string, secure: boolean, read: ReadPreview = (word, now) => readPreview(site, word, now)) {
    this.#site = site;
    this.#read = read;
    this.#cookie = siteCookie(PREVIEW_COOKIE.name, secure);
  }

  /** @returns where a page's visit goes on; null where it asks for no preview, `refused` where its word is not, or no longer, good */
  async entrance(request: IncomingMessage): Promise<Entrance | 'refused' | null> {
    const address = new URL(request.url ?? '/', 'http://gateway');
    const token = address.searchParams.get(PARAMETER);
    if (token === null) return null;
    const location = ownPath(address);
    if (token === OFF) return { location, cookie: this.#cookie.set('', 0) };
    if ((await this.#read(token, Date.now())) === null) return 'refused';
    return { location, cookie: this.#cookie.set(token, PREVIEW_MS / 1000) };
  }

  /** Whether a request comes from a browser that may be shown something else than all others. */
  isAskedBy(request: IncomingMessage): boolean {
    return cookieOf(request, this.#cookie.name) !== undefined;
  }

  /** @returns what this browser is shown in place of what is in service; null for everybody else, and once its time is over */
  async of(request: IncomingMessage): Promise<Preview | null> {
    const token = cookieOf(request, this.#cookie.name);
    return token === undefined ? null : this.#read(token, Date.now());
  }

  /** @returns the registry as one browser is to see it; what is in service where the version was deleted meanwhile */
  async seenWith(registry: RemoteRegistry, preview: Preview | null): Promise<RemoteRegistry> {
    if (preview === null || preview.name === TOKENS || preview.name === 'shell') return registry;
    const { name, version } = preview;
    const entry = await entryOf(this.#site, name, version).catch(() => undefined);
    return entry === undefined ? registry : { ...registry, [name]: entry };
  }
}

/** How it looks. */
export const BADGE_STYLE = `<style>
#preview{position:fixed;inset-block-end:0;inset-inline:0;z-index:2147483647;display:flex;gap:1em;justify-content:center;flex-wrap:wrap;
padding:.5em 1em;background:CanvasText;color:Canvas;font:400 .875rem/1.5 system-ui}
#preview a{color:inherit}
@media print{#preview{display:none}}
</style>`;

/**
 * What tells whoever looks at a preview that it is one, and leads out of it, in the page's language. It is the gateway's,
 * so that every shell has it.
 */
export const previewBadge = ({ name, version }: Preview, tongue: Tongue): string =>
  inTongue(tongue, () => {
    const what =
      name === TOKENS
        ? t('Preview of design tokens {version}: others see what is in service.', { version })
        : t('Preview of {slice} {version}: others see what is in service.', { slice: folderOf(name), version });
    return `${BADGE_STYLE}
<aside id="preview" aria-label="${escaped(t('Preview'))}"><span>${escaped(what)}</span> <a href="?${PARAMETER}=${OFF}">${escaped(t('Leave the preview'))}</a></aside>`;
  });
