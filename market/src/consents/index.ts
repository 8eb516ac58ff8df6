export { askedRole, type Outstanding, outstandingTexts, versionsSince } from './outstanding.js';
