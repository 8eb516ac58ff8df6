// What tests of other packages use: the real server on a store of its own, with people in it.
export { handleFor, joinAsRecruiter, joinAsTalent, requestTo } from './people.js';
export { HANDLE_SECRET } from './surroundings.js';
export { startWorld, type World } from './world.js';
