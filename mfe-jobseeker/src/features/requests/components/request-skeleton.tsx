import { Card } from '@vela/design-system/card';
import { Cluster, Stack } from '@vela/design-system/layout';
import { Skeleton } from '@vela/design-system/skeleton';

/** The shape of a request that is still coming. */
export function RequestSkeleton() {
  return (
    <Card>
      <Stack gap={24}>
        <Cluster wrap={false} gap={16}>
          <Skeleton shape="avatar" />
          <Skeleton shape="heading" />
          <Skeleton shape="ring" />
        </Cluster>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="card" />
        <Cluster>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </Cluster>
      </Stack>
    </Card>
  );
}
