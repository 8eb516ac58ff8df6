import { FAIRNESS_GROUP_MIN } from '@vela/market/visibility';
import type { FairnessReport, GroupReport, SelectionRate } from './report.js';

const FEW = `< ${FAIRNESS_GROUP_MIN}`;
const NONE = '–';

const scoresText = ({ scores }: GroupReport): string =>
  scores === null
    ? NONE
    : [scores.mean, scores.quarter, scores.median, scores.threeQuarters].map((score) => score.toFixed(1)).join(' / ');

function rateText(selection: SelectionRate | null): string {
  if (selection === null) return NONE;
  const { rate, impactRatio, adverse } = selection;
  return `${(rate * 100).toFixed(1)} %${impactRatio === null ? '' : `, ratio ${impactRatio.toFixed(2)}${adverse ? ' !' : ''}`}`;
}

const rowOf = (report: GroupReport): string[] => [
  report.group,
  String(report.people ?? FEW),
  scoresText(report),
  rateText(report.rates.asked),
  rateText(report.rates.accepted),
  rateText(report.rates.hired),
];

function tableOf(title: string, groups: readonly GroupReport[]): string {
  const rows = [
    [title, 'people', 'score: mean / 25 / 50 / 75 %', 'asked', 'accepted, of asked', 'hired, of accepted'],
    ...groups.map(rowOf),
  ];
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
export const fairnessTable = ({ gender, age }: FairnessReport): string =>
  [
    tableOf('Gender', gender),
    tableOf('Age', age),
    `Only talents who said it themselves. “!” marks a rate below four fifths of the best group’s; ${NONE} stands for fewer than ${FAIRNESS_GROUP_MIN} people.`,
  ].join('\n\n');
