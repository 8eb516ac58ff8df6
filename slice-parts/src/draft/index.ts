export { clearDraft, draftKey, readDraft, writeDraft } from './draft-storage.js';
export { namedAsIn, same } from './names.js';
export { RestoredNotice } from './restored-notice.js';
export { changedPart, restoredValues, type Ties } from './restored-values.js';
export { type Draft, useDraft } from './use-draft.js';
