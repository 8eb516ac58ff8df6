import type { ReactNode } from 'react';
import { Button } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Stack } from '@vela/design-system/layout';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import type { AdminAnswer } from '../api/admin-query.js';

export interface AnsweredProps<Answer> {
  readonly answer: AdminAnswer<Answer>;
  readonly children: (data: Answer) => ReactNode;
}

/** What the API answered, once it has: until then its shape, and a way on if it cannot be loaded. */
export function Answered<Answer>({ answer: { data, isPending, refetch }, children }: AnsweredProps<Answer>) {
  if (data !== undefined) return children(data);
  if (isPending)
    return (
      <LoadingRegion label="Loading">
        <Stack gap={12}>
          <Skeleton shape="short" />
          <Skeleton shape="card" />
        </Stack>
      </LoadingRegion>
    );
  return (
    <EmptyState
      mood="failed"
      title="This could not be loaded"
      action={
        <Button variant="quiet" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      Nothing was changed. Perhaps the connection is gone, or what the address names is not there.
    </EmptyState>
  );
}
