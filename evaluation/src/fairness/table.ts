import { FAIRNESS_GROUP_MIN } from '@vela/market/visibility';
import {
  type Dimension,
  type FairnessReport,
  type GroupReport,
  type SelectionRate,
  type Step,
  STEPS,
} from './report.js';

const FEW = `< ${FAIRNESS_GROUP_MIN}`;
const NONE = '–';

const TITLES: Readonly<Record<Step, string>> = {
  shown: 'shown',
  aboveMedian: 'score above the median',
  asked: 'asked',
  accepted: 'accepted, of asked',
  hired: 'hired, of accepted',
};

const percent = (share: number): string => (share * 100).toFixed(1);

function rateText(selection: SelectionRate | null): string {
  if (selection === null) return NONE;
  const { rate, interval, impactRatio, finding, belowFourFifths } = selection;
  const ratio = impactRatio === null ? '' : `, ratio ${impactRatio.toFixed(2)}${belowFourFifths ? '*' : ''}`;
  return `${percent(rate)} % (${percent(interval.from)}–${percent(interval.to)})${ratio}${finding ? ' !' : ''}`;
}

const rowOf = ({ group, people, rates }: GroupReport): string[] => [
  group,
  String(people ?? FEW),
  ...STEPS.map((step) => rateText(rates[step])),
];

function tableOf({ title, groups }: Dimension): string {
  const rows = [[title, 'people', ...STEPS.map((step) => TITLES[step])], ...groups.map(rowOf)];
  const widthOf = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widthOf(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** @returns the report as text for a terminal */
export const fairnessTable = ({
  dimensions,
  date,
  method,
  scoreVersion,
  comparisons,
  findings,
}: FairnessReport): string =>
  [
    `Fairness, ${date}: method ${method}, score version ${scoreVersion}. ${findings} findings in ${comparisons} comparisons.`,
    ...dimensions.map(tableOf),
    `Only talents who said it themselves; paused ones are in no base of being shown or asked. Rates with 95 % intervals, beside everybody else’s. “!” marks a rate that is lower beyond chance within equal field and seniority (p < 0.05 after Holm); * one below four fifths of the others’, which is no finding by itself. ${NONE} stands for fewer than ${FAIRNESS_GROUP_MIN} people, or for what would reveal them.`,
  ].join('\n\n');

/** @returns the report as CSV, one line for each comparison */
export const fairnessCsv = ({ dimensions, date, method, scoreVersion }: FairnessReport): string =>
  [
    'date,method,scoreVersion,dimension,group,step,base,rate,from,to,impactRatio,differenceFrom,differenceTo,p,finding',
    ...dimensions.flatMap(({ title, groups }) =>
      groups.flatMap(({ group, rates }) =>
        STEPS.flatMap((step) => {
          const rate = rates[step];
          if (rate === null) return [];
          const { base, interval, impactRatio, difference, p, finding } = rate;
          const figures = [rate.rate, interval.from, interval.to, impactRatio, difference.from, difference.to, p].map(
            (figure) => figure?.toFixed(4) ?? '',
          );
          return [
            `${date},${method},${scoreVersion},${title},"${group}",${step},${base},${figures.join(',')},${finding}`,
          ];
        }),
      ),
    ),
  ].join('\n');
