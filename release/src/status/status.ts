import type { Vital } from '@vela/contracts/remote';
import { folderOf } from '../site/deployable.js';
import { type HistoryEntry, readHistory, rolledBack } from '../site/history.js';
import { readMendedPointer } from '../site/pointer.js';
import { readRegistry } from '../site/registry.js';
import { VITAL_NAMES, vitalText } from '../site/vitals.js';
import { missingCalls } from '../versions/in-use.js';
import { inService } from '../versions/listed.js';
import { type MeasuredFigure, type RunningRollout, runningRollouts } from './running-rollouts.js';
import { table, when } from './table.js';

const LATEST_CHANGES = 10;

/** @returns how a roll-out goes, and how fast it is, in a line each */
function linesOf({ name, version, share, since, inService, failed, vitals }: RunningRollout): readonly string[] {
  const folder = folderOf(name);
  return [
    `${folder} ${version} gets to ${share} of 100 visitors since ${when(since)}. Pages failed for ${failed.rollout} of them, and for ${failed.inService} of those with ${inService}.`,
    ...(vitals.length === 0
      ? []
      : [
          `At ${share} %, its p75 (and that of ${inService}): ${vitals.map(({ vital, rollout, inService: usual }) => `${VITAL_NAMES[vital]} ${figureText(vital, rollout)} (${figureText(vital, usual)})`).join(', ')}.`,
        ]),
  ];
}

/** @returns a figure and of how many, as `1.9 s of 212` */
const figureText = (vital: Vital, { p75, count }: MeasuredFigure): string =>
  p75 === null ? 'not measured' : `${vitalText(vital, p75)} of ${count}`;

/** @returns what was withdrawn and is so still, the last of each slice */
function withdrawnLines(history: readonly HistoryEntry[]): readonly string[] {
  const last = new Map(history.filter(({ cause }) => cause === 'withdraw').map((entry) => [entry.name, entry]));
  return [...last.values()]
    .filter(({ name, version }) => rolledBack(history, name, version)?.cause === 'withdraw')
    .map(
      ({ name, version, at, by, why = '' }) =>
        `${folderOf(name)} ${version} was withdrawn ${when(at)} by ${by}: ${why}`,
    );
}

const changeOf = ({ cause, share }: HistoryEntry): string => (share === undefined ? cause : `${cause} ${share} %`);

/**
 * @param offered what can be called of the API in service; null where that is not known
 * @returns what is in service, what is rolled out and how that goes, and the latest changes
 */
export async function statusText(site: string, offered: ReadonlySet<string> | null = null): Promise<string> {
  const all = await inService(site);
  const history = await readHistory(site);
  const pointers = await Promise.all(
    (['shell', 'design_system'] as const).map((name) => readMendedPointer(site, name)),
  );
  const problems = [...pointers.flatMap(({ problem }) => problem ?? []), ...(await readRegistry(site)).problems];
  const rows = all.map(({ name, version, previous, since, by }) => [
    folderOf(name),
    version ?? 'not deployed',
    previous ?? '',
    since === null ? '' : when(since),
    by ?? '',
  ]);
  const changes = history.slice(-LATEST_CHANGES).toReversed();
  const told = [
    ...problems.map(
      (problem) => `${problem} The site serves what the history says; the next promotion writes it anew.`,
    ),
    ...(offered === null ? [] : await missingCalls(site, offered)),
    ...(await runningRollouts(site)).flatMap(linesOf),
    ...withdrawnLines(history),
  ];
  const parts = [
    [table(['NAME', 'IN SERVICE', 'BEFORE', 'SINCE', 'BY'], rows), ...told].join('\n'),
    ...(changes.length === 0
      ? []
      : [
          table(
            ['WHEN', 'WHAT', 'NAME', 'VERSION', 'BY'],
            changes.map((entry) => [when(entry.at), changeOf(entry), folderOf(entry.name), entry.version, entry.by]),
          ),
        ]),
  ];
  return parts.join('\n\n');
}
