// The formulas of docs/operating/sizes.md and of docs/matching-at-scale.md, "On paper".
import {
  ASKED_MS,
  ASKING_MS,
  BUSY,
  CATEGORIES,
  COPIES,
  EURO,
  FIRST_PAGE_GOAL_MS,
  GATEWAY_PAGES,
  IDLE_CORES,
  INDEX_BYTES,
  INDEX_MS_PER_1000,
  PAGE_MS,
  pagesASecond,
  PIPELINE_LOOK_MS,
  PIPELINE_LOOKS,
  PROCESS_GB,
  STORE_GB_PER_MILLION,
  STORE_PAGE_MS,
} from './figures.js';

const MS = 1000;
const GB = 1e9;

/** Cores that are kept busy, at most so much, by work of some milliseconds, so often a second. */
const coresFor = (perSecond: number, ms: number): number => (perSecond * ms) / MS / BUSY;

/** @returns milliseconds of one thread for the first page of a category */
export const firstPageMs = (talents: number): number => (talents / CATEGORIES / MS) * INDEX_MS_PER_1000;

/** @returns gigabytes of an index of some talents */
export const indexGb = (talents: number): number => (talents * INDEX_BYTES) / GB;

/** Processes, each of one thread, and what they need. */
export interface Need {
  readonly processes: number;
  readonly cores: number;
  readonly gb: number;
}
const need = (least: number, cores: number, gbEach: number): Need => {
  const processes = Math.max(least, Math.ceil(cores));
  return { processes, cores: Math.max(cores, processes * IDLE_CORES), gb: processes * gbEach };
};

/** Processes of the API that hold the whole index each. */
export const apiWithIndex = (talents: number): Need =>
  need(2, coresFor(pagesASecond(talents), PAGE_MS + firstPageMs(talents)), PROCESS_GB.api + indexGb(talents));

/** How many partitions a service has, for a first page within its goal: each looks at its part of a category, all at once. */
export const partitionsFor = (talents: number): number => Math.ceil(firstPageMs(talents) / FIRST_PAGE_GOAL_MS);

/** The same where a service holds it. */
export const apiBesideService = (talents: number): Need =>
  need(2, coresFor(pagesASecond(talents), PAGE_MS + ASKING_MS * partitionsFor(talents)), PROCESS_GB.api);

/** Processor time of a page in all partitions together. */
export const serviceMs = (talents: number): number => firstPageMs(talents) + ASKED_MS * partitionsFor(talents);

/** The processes of the service, as many for each partition. */
export function service(talents: number): Need {
  const partitions = partitionsFor(talents);
  const cores = coresFor(pagesASecond(talents), serviceMs(talents));
  const each = Math.max(COPIES, Math.ceil(cores / partitions));
  return need(partitions * each, cores, PROCESS_GB.service + indexGb(talents / partitions));
}

/** One of three members of the store. */
export const storeMember = (talents: number): Need => ({
  processes: 1,
  cores: Math.max(2 * IDLE_CORES, coresFor(pagesASecond(talents), STORE_PAGE_MS)),
  // Indexes, and what is read often.
  gb: Math.max(1, ((talents / 1e6) * STORE_GB_PER_MILLION) / 3),
});

/** Gateways, workers, the release service. */
export const beside = (talents: number): Need => {
  const processes = 2 + Math.floor(pagesASecond(talents) / GATEWAY_PAGES) + 2 + 1;
  return { processes, cores: processes * 2 * IDLE_CORES, gb: processes * PROCESS_GB.other };
};

/** @returns seconds of processor time of a page of the pipeline */
export const pipelineSeconds = (talents: number): number =>
  ((talents / CATEGORIES) * PIPELINE_LOOKS * PIPELINE_LOOK_MS) / MS;

/** How many talents one thread ranks within the goal of a first page. */
export const largestInOneThread = (): number => (FIRST_PAGE_GOAL_MS / INDEX_MS_PER_1000) * MS * CATEGORIES;

/** @returns all of them together */
export const sumOf = (...needs: readonly Need[]): Need => ({
  processes: needs.reduce((sum, { processes }) => sum + processes, 0),
  cores: needs.reduce((sum, { cores }) => sum + cores, 0),
  gb: needs.reduce((sum, { gb }) => sum + gb, 0),
});
export const times = (count: number, { processes, cores, gb }: Need): Need => ({
  processes: processes * count,
  cores: cores * count,
  gb: gb * count,
});

/** @returns all that an instance needs, with the index in the API or in a service */
export const whole = (talents: number, isService: boolean): Need =>
  sumOf(
    ...(isService ? [apiBesideService(talents), service(talents)] : [apiWithIndex(talents)]),
    times(3, storeMember(talents)),
    beside(talents),
  );

/** @returns € a month */
export const costOf = ({ cores, gb }: Pick<Need, 'cores' | 'gb'>): number => cores * EURO.core + gb * EURO.gb;
