import { getDomain } from 'tldts';
import { readEmployerDomain } from '../companies/index.js';
import { coreOfName, NAME_PART_MIN, namePartsOf } from './names.js';

/** An employer that a talent hides from: a company on Vela, or one that may come. */
export interface Shield {
  /** Company that was blocked; null for one that was named in advance. */
  readonly companyId: string | null;
  /** The core of its name (`coreOfName`); empty where it has none. */
  readonly nameCore: string;
  /** Numbers and domains by which it is known as itself (`identityKeysOf`, `domainKeysOf`). */
  readonly keys: readonly string[];
}

/** A company as a shield looks at it. */
export interface ShieldedCompany {
  readonly id: string;
  readonly name: string;
  readonly keys: readonly string[];
}

/** @param domain such as "kompass.example" @returns the key by which a company with that domain is known */
export const domainKey = (domain: string): string => `domain:${domain.trim().toLowerCase()}`;

/**
 * The keys by which shields know a company's domain: it itself, and whose it is. An employer's people write from
 * `se.employer.example` while talent name `www.employer.example`, and to be hidden from one too many is the better error.
 * @param domain such as "kompass.example", in any spelling
 */
export function domainKeysOf(domain: string): readonly string[] {
  const exact = readEmployerDomain(domain).domain ?? domain;
  const owned = getDomain(exact, { allowPrivateDomains: true, validateHostname: true });
  return [domainKey(exact), ...(owned === null ? [] : [`owner:${owned}`])];
}

/**
 * Whether a shield keeps a company away: it is the one that was blocked, shares a number or a domain with it, or is called
 * the same. A name that was given in advance may be any part of the company's that begins with a word.
 */
export function isShielded({ companyId, nameCore, keys }: Shield, company: ShieldedCompany): boolean {
  if (companyId === company.id || keys.some((key) => company.keys.includes(key))) return true;
  if (nameCore === '') return false;
  if (companyId !== null || nameCore.length < NAME_PART_MIN) return nameCore === coreOfName(company.name);
  return namePartsOf(company.name).includes(nameCore);
}
