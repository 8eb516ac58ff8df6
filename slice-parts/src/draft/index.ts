export { draftKey } from './draft-storage.js';
export { RestoredNotice } from './restored-notice.js';
export { type Draft, useDraft } from './use-draft.js';
