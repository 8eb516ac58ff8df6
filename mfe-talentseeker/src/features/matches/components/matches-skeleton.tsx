import { Card } from '@vela/design-system/card';
import { Cluster, Stack } from '@vela/design-system/layout';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';

const CARDS = [1, 2, 3, 4];

/** The page's shape while the role and its matches are on their way. */
export function MatchesSkeleton() {
  return (
    <LoadingRegion label="Loading the matches">
      <Stack gap={32}>
        <Stack gap={12}>
          <Skeleton shape="short" />
          <Skeleton shape="heading" />
          <Skeleton shape="text" />
        </Stack>
        <Stack gap={12}>
          {CARDS.map((card) => (
            <Card key={card}>
              <Cluster wrap={false} gap={16}>
                <Skeleton shape="avatar" />
                <Stack gap={8}>
                  <Skeleton shape="heading" />
                  <Skeleton shape="text" />
                </Stack>
                <Skeleton shape="ring" />
              </Cluster>
            </Card>
          ))}
        </Stack>
      </Stack>
    </LoadingRegion>
  );
}
