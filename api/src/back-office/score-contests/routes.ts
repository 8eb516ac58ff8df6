import type { Handlers } from '../../platform/endpoints/index.js';
import { answerContest, type ContestNeeds, contestScore, ownContests, pageOfContests } from './contests.js';

type Names = 'listScoreContests' | 'contestScore' | 'adminListScoreContests' | 'adminAnswerScoreContest';

export const scoreContestHandlers = (app: ContestNeeds): Pick<Handlers, Names> => ({
  listScoreContests: ({ caller }) => ownContests(app, caller),
  contestScore: ({ caller, body }) => contestScore(app, caller, body),
  adminListScoreContests: ({ query }) => pageOfContests(app, query),
  adminAnswerScoreContest: ({ caller, params, body }) => answerContest(app, caller, params.id, body.reason),
});
