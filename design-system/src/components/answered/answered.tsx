import type { ReactNode } from 'react';
import { wasRefusedForGood } from '@vela/contracts/client';
import { t } from '@vela/language';
import { Button } from '../button/index.js';
import { EmptyState } from '../empty-state/index.js';
import { Stack } from '../layout/index.js';
import { LoadingRegion, Skeleton } from '../skeleton/index.js';
import type { HeadingLevel } from '../typography/index.js';

export interface AnsweredProps<Data> {
  /** What was asked: a query, or several as one by `bothAnswers`. */
  readonly answer: Answer<Data>;
  /** Said to who cannot see that something is on its way. */
  readonly loading: string;
  /** What could not be loaded. */
  readonly failed: string;
  /** What to know then, in a sentence; a refusal says itself what it is about. */
  readonly reassurance?: ReactNode;
  readonly level?: HeadingLevel;
  /** The shape of what comes. */
  readonly skeleton?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

export interface Answer<Data> {
  /** Absent until it was answered. */
  readonly data: Data | undefined;
  readonly isPending: boolean;
  /** Why it was not answered. */
  readonly error?: Error | null;
  readonly refetch: () => Promise<unknown>;
}

/** @returns two answers as one: there once both are, asked again together */
export const bothAnswers = <One, Other>(one: Answer<One>, other: Answer<Other>): Answer<readonly [One, Other]> => ({
  data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
  isPending: one.isPending || other.isPending,
  error: one.error ?? other.error ?? null,
  refetch: () => Promise.all([one.refetch(), other.refetch()]),
});

/**
 * What was answered, once it is there: until then its shape, and the way to ask again if it cannot be loaded. What was refused for
 * good is in the server's words: the connection is not to blame, and asking again would be in vain.
 */
export function Answered<Data>({
  answer: { data, isPending, error, refetch },
  loading,
  failed,
  reassurance = t('Nothing is lost. It is shown as soon as the connection is back.'),
  level = 2,
  skeleton,
  children,
}: AnsweredProps<Data>) {
  if (data !== undefined) return children(data);
  if (isPending)
    return (
      <LoadingRegion label={loading}>
        {skeleton ?? (
          <Stack gap={12}>
            <Skeleton shape="short" />
            <Skeleton shape="card" />
          </Stack>
        )}
      </LoadingRegion>
    );
  if (wasRefusedForGood(error))
    return (
      <EmptyState mood="failed" level={level} title={failed}>
        {error.message}
      </EmptyState>
    );
  return (
    <EmptyState
      mood="failed"
      level={level}
      title={failed}
      action={
        <Button variant="quiet" onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      }
    >
      {reassurance}
    </EmptyState>
  );
}
