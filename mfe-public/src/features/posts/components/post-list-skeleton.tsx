import styled from 'styled-components';
import { TEXTS } from '@vela/contracts/texts';
import { Stack } from '@vela/design-system/layout';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { color, media, radius, space } from '@vela/design-system/theme';

const Entry = styled.div`
  display: grid;
  gap: ${space(8)} ${space(32)};
  padding-block: ${space(24)};
  ${media.from('sm')} {
    grid-template-columns: 14rem minmax(0, 1fr);
  }
`;

const Picture = styled.div`
  aspect-ratio: 160 / 90;
  border-radius: ${radius.card};
  background: ${color.line};
`;

/** The shape of a list of posts that is still coming. */
export function PostListSkeleton() {
  return (
    <LoadingRegion label={TEXTS.loading}>
      {[1, 2, 3, 4].map((place) => (
        <Entry key={place}>
          <Picture />
          <Stack gap={12}>
            <Skeleton shape="short" />
            <Skeleton shape="heading" />
            <Skeleton shape="text" />
          </Stack>
        </Entry>
      ))}
    </LoadingRegion>
  );
}
