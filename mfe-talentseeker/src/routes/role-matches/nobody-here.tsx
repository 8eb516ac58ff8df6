import type { MatchList } from '@vela/contracts/constants';
import { isFiltering, type MatchFilters } from '@vela/contracts/filters';
import { Button } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { MUST_TEXTS } from '../../texts/musts.js';

export interface NobodyHereProps {
  readonly list: MatchList;
  readonly filters: MatchFilters;
  readonly onClear: () => void;
}

/** An empty list of matches, and what fills it. */
export function NobodyHere({ list, filters, onClear }: NobodyHereProps) {
  if (list === 'leftOut' && !isFiltering(filters))
    return (
      <EmptyState title={MUST_TEXTS.nobody} level={3}>
        {MUST_TEXTS.nobodyLead}
      </EmptyState>
    );
  return isFiltering(filters) ? (
    <EmptyState
      title="Nobody passes all these filters"
      level={3}
      action={<Button onClick={onClear}>Clear all filters</Button>}
    >
      Taking one away brings people back; the numbers beside the options tell how many each would leave.
    </EmptyState>
  ) : (
    <EmptyState title="Nobody fits this role yet" level={3}>
      Talent who join later appear here by themselves. Posting the role with fewer requirements, another way of working
      or more pay widens the search.
    </EmptyState>
  );
}
