import { forwardedAs } from './rules/forwarded-as.mjs';
import { storedNames } from './rules/stored-names.mjs';
import { watchBeforeDraft } from './rules/watch-before-draft.mjs';

/** oxlint: rules of this repository's own that need no types. */
export default {
  meta: { name: 'house' },
  rules: { 'forwarded-as': forwardedAs, 'stored-names': storedNames, 'watch-before-draft': watchBeforeDraft },
};
