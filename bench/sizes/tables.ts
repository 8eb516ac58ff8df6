// The tables that documents show of the reckoning, as Markdown.
import { INDEX_MS_PER_1000, INDEX_MS_PER_1000_AT_A_MILLION, PAGE_MS, pagesASecond } from './figures.js';
import {
  apiBesideService,
  apiWithIndex,
  beside,
  costOf,
  firstPageMs,
  largestInOneThread,
  type Need,
  partitionsFor,
  pipelineSeconds,
  service,
  serviceMs,
  storeMember,
  whole,
} from './reckoning.js';

const THIN = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
/** Two significant digits: nothing here is known better. */
const about = (value: number): string =>
  value < 10 ? String(Number(value.toPrecision(2))) : THIN.format(Number(value.toPrecision(value < 100 ? 2 : 3)));
const gb = (value: number): string => (value >= 1000 ? `${about(value / 1000)} TB` : `${about(value)} GB`);
const ms = (value: number): string => `${about(value)} ms`;
const cores = (count: number): string => `${Math.ceil(count)} ${Math.ceil(count) === 1 ? 'core' : 'cores'}`;
const processes = ({ processes: count, gb: all }: Need): string => `${THIN.format(count)}, ${gb(all)} in all`;

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const PAPER = [10_000_000, 100_000_000] as const;
/** A row of the two sizes on paper. */
const row = (what: string, of: (talents: number) => string): readonly string[] => [what, ...PAPER.map(of)];

/** @returns the table of docs/matching-at-scale.md, "On paper" */
const onPaper = (): string =>
  tableOf(
    ['', ...PAPER.map((talents) => `${talents / 1e6} million, \`P\` ${THIN.format(pagesASecond(talents))}`)],
    [
      row('a first page, a whole category in one thread', (talents) => ms(firstPageMs(talents))),
      row('**the index in every API process**: processes of one core, and their memory', (talents) =>
        processes(apiWithIndex(talents)),
      ),
      row('the API where a service holds the index', (talents) => processes(apiBesideService(talents))),
      row('**the service**: partitions, each within the goal of a first page', (talents) =>
        THIN.format(partitionsFor(talents)),
      ),
      row('its processes of one core, and their memory', (talents) => processes(service(talents))),
      row('a first page there, a core for each partition', (talents) =>
        ms(firstPageMs(talents) / partitionsFor(talents)),
      ),
      row('processor time of a page there, in all partitions together', (talents) => ms(serviceMs(talents))),
      row('all of it a month, the index in the API', (talents) => `${about(costOf(whole(talents, false)))} €`),
      row('all of it a month, with that service', (talents) => `${about(costOf(whole(talents, true)))} €`),
      row('the pipeline, processor time of a page', (talents) => `${about(pipelineSeconds(talents))} s`),
    ],
  );

/** Sizes that operators look up, with machines that are enough. */
const SIZES: readonly {
  readonly talents: number;
  readonly isService: boolean;
  readonly machines: readonly Machines[];
}[] = [
  { talents: 1000, isService: false, machines: [{ count: 1, cores: 4, gb: 8 }] },
  { talents: 100_000, isService: false, machines: [{ count: 3, cores: 2, gb: 8 }] },
  { talents: 1_000_000, isService: false, machines: [{ count: 3, cores: 4, gb: 8 }] },
  { talents: 2_000_000, isService: false, machines: [{ count: 5, cores: 4, gb: 8 }] },
  { talents: 2_000_000, isService: true, machines: [{ count: 6, cores: 4, gb: 8 }] },
  { talents: 10_000_000, isService: false, machines: [{ count: 25, cores: 8, gb: 16 }] },
  { talents: 10_000_000, isService: true, machines: [{ count: 28, cores: 8, gb: 16 }] },
];
interface Machines {
  readonly count: number;
  readonly cores: number;
  readonly gb: number;
}
const held = (machines: readonly Machines[]) => ({
  cores: machines.reduce((sum, { count, cores }) => sum + count * cores, 0),
  gb: machines.reduce((sum, { count, gb: each }) => sum + count * each, 0),
});

/** @returns what is wrong with the machines of the table: those that hold too little, or twice what is needed */
export const machineProblems = (): readonly string[] =>
  SIZES.filter(({ talents, isService, machines }) => {
    const [has, needs] = [held(machines), whole(talents, isService)];
    const isEnough = has.cores >= needs.cores && has.gb >= needs.gb;
    return !isEnough || (talents >= 1_000_000 && has.cores > 2 * needs.cores && has.gb > 2 * needs.gb);
  }).map(({ talents, isService }) => {
    const { cores, gb: memory } = whole(talents, isService);
    return `${THIN.format(talents)} talents${isService ? ' with a service' : ''} need ${about(cores)} cores and ${gb(memory)}.`;
  });

/** @returns the table of docs/operating/sizes.md */
const bySize = (): string =>
  tableOf(
    ['Talents', '`P`', 'Index', 'API', 'Service', 'Store, each of three', 'Beside it', 'Machines', 'A month'],
    SIZES.map(({ talents, isService, machines }) => {
      const store = storeMember(talents);
      return [
        THIN.format(talents),
        about(pagesASecond(talents)),
        isService ? 'a service' : 'in the API',
        processes(isService ? apiBesideService(talents) : apiWithIndex(talents)),
        isService ? processes(service(talents)) : '',
        `${cores(store.cores)}, ${gb(store.gb)}`,
        `${beside(talents).processes} processes`,
        machines.map(({ count, cores: each, gb: memory }) => `${count} of ${each} cores, ${memory} GB`).join('; '),
        `${about(costOf(held(machines)))} €`,
      ];
    }),
  );

/** @returns the figures that sentences repeat */
const inWords = (): string =>
  [
    `- A first page takes ${about(INDEX_MS_PER_1000 * 1000)} µs for 1,000 people of a category (${about(INDEX_MS_PER_1000_AT_A_MILLION * 1000)} µs on an index of a million), the rest of a page ${about(PAGE_MS)} ms.`,
    `- One thread ranks a category within 20 ms up to ${about(largestInOneThread() / 1e6)} million talents.`,
  ].join('\n');

/** The parts of documents that are written from here, by their names. */
export const PARTS: Readonly<Record<string, () => string>> = {
  'on-paper': onPaper,
  sizes: bySize,
  'in-words': inWords,
};
