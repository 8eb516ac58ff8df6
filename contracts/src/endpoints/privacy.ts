import type {
  Appearances,
  BlockableCompany,
  BlockCompanyInput,
  ConsentRecord,
  Disclosures,
  EmployerShieldInput,
  MailPreferenceInput,
  MailPreferences,
  ScoreContest,
  ScoreContestInput,
  SelfIdentification,
  SelfIdentificationInput,
  SessionEntry,
} from '../schemas/index.js';
import type { Endpoint } from './endpoint.js';

// What a person can ask and do about their own data, mails and account.

export const exportMyData: Endpoint<{ response: unknown }> = {
  method: 'GET',
  path: '/api/privacy/export',
};
export const listDisclosures: Endpoint<{ response: Disclosures }> = {
  method: 'GET',
  path: '/api/privacy/disclosures',
  cache: 'profile',
};
export const getAppearances: Endpoint<{ response: Appearances }> = {
  method: 'GET',
  path: '/api/privacy/appearances',
  cache: 'profile',
};
export const listMyConsents: Endpoint<{ response: ConsentRecord[] }> = {
  method: 'GET',
  path: '/api/privacy/consents',
  cache: 'live',
};
export const findCompaniesToBlock: Endpoint<{ query: { name?: string | undefined }; response: BlockableCompany[] }> = {
  method: 'GET',
  path: '/api/privacy/companies',
  cache: 'profile',
};
export const listBlockedCompanies: Endpoint<{ response: BlockableCompany[] }> = {
  method: 'GET',
  path: '/api/privacy/blocked-companies',
  cache: 'profile',
};
export const blockCompany: Endpoint<{ body: BlockCompanyInput; response: BlockableCompany[] }> = {
  method: 'POST',
  path: '/api/privacy/blocked-companies',
};
export const shieldFromEmployer: Endpoint<{ body: EmployerShieldInput; response: BlockableCompany[] }> = {
  method: 'POST',
  path: '/api/privacy/employers',
};
export const unblockCompany: Endpoint<{ params: BlockCompanyInput; response: BlockableCompany[] }> = {
  method: 'DELETE',
  path: '/api/privacy/blocked-companies/:companyId',
};
export const getMailPreferences: Endpoint<{ response: MailPreferences }> = {
  method: 'GET',
  path: '/api/users/me/mail-preferences',
  cache: 'profile',
};
export const saveMailPreference: Endpoint<{ body: MailPreferenceInput; response: MailPreferences }> = {
  method: 'POST',
  path: '/api/users/me/mail-preferences',
};
export const getSelfIdentification: Endpoint<{ response: SelfIdentification }> = {
  method: 'GET',
  path: '/api/privacy/self-identification',
  cache: 'profile',
};
export const saveSelfIdentification: Endpoint<{ body: SelfIdentificationInput; response: SelfIdentification }> = {
  method: 'POST',
  path: '/api/privacy/self-identification',
};
export const withdrawSelfIdentification: Endpoint<{ response: SelfIdentification }> = {
  method: 'DELETE',
  path: '/api/privacy/self-identification',
};
export const listSessions: Endpoint<{ response: SessionEntry[] }> = {
  method: 'GET',
  path: '/api/users/me/sessions',
  cache: 'live',
};
export const endSession: Endpoint<{ params: { id: string }; response: { ended: number } }> = {
  method: 'DELETE',
  path: '/api/users/me/sessions/:id',
};
export const endOtherSessions: Endpoint<{ response: { ended: number } }> = {
  method: 'DELETE',
  path: '/api/users/me/sessions',
};
export const deleteMe: Endpoint<{ response: { ok: boolean } }> = {
  method: 'DELETE',
  path: '/api/users/me',
};
export const listScoreContests: Endpoint<{ response: ScoreContest[] }> = {
  method: 'GET',
  path: '/api/privacy/score-contests',
  cache: 'live',
};
export const contestScore: Endpoint<{ body: ScoreContestInput; response: ScoreContest[] }> = {
  method: 'POST',
  path: '/api/privacy/score-contests',
};
