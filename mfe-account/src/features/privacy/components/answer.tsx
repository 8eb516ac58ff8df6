import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TEXTS } from '@vela/contracts/texts';
import { Button } from '@vela/design-system/button';
import { Stack } from '@vela/design-system/layout';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';

/* As high as a line with something to press. */
const Line = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 2.75rem;
`;

interface Asked<Value> {
  readonly data: Value | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

export interface AnswerProps<Value> {
  readonly asked: Asked<Value>;
  /** What could not be loaded, as the beginning of a sentence. */
  readonly what: string;
  /** How many lines are most likely to come. */
  readonly lines?: number;
  readonly children: (value: Value) => ReactNode;
}

/** What a section shows once it is there; until then its shape, or a way to try again. */
export function Answer<Value>({ asked: { data, isError, refetch }, what, lines = 2, children }: AnswerProps<Value>) {
  if (data !== undefined) return children(data);
  if (isError)
    return (
      <Stack gap={8}>
        <Text tone="muted">{t('{what} could not be loaded.', { what })}</Text>
        <div>
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </div>
      </Stack>
    );
  return (
    <LoadingRegion label={TEXTS.loading}>
      {Array.from({ length: lines }, (_, line) => (
        <Line key={line}>
          <Skeleton />
        </Line>
      ))}
    </LoadingRegion>
  );
}
