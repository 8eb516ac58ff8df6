// What sizes are reckoned from. Measured figures name where they stand in docs/matching-at-scale.md ("Measured so far"); a new
// measurement is put there and here, and `npm run bench -- sizes` writes the tables anew.

/** A first page of one category, the index by itself, in one thread: 88 ms for 2,000,000 (10,000,000 profiles, `--index-only`). */
export const INDEX_MS_PER_1000 = 88 / 2000;
/** The same on a smaller index: 8.2 ms for 200,000 (1,000,000 profiles). It is kept to see that time grows linearly. */
export const INDEX_MS_PER_1000_AT_A_MILLION = 8.2 / 200;
/** Processor time of a page at the API of 100,000 profiles: 15.8 ms (`--role-page`), the index’s share of it taken off. */
export const PAGE_MS = 15.8 - (20_000 / 1000) * INDEX_MS_PER_1000;
/** Bytes that the index holds a profile, with twelve words each. */
export const INDEX_BYTES = 150;
/** Gigabytes of a million profiles in the embedded store. */
export const STORE_GB_PER_MILLION = 2.7;
/** Processor time of the store for a page; measured before a page asked for less, so at most this. */
export const STORE_PAGE_MS = 4;

/** Goal of a first page in one thread, ms (docs/quality.md). */
export const FIRST_PAGE_GOAL_MS = 20;

/** Assumed: categories of one size, and how busy a core may be. */
export const CATEGORIES = 5;
export const BUSY = 0.6;
/** Assumed: one recruiter for 50 talents, a tenth of them in the busy hour, a page every 20 s. */
export const pagesASecond = (talents: number): number => talents / 50 / 10 / 20;
/** Memory of a process of the API without an index, of a gateway or worker (assumed), of a process of the service (186 MB with its code loaded); GB. */
export const PROCESS_GB = { api: 0.25, other: 0.2, service: 0.2 } as const;
/** Assumed: what a process takes that has nothing to do, cores; and pages a second of one gateway. */
export const IDLE_CORES = 0.1;
export const GATEWAY_PAGES = 500;
/**
 * Processor time of a question at a partition besides the search itself, and at the API for each partition: (58.8 - 50.7) / 5 and 4.06 / 5 ms
 * (`--service` at 10,000,000, a deep page).
 */
export const ASKED_MS = 1.6;
export const ASKING_MS = 0.8;
/** Assumed: each partition is held by so many processes at least. */
export const COPIES = 2;
/** Assumed: looks of the pipeline at each eligible profile, and the time of one. */
export const PIPELINE_LOOKS = 2;
export const PIPELINE_LOOK_MS = 0.002;
/** What plain machines of a European provider cost about, € a month. */
export const EURO = { core: 8, gb: 2 } as const;
