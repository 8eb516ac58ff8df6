export { type CounterProblem, counterProblem, type OfferedTerms, withTerms } from './counter-offer.js';
export { beyondBase, type FreeProfilesAsker, freeProfilesGivenText, personKeysOf } from './free-profiles.js';
export { LAUNCH_OFFER_PROFILES, launchOfferRuns, startingProfiles } from './launch-offer.js';
