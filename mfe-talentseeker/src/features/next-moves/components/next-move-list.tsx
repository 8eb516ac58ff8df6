import { Card } from '@vela/design-system/card';
import { Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { Eyebrow, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import type { NextMove } from '../next-moves.js';

/** What to do next, or nothing. */
export function NextMoveList({ moves }: { readonly moves: readonly NextMove[] }) {
  if (moves.length === 0) return null;
  return (
    <Card as="section" tone="soft" aria-labelledby="next-moves">
      <Stack gap={16}>
        <Eyebrow as="h2" id="next-moves">
          {t('What to do next')}
        </Eyebrow>
        <Stack as="ul" gap={16}>
          {moves.map(({ title, reason, to }) => (
            <li key={to}>
              <TextLink to={to}>{title}</TextLink>
              <Text size="small" tone="muted">
                {reason}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
