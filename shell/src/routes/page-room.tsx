import { pageState } from '@vela/contracts/remote';
import { Container, Stack } from '@vela/design-system/layout';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { t } from '@vela/language';

/** Keeps the room of a private page: nobody has said yet who is signed in, or the page's code is on its way. */
export function PageRoom() {
  return (
    <Container {...pageState('to-come')}>
      <LoadingRegion label={t('Loading')}>
        <Stack gap={24}>
          <Skeleton shape="heading" />
          <Skeleton shape="card" />
        </Stack>
      </LoadingRegion>
    </Container>
  );
}
