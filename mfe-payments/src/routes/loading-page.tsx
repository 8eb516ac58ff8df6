import { Stack } from '@vela/design-system/layout';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';

/** Stands while a list or a sheet is being fetched. */
export const LoadingLines = ({ label }: { readonly label: string }) => (
  <LoadingRegion label={label}>
    <Stack gap={12}>
      <Skeleton shape="short" />
      <Skeleton shape="card" />
    </Stack>
  </LoadingRegion>
);
