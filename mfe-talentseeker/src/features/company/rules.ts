import { useEffect, useState } from 'react';
import type * as Companies from '@vela/market/companies';

/** What a company says of itself, checked. */
type CompanyRules = Pick<typeof Companies, 'domainProblem' | 'readCompanyDetails' | 'readWebsite'>;

/**
 * Fetches the rules of numbers, websites and domains. They hold tables of all countries and of all public domains, three times as much
 * as the page itself, so a page that is read does not bring them.
 * @returns null where they cannot be had; then the API says what is wrong, as it does anyway
 */
export const companyRules = (): Promise<CompanyRules | null> => import('@vela/market/companies').catch(() => null);

/** @param wanted whether there is something to check yet @returns the rules once they are here */
export function useCompanyRules(wanted: boolean): CompanyRules | null {
  const [rules, setRules] = useState<CompanyRules | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let isLeft = false;
    void companyRules().then((fetched) => {
      if (!isLeft) setRules(fetched);
    });
    return () => {
      isLeft = true;
    };
  }, [wanted]);
  return rules;
}
