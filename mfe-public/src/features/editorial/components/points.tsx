import type { ReactNode } from 'react';
import { Grid, Stack } from '@vela/design-system/layout';
import { Heading, Text } from '@vela/design-system/typography';

export interface Point {
  readonly title: string;
  readonly text: ReactNode;
  /** A drawing above the title; decoration. */
  readonly drawing?: ReactNode;
}

export interface PointsProps {
  readonly points: readonly Point[];
  readonly columns?: 2 | 3;
  /** Whether their order means something. */
  readonly ordered?: boolean;
}

/** Short statements side by side, each with a title. */
export function Points({ points, columns = 3, ordered = false }: PointsProps) {
  return (
    <Grid as={ordered ? 'ol' : 'ul'} columns={columns} from="sm" gap={48} align="start">
      {points.map(({ title, text, drawing }) => (
        <Stack as="li" key={title} gap={8}>
          {drawing}
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">{text}</Text>
        </Stack>
      ))}
    </Grid>
  );
}
