import type { MatchList } from '@vela/contracts/constants';
import { isFiltering, type MatchFilters } from '@vela/contracts/filters';
import { Button } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { t } from '@vela/language';
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
      title={t('Nobody passes all these filters')}
      level={3}
      action={<Button onClick={onClear}>{t('Clear all filters')}</Button>}
    >
      {t('Taking one away brings people back; the numbers beside the options tell how many each would leave.')}
    </EmptyState>
  ) : (
    <EmptyState title={t('Nobody fits this role yet')} level={3}>
      {t(
        'Talent who join later appear here by themselves. Posting the role with fewer requirements, another way of working or more pay widens the search.',
      )}
    </EmptyState>
  );
}
