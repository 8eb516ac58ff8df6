import { useState } from 'react';
import { PATHS } from '@vela/contracts/routes';
import type { FoundProfile, SearchPage } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { EmptyState, PastTheEnd } from '@vela/design-system/empty-state';
import { Stack } from '@vela/design-system/layout';
import { Pagination } from '@vela/design-system/pagination';
import { inContext, t } from '@vela/language';
import { useIntroductions } from '../../features/connections/use-introductions.js';
import { useFilterCounts } from '../../features/filters/api/count-filters.js';
import { FilteredList } from '../../features/filters/components/filtered-list.js';
import { pageCountOf, type useAddressFilters } from '../../features/filters/use-address-filters.js';
import { useFilterNames } from '../../features/filters/use-filter-names.js';
import { SaveSearch } from '../../features/saved-searches/components/save-search.js';
import { SavedSearchList } from '../../features/saved-searches/components/saved-search-list.js';
import { WordSearch } from '../../features/talent-search/components/word-search.js';
import { totalOf } from '../../texts/people.js';
import { FoundList } from './found-list.js';
import { FoundTalent } from './found-talent.js';

export interface SearchViewProps {
  readonly page: SearchPage;
  readonly list: ReturnType<typeof useAddressFilters>;
  /** Another page is on its way. */
  readonly changing: boolean;
}

/** Everybody who may be found, with filters, and the searches that are kept. */
export function SearchView({ page, list, changing }: SearchViewProps) {
  const total = totalOf(page.total, page.found, list.begins);
  const names = useFilterNames();
  const { data: counts } = useFilterCounts(list.asked.filters, undefined);
  const [opened, setOpened] = useState<FoundProfile | null>(null);
  const introductionTo = useIntroductions();
  return (
    <Stack gap={32}>
      <WordSearch
        words={list.filters.words ?? ''}
        onSearch={(words) => list.setFilters({ ...list.filters, words })}
        sort={list.sort}
        onSort={list.setSort}
      />
      <SavedSearchList />
      <FilteredList
        filters={list.filters}
        onChange={list.setFilters}
        counts={counts}
        names={names}
        total={total}
        changing={changing}
        actions={<SaveSearch filters={list.filters} />}
      >
        {total !== 0 && page.found.length === 0 && (
          <PastTheEnd level={3} firstPage={`${PATHS.search}${list.searchOfPage(1, page)}`} />
        )}
        {total === 0 && (
          <EmptyState
            level={3}
            title={t('Nobody passes all these filters')}
            action={<Button onClick={() => list.setFilters({})}>{t('Clear all filters')}</Button>}
          >
            {t('Save the search to get a mail when somebody does.')}
          </EmptyState>
        )}
        <FoundList found={page.found} onOpen={setOpened} />
        <Pagination
          label={inContext('many', 'Talent')}
          page={page.page}
          pageCount={pageCountOf(total, page)}
          hrefOf={(number) => `${PATHS.search}${list.searchOfPage(number, page)}`}
        />
      </FilteredList>
      {opened !== null && (
        <FoundTalent
          found={
            page.found.find(({ jobSeekerProfile }) => jobSeekerProfile.id === opened.jobSeekerProfile.id) ?? opened
          }
          introductionFor={(openRoleId) => introductionTo(opened.jobSeekerProfile.id, openRoleId)}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}
