import { folderOf } from '../site/deployable.js';
import { type HistoryEntry, readHistory, rolledBack } from '../site/history.js';
import { readMendedPointer } from '../site/pointer.js';
import { readRegistry } from '../site/registry.js';
import { tallyOf } from '../site/tallies.js';
import { missingCalls } from '../versions/in-use.js';
import { type InService, inService } from '../versions/listed.js';
import { table, when } from './table.js';

const LATEST_CHANGES = 10;

/** @returns how the roll-outs go, one line each */
async function rolloutLines(site: string, all: readonly InService[]): Promise<readonly string[]> {
  return Promise.all(
    all.flatMap(({ name, rollout, version }) =>
      rollout === null || name === 'design_system'
        ? []
        : [
            tallyOf(site, name, rollout.salt).then(
              (failed) =>
                `${folderOf(name)} ${rollout.version} gets to ${rollout.share} of 100 visitors since ${when(rollout.since)}. Pages failed for ${failed.rollout} of them, and for ${failed.inService} of those with ${version}.`,
            ),
          ],
    ),
  );
}

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
    ...(await rolloutLines(site, all)),
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
