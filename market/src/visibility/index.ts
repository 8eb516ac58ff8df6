export { BLANK_PROFILE } from './blank-profile.js';
export {
  FAIRNESS_GROUP_MIN,
  mayTellPay,
  REACH_LEAST,
  SALARY_AID_MIN_COMPANIES,
  SALARY_AID_MIN_ROLES,
  toldCount,
} from './groups.js';
export { initialsOf, initialsOfName, markOf } from './initials.js';
export {
  hidesFrom,
  type Hiding,
  isShowable,
  isVisibleTo,
  mayBeRankedFor,
  mayBeSeenBy,
  type ProfileInSight,
  type RankableProfile,
  type Searcher,
  type ShowableParts,
  showsIdentity,
  type WhereMet,
  whereMet,
} from './profiles.js';
export { type OwnTexts, shownTexts } from './texts.js';
