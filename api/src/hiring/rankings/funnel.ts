import { FUNNEL_DAYS } from '@vela/contracts/constants';
import type { RankingFunnel } from '@vela/contracts/schemas';
import { daysLater } from '@vela/market/days';
import type { Platform } from '../../platform/services/index.js';
import { type OutcomeNeeds, rankingOutcomes } from './outcomes.js';

type Row = RankingFunnel['versions'][number];

const STEPS = ['viewed', 'requested', 'answered', 'accepted', 'hired'] as const;

const emptyRow = (scoreVersion: number): Row => ({
  scoreVersion,
  shown: 0,
  viewed: 0,
  requested: 0,
  answered: 0,
  accepted: 0,
  hired: 0,
  movedByPeople: 0,
});

/**
 * @returns how many were shown lately and what came of it, by version of the score, the latest first. Who was moved by a
 *   recruiter is counted apart: there the score decided nothing.
 */
export async function rankingFunnel(app: OutcomeNeeds & Pick<Platform, 'clock'>): Promise<RankingFunnel> {
  const since = daysLater(app.clock.now(), -FUNNEL_DAYS);
  const rows = new Map<number, Row>();
  for await (const outcome of rankingOutcomes(app, since)) {
    const row = rows.get(outcome.scoreVersion) ?? emptyRow(outcome.scoreVersion);
    rows.set(outcome.scoreVersion, row);
    if (outcome.moved !== undefined) {
      row.movedByPeople += 1;
      continue;
    }
    row.shown += 1;
    for (const step of STEPS) row[step] += Number(outcome[step]);
  }
  return {
    since: since.toISOString(),
    versions: [...rows.values()].sort((one, other) => other.scoreVersion - one.scoreVersion),
  };
}
