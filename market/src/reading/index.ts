export { type AdvertTerms, type ReadAdvert, readAdvert, readRole } from './advert.js';
export { type HeldRole, type ReadWork, readWork } from './cv.js';
export { countriesIn, type KnownCountry, type ReadPlace } from './places.js';
export { skillsIn, type StatedSkill } from './skills.js';
export type { ReadPay } from './terms.js';
export type { Found } from './words.js';
