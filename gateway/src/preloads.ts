import { getMe } from '@vela/contracts/endpoints';
import { mayAskAhead, type RemoteEntry } from '@vela/contracts/remote';
import { parametersOf, pathTo } from '@vela/contracts/routes';
import { isCarried, type ShellRecord, type SliceRecord } from '@vela/release/site';
import { escaped } from './escaped.js';

/** What a page asks for besides its document, as far as its path tells. Addresses on this site. */
export interface Preloads {
  /** What the shell needs at once, in the order in which it runs. */
  readonly own: readonly string[];
  /** The slice's entry, which the browser checks. */
  readonly entry: RemoteEntry | null;
  /** Scripts that the shell or the slice asks for later. */
  readonly scripts: readonly string[];
  /** Calls that every visit of the page begins with, who is signed in first. */
  readonly calls: readonly string[];
  /** The same, where the server may render the page with their answers for whoever asks, in any language; null where not. */
  readonly personal: readonly string[] | null;
  /** Those of them whose answers are everybody's: a browser may have them already, and such a page comes without them. */
  readonly keepable: readonly string[];
  /** Beginnings of the keys under which a browser keeps what such a page, as it is rendered, would be without. */
  readonly unlessKept: readonly string[];
}

/** Who looks at which page. */
export interface Visited {
  /** Without a language. */
  readonly pathname: string;
  /** Query of the address, which may change what a page asks for. */
  readonly search: string;
  /** Whether whoever asks seems to be signed in: what others get is not asked for in vain. */
  readonly signedIn: boolean;
  /** What the browser remembers of what its person may ask; undefined where it remembers nothing. */
  readonly asker: string | undefined;
  /** Whether the API would answer what the browser fetches ahead in the page's language: it asks in its own, and a page has one. */
  readonly inPageLanguage: boolean;
}

const NOTHING = { entry: null, scripts: [], personal: null, keepable: [], unlessKept: [] };

/** @returns the page at a path, and the path's parameters; of two that fit the one that says more of it */
function pageAt({ pages }: SliceRecord, pathname: string) {
  const fitting = pages.flatMap((page) => {
    const parameters = parametersOf(page.path, pathname);
    return parameters === null ? [] : [{ page, parameters, freedom: Object.keys(parameters).length }];
  });
  return fitting.toSorted((one, other) => one.freedom - other.freedom)[0];
}

/** @returns what the shell asks for on any page, and on those behind the login for their frame */
const ofShell = ({ scripts, workspace }: ShellRecord, { signedIn }: Visited, isPublic: boolean) => ({
  own: scripts.map((script) => `/${script}`),
  frame: isPublic || !signedIn ? [] : workspace.map((script) => `/${script}`),
});

/** @returns the calls of a page that its visitor may make; of a build that does not say who may, all */
const callsFor = (
  { calls, callers = [] }: SliceRecord['pages'][number],
  asker: string | undefined,
): readonly string[] => calls.filter((_, index) => mayAskAhead(callers[index] ?? 'user', asker));

/**
 * @param slice the page's owner, and what its build says; null where the page is the shell's own or the slice is elsewhere
 * @param isPublic whether everybody may see the page
 * @returns what the browser can ask for before any script has run
 */
export function preloadsOf(
  shell: ShellRecord,
  slice: { readonly entry: RemoteEntry; readonly record: SliceRecord } | null,
  visited: Visited,
  isPublic: boolean,
): Preloads {
  const { own, frame } = ofShell(shell, visited, isPublic);
  // Every page needs to know who is signed in; where nothing is rendered yet, nothing can be shown before.
  const session = visited.inPageLanguage ? [getMe.path] : [];
  if (slice === null) return { ...NOTHING, own, calls: session };
  const { entry, record } = slice;
  const base = entry.entry.slice(0, entry.entry.lastIndexOf('/') + 1);
  const found = pageAt(record, visited.pathname);
  const carried = record.requires.filter((each) => isCarried(each, shell)).map(({ request }) => request);
  const shared = (found?.page.shared ?? []).filter((request) => !carried.includes(request));
  const ofSlice = [
    ...record.preload,
    ...(carried.length > 0 ? record.carriedScripts : []),
    ...(found?.page.scripts ?? []),
  ];
  const scripts = [
    ...ofSlice.map((script) => base + script),
    ...shared.flatMap((request) => shell.provides[request]?.scripts ?? []).map((script) => `/${script}`),
    ...frame,
  ];
  const isAsked = visited.signedIn && visited.search === '' && found !== undefined;
  const mayAsk = isAsked ? callsFor(found.page, visited.asker) : [];
  const addressesOf = (calls: readonly string[]): readonly string[] =>
    calls.map((call) => pathTo(call, found?.parameters ?? {}));
  const byBrowser = mayAsk.filter((call) => found?.page.refusable?.includes(call) !== true);
  return {
    own,
    entry,
    scripts: [...new Set(scripts)].filter((script) => !own.includes(script)),
    calls: visited.inPageLanguage ? [...session, ...addressesOf(byBrowser)] : [],
    personal: isAsked && found.page.personal === true ? [getMe.path, ...addressesOf(mayAsk)] : null,
    keepable: visited.inPageLanguage ? addressesOf(found?.page.keepable ?? []) : [],
    unlessKept: found?.page.unlessKept ?? [],
  };
}

/** @returns the element that has a script fetched ahead */
export function scriptPreload(address: string, integrity?: string): string {
  const check = integrity === undefined ? '' : ` integrity="${escaped(integrity)}" crossorigin="anonymous"`;
  return `<link rel="preload" as="script" href="${escaped(address)}"${check}>`;
}

/** @param id by which the shell finds it @returns the element that has something fetched ahead that a script reads */
export const fetchPreload = (address: string, id?: string): string =>
  `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escaped(address)}"${id === undefined ? '' : ` id="${id}"`}>`;

/** @returns the elements that have a page's code fetched; what runs first is asked for first */
export const codeElements = ({ own, entry, scripts }: Preloads): readonly string[] => [
  ...own.map((script) => `<script defer src="${escaped(script)}"></script>`),
  ...(entry === null ? [] : [scriptPreload(entry.entry, entry.integrity)]),
  ...scripts.map((script) => scriptPreload(script)),
];

/** @returns the same and the page's calls as a header `Link` says it, but for the entry: a header has no word for its integrity */
export const codeLinks = ({ own, scripts, calls }: Preloads): readonly string[] => [
  ...calls.map((call) => `<${call}>; rel=preload; as=fetch; crossorigin`),
  ...[...own, ...scripts].map((script) => `<${script}>; rel=preload; as=script`),
];
