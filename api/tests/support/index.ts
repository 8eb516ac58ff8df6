// What tests of other packages use: the real server on a store of its own, with people in it.
export { ApiProcess } from './api-process.js';
export { listen } from './listen.js';
export { type MailCatcher, startMailCatcher } from './mail-catcher.js';
export {
  handleFor,
  joinAsRecruiter,
  joinAsTalent,
  profileForm,
  type Recruiter,
  requestTo,
  roleForm,
  type Talent,
} from './people.js';
export { type ReplicaWorld, startReplicaWorld } from './replica-world.js';
export { joinAs } from './sign-in.js';
export { environmentFor, HANDLE_SECRET } from './surroundings.js';
export { until } from './until.js';
export { TEST_ORIGIN, Visitor } from './visitor.js';
export { startWorld, type World } from './world.js';
