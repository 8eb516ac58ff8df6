export { followExposures, followMoments } from './exposures.js';
export { eraseRankings, rankingsOf } from './of-talent.js';
export { type RankingOutcome, rankingOutcomes } from './outcomes.js';
export { RankingLog } from './ranking-log.js';
export { rankingHandlers } from './routes.js';
