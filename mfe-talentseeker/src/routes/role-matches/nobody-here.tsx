import { isFiltering, type MatchFilters } from '@vela/contracts/filters';
import { Button } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';

export interface NobodyHereProps {
  readonly filters: MatchFilters;
  readonly onClear: () => void;
}

/** An empty list of matches, and what fills it. */
export function NobodyHere({ filters, onClear }: NobodyHereProps) {
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
