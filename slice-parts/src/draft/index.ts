export { draftKey } from './draft-storage.js';
export { RestoredNotice } from './restored-notice.js';
export { changedPart, restoredValues, same, type Ties } from './restored-values.js';
export { type Draft, useDraft } from './use-draft.js';
