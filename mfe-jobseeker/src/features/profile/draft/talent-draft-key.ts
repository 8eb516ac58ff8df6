import { STORAGE_KEYS } from '@vela/contracts/constants';
import { draftKey } from '@vela/slice-parts/draft';

/** The forms of a profile that keep what is typed. */
export type DraftedForm = 'salary' | 'category' | 'linkedin' | 'profile';

/** @returns where a talent's own browser keeps what they typed in a form */
export const talentDraftKey = (userId: string, form: DraftedForm): string =>
  draftKey(STORAGE_KEYS.talentDraft, userId, form);
