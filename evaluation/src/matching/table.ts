import type { ExposureMeasured } from './exposure.js';
import type { Logged, Propensities } from './logged.js';
import type { Figure } from './resample.js';
import type { OfWorld } from './worlds.js';

interface MarketSize {
  readonly seed: number;
  readonly talents: number;
  readonly roles: number;
}

/** Goals of attention (docs/matching-evaluation.md). */
const NEVER_SHOWN_MOST = 0.6;
const GINI_MOST = 0.72;

const BAND_TITLES = ['places 1–5', '6–10', '11–20', '21–50', 'behind'];

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const withInterval = ({ value, from, to }: Figure): string =>
  `${value.toFixed(3)} (${from.toFixed(3)}–${to.toFixed(3)})`;
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const tableOf = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] => [
  row(head),
  `|${'---|'.repeat(head.length)}`,
  ...rows.map(row),
];

/** What the people of a world say of themselves. */
const statedText = ({ blankShare, stuffedShare }: OfWorld): string =>
  [
    ...(blankShare === 0 ? [] : [`${percent(blankShare)} leave blank what fits few roles`]),
    ...(stuffedShare === 0 ? [] : [`${percent(stuffedShare)} claim skills and years that they do not have`]),
  ].join(', ') || 'everybody states the truth';

const comparedTable = (world: OfWorld, { seed, talents, roles }: MarketSize): string =>
  [
    `Scores where ${statedText(world)}. Seed ${seed}, ${talents} talents, ${roles} roles; 95 % intervals by resampling roles.`,
    '',
    ...tableOf(
      ['Score', 'precision@5 of mutual yes', 'nDCG@10', 'yes of those at 80–89', 'never on a first page', 'Gini'],
      world.measured.map(({ variant, precisionAt5, gainAt10, calibration, neverShown, gini }) => [
        variant,
        withInterval(precisionAt5),
        withInterval(gainAt10),
        calibration === null ? '–' : withInterval(calibration),
        percent(neverShown),
        gini.toFixed(3),
      ]),
    ),
  ].join('\n');

/** One table for each world, in their order. */
export const comparedTables = (worlds: readonly OfWorld[], size: MarketSize): string =>
  worlds.map((world) => comparedTable(world, size)).join('\n\n');

const reached = (value: number, most: number, told: (value: number) => string): string =>
  `${told(value)} ${value <= most ? '(met)' : `(missed by ${told(value - most)})`}`;

const bandTitle = (band: number): string =>
  band === 0
    ? 'by the week’s turn alone'
    : band === 1
      ? 'who was shown least first, as shipped'
      : `within ${band} points`;

/** Attention, each goal beside what was reached. */
export const exposureTable = ({ seed, talents, roles, places, leastUnseen, bands }: ExposureMeasured): string =>
  [
    `Attention. Seed ${seed}: a demo market, ${talents} talents who can be shown, ${roles} roles, each first page once: ${places} places, so that ${percent(leastUnseen)} go unseen at least.`,
    '',
    ...tableOf(
      [
        'Order within a band',
        `never shown, goal ≤ ${percent(NEVER_SHOWN_MOST)}`,
        `Gini, goal ≤ ${GINI_MOST}`,
        'points lost a place',
        'never shown at least, in any order',
      ],
      bands.map(({ band, neverShown, gini, pointsLost, best }) => [
        bandTitle(band),
        reached(neverShown, NEVER_SHOWN_MOST, percent),
        reached(gini, GINI_MOST, (value) => value.toFixed(3)),
        pointsLost.toFixed(2),
        `${percent(best.neverShown)} (Gini ${best.gini.toFixed(3)})`,
      ]),
    ),
  ].join('\n');

const propensityLine = (propensities: Propensities): string =>
  propensities
    .map((value, band) => `${BAND_TITLES[band] ?? ''} ${value === null ? 'too few to tell' : value.toFixed(2)}`)
    .join(', ');

/** What the log of rankings says; null where no store runs. */
export const loggedTable = (logged: Logged | null): string => {
  if (logged === null) return 'Log of rankings. No store runs and MONGODB_URI names none: nothing was read.';
  if (logged.versions.length === 0) return 'Log of rankings. Nobody was shown yet.';
  return [
    `Log of rankings, freed of what places do: as if everybody had stood among the first five. Left out: ${logged.movedByPeople} whom recruiters had moved.`,
    `How likely a place is looked at: ${propensityLine(logged.propensities)}.`,
    '',
    ...tableOf(
      ['Version', 'shown', 'looked at', 'asked', 'said yes', 'look rate', 'request rate', 'yes of those asked', ''],
      logged.versions.map((version) => [
        version.scoreVersion,
        version.shown,
        version.looked,
        version.requested,
        version.accepted,
        withInterval(version.lookRate),
        withInterval(version.requestRate),
        version.acceptRate === null ? '–' : withInterval(version.acceptRate),
        version.tooFew ? 'TOO FEW TO TELL' : '',
      ]),
    ),
  ].join('\n');
};
