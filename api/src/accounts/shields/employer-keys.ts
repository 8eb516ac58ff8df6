import { domainToUnicode } from 'node:url';
import { domainKey } from '@vela/market/shield';

/**
 * @param domain as browsers send it (`readEmployerDomain`)
 * @returns the keys by which a company with that domain is known: an address may have proven it in its own letters, too
 */
export const keysOfDomain = (domain: string): string[] =>
  [...new Set([domain, domainToUnicode(domain)])].filter((spelling) => spelling !== '').map(domainKey);
