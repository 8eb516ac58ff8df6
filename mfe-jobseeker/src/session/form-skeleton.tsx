import { TEXTS } from '@vela/contracts/texts';
import { Stack } from '@vela/design-system/layout';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';

/** The shape of a form that is still coming. */
export function FormSkeleton() {
  return (
    <LoadingRegion label={TEXTS.loading}>
      <Stack gap={24}>
        <Skeleton shape="field" />
        <Skeleton shape="field" />
        <Skeleton shape="button" />
      </Stack>
    </LoadingRegion>
  );
}
