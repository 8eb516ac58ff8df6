import type {
  AdminCatalogue,
  AdminScoreContest,
  AdminScoreContestPage,
  AdminSkillName,
  AdminSkillSuggestionAnswer,
  AdminSkillSuggestionPage,
  AdminTermChange,
  AdminTermInput,
  AdminTermMerge,
  AdminTermRename,
  RankingFunnel,
  ReasonInput,
} from '../schemas/index.js';
import type { AdminListQuery, Endpoint } from './endpoint.js';

// What the market is made of, in the admin area: its catalogue, what people suggest for it, and how it ranks.

export const adminGetCatalogue: Endpoint<{ response: AdminCatalogue }> = {
  method: 'GET',
  path: '/api/admin/catalogue',
  cache: 'live',
};
export const adminCreateTerm: Endpoint<{ body: AdminTermInput; response: AdminCatalogue }> = {
  method: 'POST',
  path: '/api/admin/catalogue',
};
export const adminRenameTerm: Endpoint<{ body: AdminTermRename; response: AdminTermChange }> = {
  method: 'POST',
  path: '/api/admin/catalogue/rename',
};
export const adminMergeTerms: Endpoint<{ body: AdminTermMerge; response: AdminTermChange }> = {
  method: 'POST',
  path: '/api/admin/catalogue/merge',
};
export const adminTakeSkillName: Endpoint<{ body: AdminSkillName; response: AdminCatalogue }> = {
  method: 'POST',
  path: '/api/admin/catalogue/take-name',
};
export const adminGetRankingFunnel: Endpoint<{ response: RankingFunnel }> = {
  method: 'GET',
  path: '/api/admin/ranking-funnel',
  cache: 'live',
};
export const adminListScoreContests: Endpoint<{ query?: AdminListQuery; response: AdminScoreContestPage }> = {
  method: 'GET',
  path: '/api/admin/score-contests',
  cache: 'live',
};
export const adminAnswerScoreContest: Endpoint<{
  params: { id: string };
  body: ReasonInput;
  response: AdminScoreContest;
}> = {
  method: 'POST',
  path: '/api/admin/score-contests/:id/answer',
};
export const adminListSkillSuggestions: Endpoint<{ query?: AdminListQuery; response: AdminSkillSuggestionPage }> = {
  method: 'GET',
  path: '/api/admin/skill-suggestions',
  cache: 'live',
};
export const adminAnswerSkillSuggestion: Endpoint<{ body: AdminSkillSuggestionAnswer; response: { ok: boolean } }> = {
  method: 'POST',
  path: '/api/admin/skill-suggestions/answer',
};
