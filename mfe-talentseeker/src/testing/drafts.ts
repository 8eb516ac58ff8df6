import { roleDraftKey } from '../drafts/recruiter-draft-key.js';
import type { DraftStorage } from '../features/add-role/draft/draft-storage.js';
import type { RoleDraft } from '../features/add-role/draft/role-draft.js';
import { draftStorage } from '../features/add-role/draft/use-role-draft.js';
import { aCompany, aRecruiter, idOf } from './market.js';

/** Where the recruiter's browser keeps the role that they describe for the company. */
export const ownDraftKey = roleDraftKey(aRecruiter.id, aCompany.id);
export const ownDraft = (): DraftStorage => draftStorage(ownDraftKey);

/** A draft that could be posted as it is. */
export const aDraft: RoleDraft = {
  details: {
    category: { id: idOf(1), name: 'Data' },
    role: { id: idOf(11), name: 'Data Engineer', years: 5 },
    remote: true,
    hybrid: true,
    office: false,
    countries: ['Sweden', 'Norway'],
    countriesCities: { Sweden: ['Göteborg'] },
  },
  experience: {
    skills: [
      { name: 'Python', level: 4 },
      { name: 'dbt', level: 3 },
    ],
    permanent: true,
    freelance: false,
    permanentPercentage: 80,
    freelancePercentage: 100,
    compensation: '62000',
    currency: 'SEK',
    compensationTimePeriod: 'Monthly',
    availability: 3,
  },
  description: 'Streams instead of nightly batches.',
  musts: { terms: ['salary'], skills: [] },
  shownToTalent: false,
  editing: null,
  fromText: null,
};
