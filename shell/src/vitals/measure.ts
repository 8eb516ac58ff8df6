import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { type Measurement, type Vital, VITAL_REPORTS, type VitalReport } from '@vela/contracts/remote';
import { pathNameOf, type SliceName, sliceOf } from '@vela/contracts/routes';
import { placedPath } from '@vela/language';
import { inlinedRegistry } from '../federation/registry.js';
import { reportsTo } from '../federation/send-report.js';

/** What a page's measuring knows of it. */
export interface MeasuredPage {
  /** The shell's version. */
  readonly shell: string;
  /** @returns the version of a slice that the page runs, as far as its shell knows */
  versionOf: (name: SliceName) => string | null;
}

/** Milliseconds for which the first measurements wait for each other. */
const TOGETHER_MS = 1000;
/** Pages of one visit whose times are remembered. */
const REMEMBERED = 200;
const THOUSAND = 1000;

/** @returns the path without its language, so that nothing more is kept of an address than its page */
const pathnameNow = (): string => placedPath(location.pathname).pathname;

/** Whether something of a folder came out of the browser's cache. */
const cameFromCache = (folder: string): boolean =>
  performance
    .getEntriesByType('resource')
    .some(
      (entry) =>
        entry instanceof PerformanceResourceTiming &&
        entry.name.startsWith(location.origin + folder) &&
        entry.transferSize === 0 &&
        entry.decodedBodySize > 0,
    );

/** Knows which page was in sight when. */
function sightOf(): (time: number) => string | null {
  const first = pathnameNow();
  const seen: { readonly since: number; readonly pathname: string }[] = [];
  // Browsers that do not tell of steps within a site are believed while the page is the one that was loaded.
  const tells = window.navigation as Navigation | undefined;
  tells?.addEventListener('currententrychange', () => {
    seen.push({ since: performance.now(), pathname: pathnameNow() });
    if (seen.length > REMEMBERED) seen.shift();
  });
  return (time) => {
    if (tells === undefined && pathnameNow() !== first) return null;
    return seen.findLast(({ since }) => since <= time)?.pathname ?? first;
  };
}

const isShift = (entry: PerformanceEntry): entry is PerformanceEntry & { readonly value: number } => 'value' in entry;

/** @returns when that happened which a metric is about, in milliseconds since the page began to load */
function timeOf({ name, entries }: Parameters<Note>[0]): number {
  if (name === 'INP') return entries[0]?.startTime ?? 0;
  if (name !== 'CLS') return 0;
  const all: readonly PerformanceEntry[] = entries;
  const [largest] = all.filter(isShift).toSorted((one, other) => other.value - one.value);
  return largest?.startTime ?? 0;
}

const VITAL_OF: Readonly<Partial<Record<MetricType['name'], Vital>>> = {
  LCP: 'lcp',
  INP: 'inp',
  CLS: 'cls',
  TTFB: 'ttfb',
};

/** Gets what the library finds out. */
export type Note = (metric: Pick<MetricType, 'name' | 'value' | 'entries'>) => void;

/** Has the library measure, from the beginning of the page on. */
function listen(note: Note): void {
  onTTFB(note);
  onLCP(note);
  onCLS(note);
  onINP(note);
}

interface Measuring {
  readonly send?: (report: VitalReport) => void;
  readonly hear?: (note: Note) => void;
}

/**
 * Measures a page until it is left for the first time, and tells of each slice and version what belongs to it. What may
 * change until then is told when it is left.
 */
export function measure(page: MeasuredPage, { send = reportsTo(VITAL_REPORTS), hear = listen }: Measuring = {}): void {
  const known = inlinedRegistry(document);
  const inSight = sightOf();
  const found = new Map<Vital, Measurement>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (found.size === 0) return;
    send({ shell: page.shell, shellCached: cameFromCache('/assets/'), measured: [...found.values()] });
    found.clear();
  }

  hear((metric) => {
    const vital = VITAL_OF[metric.name];
    const pathname = inSight(timeOf(metric));
    if (isOver || vital === undefined || pathname === null) return;
    const slice = sliceOf(pathname);
    const version = page.versionOf(slice) ?? known?.[slice]?.version;
    if (version === undefined) return;
    const value = vital === 'cls' ? Math.round(metric.value * THOUSAND) / THOUSAND : Math.round(metric.value);
    const cached = cameFromCache(`/remotes/${slice}/${version}`);
    found.set(vital, { slice, version, route: pathNameOf(pathname), vital, value, cached });
    if (vital === 'lcp') timer ??= setTimeout(flush, TOGETHER_MS);
  });
  // The library's own listeners hear it on its way down.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isOver) return;
    flush();
    isOver = true;
  });
}
