export { peppolXml } from './ubl.js';
