import { type PathName, PATHS } from '../routes/paths.js';
import { type SliceName, sliceNamed } from '../routes/slices.js';
import { isVersionName } from './failures.js';

/** Where a page tells how fast and how steady it was, by POST; the gateway counts it by version. */
export const VITAL_REPORTS = '/remotes/vitals';

/**
 * What is measured of a page, as web.dev defines it: when its largest part was painted (LCP), how long it took to answer
 * (INP) and how far its parts moved unasked (CLS), with when its first byte came (TTFB). Milliseconds; CLS has no unit.
 */
export const VITALS = ['lcp', 'inp', 'cls', 'ttfb'] as const;
export type Vital = (typeof VITALS)[number];

/** What a page measured once, of the slice that was in sight. Nothing of it tells who looked, or at whom. */
export interface Measurement {
  readonly slice: SliceName;
  readonly version: string;
  /** Name of the page's path, without what stands in it; null for one that the house does not know. */
  readonly route: PathName | null;
  readonly vital: Vital;
  readonly value: number;
  /** Whether some of the slice's files came out of the browser's cache, where a new version is in none. */
  readonly cached: boolean;
}

/** Measurements of one page, and of the shell that it ran in. */
export interface VitalReport {
  readonly shell: string;
  readonly shellCached: boolean;
  readonly measured: readonly Measurement[];
}

/** Name of the element by which a page says that it may be measured. */
export const MEASURED_ELEMENT = 'measured';

/** How much is measured, and in which shell. */
export interface Sampling {
  readonly shell: string;
  /** How many of all pages are measured, from 0 to 1. */
  readonly share: number;
}

/** @returns what the element holds */
export const samplingText = ({ shell, share }: Sampling): string => `${shell} ${share}`;

/** @returns what the element says; null where it says nothing that can be read */
export function readSampling(text: string | undefined): Sampling | null {
  const [shell = '', part = ''] = text?.split(' ') ?? [];
  const share = Number(part);
  return isVersionName(shell) && share > 0 && share <= 1 ? { shell, share } : null;
}

/** More than a page takes: ten minutes, and layout that moves a thousand screens. */
const LARGEST: Readonly<Record<Vital, number>> = { lcp: 600_000, inp: 600_000, cls: 1000, ttfb: 600_000 };

function readMeasurement(value: unknown): Measurement | null {
  if (typeof value !== 'object' || value === null) return null;
  const { slice, version, route, vital, value: size, cached } = value as Readonly<Record<keyof Measurement, unknown>>;
  const name = sliceNamed(slice);
  const kind = VITALS.find((known) => known === vital);
  const path = route === null ? null : (Object.keys(PATHS) as PathName[]).find((known) => known === route);
  if (name === null || kind === undefined || path === undefined || !isVersionName(version)) return null;
  if (typeof size !== 'number' || !(size >= 0) || size > LARGEST[kind] || typeof cached !== 'boolean') return null;
  return { slice: name, version, route: path, vital: kind, value: size, cached };
}

/** @returns a decoded report, with one measurement of each kind at most; null where it is none */
export function readVitalReport(body: unknown): VitalReport | null {
  if (typeof body !== 'object' || body === null) return null;
  const { shell, shellCached, measured } = body as Readonly<Record<keyof VitalReport, unknown>>;
  if (!isVersionName(shell) || typeof shellCached !== 'boolean') return null;
  if (!Array.isArray(measured) || measured.length > VITALS.length) return null;
  const known = measured.map(readMeasurement).filter((each) => each !== null);
  const isWhole = known.length === measured.length && new Set(known.map(({ vital }) => vital)).size === known.length;
  return isWhole ? { shell, shellCached, measured: known } : null;
}
