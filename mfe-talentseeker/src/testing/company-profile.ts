import type { CompanyPage } from '@vela/contracts/schemas';
import { referenceAnswers } from './answers.js';
import { aCompany, aRecruiter, aTalentSeeker, idOf } from './market.js';
import { openSite, type SiteOptions } from './site.js';

/** What talent reads of a company that has said nothing of itself yet. */
export const aCompanyPage: CompanyPage = {
  name: aCompany.name,
  verified: false,
  domain: null,
  logoUrl: null,
  city: 'Göteborg',
  country: 'Sweden',
  people: null,
  about: '',
  website: null,
  benefits: [],
  countriesCities: {},
  roles: [],
  replies: null,
  takenDown: null,
};

/** The people of a company: its owner, a colleague, and one who may change documents. */
export const theColleagues = [
  ...aCompany.members,
  { id: idOf(81), givenName: 'Kim', familyName: 'Lund', owner: false, billing: false },
  { id: idOf(82), givenName: 'Bo', familyName: 'Ek', owner: false, billing: true },
];

/** Opens the company’s profile as one of its people. */
export const openCompanyProfile = (company: typeof aCompany, answers: SiteOptions['answers'] = {}, user = aRecruiter) =>
  openSite({
    path: '/talentseeker/dashboard/companyprofile',
    user: { ...user, talentSeeker: { ...aTalentSeeker, company } },
    answers: {
      ...referenceAnswers,
      listOpenRoles: () => [],
      listConnections: () => [],
      listCompanyInvites: () => [],
      listJoinRequests: () => [],
      getCompanyPage: () => aCompanyPage,
      ...answers,
    },
  });
