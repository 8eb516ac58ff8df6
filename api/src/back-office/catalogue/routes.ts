import type { ProfileWatcher } from '../../accounts/job-seekers/index.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import type { Collections } from '../../records/models.js';
import { mergeTerms, renameTerm } from './change-term.js';
import { answerMissed, type MissedSkillNeeds, pageOfMissed } from './missed-skills.js';
import { suggestSkill } from './suggest-skill.js';
import { takeSkillName } from './take-skill-name.js';
import { createTerm, readCatalogue } from './terms.js';

type Needs = MissedSkillNeeds &
  Collections<
    'catalogueChanges' | 'connections' | 'interests' | 'jobSeekerProfiles' | 'openRoles' | 'savedSearches'
  > & {
    readonly profileWatcher: ProfileWatcher;
  };

type Names =
  | 'adminGetCatalogue'
  | 'adminCreateTerm'
  | 'adminRenameTerm'
  | 'adminMergeTerms'
  | 'adminTakeSkillName'
  | 'adminListSkillSuggestions'
  | 'adminAnswerSkillSuggestion'
  | 'suggestSkill';

const DONE = { ok: true };

export const catalogueHandlers = (app: Needs): Pick<Handlers, Names> => ({
  adminGetCatalogue: () => readCatalogue(app),
  adminCreateTerm: ({ caller, body }) => createTerm(app, caller, body),
  adminRenameTerm: ({ caller, body }) => renameTerm(app, caller, body),
  adminMergeTerms: ({ caller, body }) => mergeTerms(app, caller, body),
  adminTakeSkillName: ({ caller, body }) => takeSkillName(app, caller, body),
  adminListSkillSuggestions: ({ query }) => pageOfMissed(app, query.page),
  adminAnswerSkillSuggestion: async ({ caller, body }) => {
    await answerMissed(app, caller, body);
    return DONE;
  },
  suggestSkill: async ({ caller, body }) => {
    await suggestSkill(app, caller, body);
    return DONE;
  },
});
