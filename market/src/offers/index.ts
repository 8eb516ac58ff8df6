export { type CounterProblem, counterProblem, type OfferedTerms, withTerms } from './counter-offer.js';
export { FREE_PROFILES_GIVEN_TEXT, type FreeProfilesAsker, personKeysOf } from './free-profiles.js';
export { LAUNCH_OFFER_PROFILES, launchOfferRuns, nextLaunchOfferEnd, startingProfiles } from './launch-offer.js';
