import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { Match } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Cluster } from '@vela/design-system/layout';
import { color, radius, shadow, space, systemEdge } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';

const Bar = styled.div`
  position: sticky;
  inset-block-end: calc(${space(16)} + var(--vela-bottom-bar, 0px));
  z-index: 1;
  padding: ${space(12)} ${space(20)};
  border-radius: ${radius.card};
  background: ${color.raised};
  ${systemEdge}
  box-shadow: ${shadow};
`;

export interface CompareBarProps {
  readonly matches: readonly Match[];
  readonly clear: () => void;
  /** Those that are chosen beside each other; asked for when they are compared. */
  readonly children: ReactNode;
}

/** What is chosen for comparing, always in sight, and the way to compare it. */
export function CompareBar({ matches, clear, children }: CompareBarProps) {
  const [open, setOpen] = useState(false);
  if (matches.length === 0) return null;
  return (
    <Bar role="region" aria-label={t('Comparison')}>
      <Cluster justify="between" gap={12}>
        <Text numeric>
          {t('{count, plural, one {# chosen, choose up to 3} other {# chosen}}', { count: matches.length })}
        </Text>
        <Cluster gap={8}>
          <Button variant="bare" size="small" onClick={clear}>
            {t('Clear')}
          </Button>
          <Button size="small" disabled={matches.length < 2} onClick={() => setOpen(true)}>
            {t('Compare')}
          </Button>
        </Cluster>
      </Cluster>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('Compare talent')} size="wide">
        {children}
      </Dialog>
    </Bar>
  );
}
