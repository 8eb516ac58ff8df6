import { keepPreviousData } from '@tanstack/react-query';
import { MATCH_PAGE_SIZE } from '@vela/contracts/constants';
import { searchTalent } from '@vela/contracts/endpoints';
import { filterQueryOf } from '@vela/contracts/filters';
import { useEndpoint } from '@vela/design-system/services';
import type { AskedPage } from '../../../lists/asked-page.js';

/** One page of all talent that the company may see; what was shown before stays until it has come. */
export const useTalentSearch = ({ page, after, filters, sort = 'mixed' }: AskedPage) =>
  useEndpoint(
    searchTalent,
    {
      query: {
        page,
        ...(after !== null && { after }),
        ...(sort !== 'mixed' && { sort }),
        pageSize: MATCH_PAGE_SIZE,
        ...filterQueryOf(filters),
      },
    },
    { placeholderData: keepPreviousData },
  );
