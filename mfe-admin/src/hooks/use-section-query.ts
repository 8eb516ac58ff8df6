import { useNavigate, useSearchParams } from '@vela/router';
import { type SectionName, sectionPath } from '../sections/sections.js';

/**
 * What narrows a section, kept in the address so that it can be shared and gone back from.
 * @param names parameters that the section knows; others are left out
 */
export function useSectionQuery<Name extends string>(section: SectionName, names: readonly Name[]) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const query: { [Key in Name]?: string } = {};
  for (const name of names) {
    const value = search.get(name);
    if (value) query[name] = value;
  }
  return {
    query,
    page,
    /** Shows another choice, from its first page. */
    narrow: (changes: { readonly [Key in Name]?: string | undefined }) =>
      void navigate(sectionPath(section, { ...query, ...changes }), { replace: true }),
    hrefOf: (to: number) => sectionPath(section, { ...query, page: to === 1 ? undefined : to }),
  };
}
