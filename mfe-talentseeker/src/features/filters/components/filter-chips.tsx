import type { MatchFilters } from '@vela/contracts/filters';
import { Button } from '@vela/design-system/button';
import { Chip } from '@vela/design-system/chip';
import { Cluster } from '@vela/design-system/layout';
import { t } from '@vela/language';
import { activeFilters, type FilterNames } from '../texts.js';

export interface FilterChipsProps {
  readonly filters: MatchFilters;
  readonly names: FilterNames;
  readonly onChange: (filters: MatchFilters) => void;
}

/** The filters that act, each with a cross. */
export function FilterChips({ filters, names, onChange }: FilterChipsProps) {
  const active = activeFilters(filters, names);
  if (active.length === 0) return null;
  return (
    <Cluster gap={8}>
      <Cluster as="ul" gap={8} aria-label={t('Selected filters')}>
        {active.map(({ key, label, without }) => (
          <li key={key}>
            <Chip label={label} onRemove={() => onChange(without)} />
          </li>
        ))}
      </Cluster>
      <Button variant="bare" size="small" onClick={() => onChange({})}>
        {t('Clear all')}
      </Button>
    </Cluster>
  );
}
