export { nameLanguage, tongueOf } from './tongue.js';
