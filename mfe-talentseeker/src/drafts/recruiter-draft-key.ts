import { STORAGE_KEYS } from '@vela/contracts/constants';
import { draftKey } from '@vela/slice-parts/draft';

/** The forms in which recruiters tell of themselves. */
type OwnForm = 'profile' | 'experience' | 'start';

/** @returns where a recruiter's own browser keeps what they typed in a form about themselves */
export const recruiterDraftKey = (userId: string, form: OwnForm): string =>
  draftKey(STORAGE_KEYS.recruiterDraft, userId, form);

/**
 * @param companyId null while there is none
 * @returns where it keeps what they typed of a company; who changes companies does not find the one before in the form
 */
export const companyDraftKey = (userId: string, companyId: string | null): string =>
  draftKey(STORAGE_KEYS.recruiterDraft, userId, `company.${companyId ?? 'new'}`);

/** @returns where it keeps what they typed of a company's page */
export const companyPageDraftKey = (userId: string, companyId: string): string =>
  draftKey(STORAGE_KEYS.recruiterDraft, userId, `company-page.${companyId}`);

/** @returns where it keeps to which address of a company a code was sent that is to be typed */
export const sentCodeKey = (userId: string, companyId: string): string =>
  draftKey(STORAGE_KEYS.recruiterDraft, userId, `domain-code.${companyId}`);

/** @returns where it keeps the role that they describe for a company; neither a colleague nor another company finds it */
export const roleDraftKey = (userId: string, companyId: string): string =>
  draftKey(STORAGE_KEYS.addRole, userId, companyId);
