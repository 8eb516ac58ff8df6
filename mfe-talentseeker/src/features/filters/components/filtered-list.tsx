import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { isFiltering } from '@vela/contracts/filters';
import { Button } from '@vela/design-system/button';
import { Drawer } from '@vela/design-system/drawer';
import { Cluster, Stack } from '@vela/design-system/layout';
import { media, space } from '@vela/design-system/theme';
import { Heading } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { foundText, peopleFigure } from '../../../texts/people.js';
import { activeFilters } from '../texts.js';
import { useRoomAtSide } from '../use-room-at-side.js';
import { FilterChips } from './filter-chips.js';
import { FilterPanel, type FilterPanelProps } from './filter-panel.js';

const Columns = styled.div`
  display: grid;
  gap: ${space(24)};
  ${media.from('md')} {
    grid-template-columns: 17rem minmax(0, 1fr);
    gap: ${space(40)};
    align-items: start;
  }
`;

const AtSide = styled.aside`
  ${media.below('md')} {
    display: none;
  }
`;

const ForDrawer = styled.span`
  ${media.from('md')} {
    display: none;
  }
`;

export interface FilteredListProps extends FilterPanelProps {
  /** As `totalOf` tells it. */
  readonly total: number | null;
  /** Another list is on its way; the one before stays in place. */
  readonly changing: boolean;
  /** What can be done with the list as a whole. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A list of talents with its filters: at the side where there is room, in a drawer elsewhere. */
export function FilteredList({ total, changing, actions, children, ...panel }: FilteredListProps) {
  const atSide = useRoomAtSide();
  const [open, setOpen] = useState(false);
  // Where there is room for the filters at the side nobody opens the drawer, and the page is drawn without it.
  const [wanted, setWanted] = useState(false);
  const openDrawer = () => {
    setWanted(true);
    setOpen(true);
  };
  const acting = activeFilters(panel.filters, panel.names).length;
  return (
    <Columns>
      {atSide !== false && <AtSide aria-label={t('Filters')}>{atSide === true && <FilterPanel {...panel} />}</AtSide>}
      <Stack gap={16} as="section" aria-busy={changing} aria-labelledby="result-count">
        <Cluster justify="between" gap={12}>
          <Heading level={2} size="large" id="result-count" aria-live="polite">
            {foundText(total)}
          </Heading>
          <Cluster gap={12}>
            {actions}
            {atSide !== true && (
              <ForDrawer>
                <Button variant="secondary" size="small" onClick={openDrawer} aria-haspopup="dialog">
                  {isFiltering(panel.filters) ? t('Filters ({count, number})', { count: acting }) : t('Filters')}
                </Button>
              </ForDrawer>
            )}
          </Cluster>
        </Cluster>
        <FilterChips {...panel} />
        {children}
      </Stack>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={t('Filters')}
        footer={<Button onClick={() => setOpen(false)}>{t('Show {count}', { count: peopleFigure(total) })}</Button>}
      >
        {wanted && <FilterPanel {...panel} />}
      </Drawer>
    </Columns>
  );
}
