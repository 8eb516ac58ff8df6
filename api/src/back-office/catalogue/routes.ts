import type { App } from '../../app.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { mergeTerms, renameTerm } from './change-term.js';
import { createTerm, readCatalogue } from './terms.js';

type Names = 'adminGetCatalogue' | 'adminCreateTerm' | 'adminRenameTerm' | 'adminMergeTerms';

export const catalogueHandlers = (app: App): Pick<Handlers, Names> => ({
  adminGetCatalogue: () => readCatalogue(app),
  adminCreateTerm: ({ caller, body }) => createTerm(app, caller, body),
  adminRenameTerm: ({ caller, body }) => renameTerm(app, caller, body),
  adminMergeTerms: ({ caller, body }) => mergeTerms(app, caller, body),
});
