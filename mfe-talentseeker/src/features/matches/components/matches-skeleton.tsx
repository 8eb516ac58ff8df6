import styled from 'styled-components';
import { Stack } from '@vela/design-system/layout';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { media, space } from '@vela/design-system/theme';
import { t } from '@vela/language';
import { CardFrame, CardLine } from '../card-look.js';

const CARDS = [1, 2, 3, 4];
const FILTERS = [1, 2, 3, 4, 5];

const Columns = styled.div`
  ${media.from('md')} {
    display: grid;
    grid-template-columns: 17rem minmax(0, 1fr);
    gap: ${space(40)};
  }
`;

const Filters = styled.div`
  display: none;
  ${media.from('md')} {
    display: block;
  }
`;

/** The page's shape while the role and its matches are on their way: the filters beside, each card as it will be. */
export function MatchesSkeleton() {
  return (
    <LoadingRegion label={t('Loading the matches')}>
      <Stack gap={32}>
        <Stack gap={12}>
          <Skeleton shape="short" />
          <Skeleton shape="heading" />
          <Skeleton shape="text" />
        </Stack>
        <Columns>
          <Filters>
            <Stack gap={24}>
              {FILTERS.map((filter) => (
                <Stack key={filter} gap={8}>
                  <Skeleton shape="short" />
                  <Skeleton shape="text" />
                  <Skeleton shape="text" />
                </Stack>
              ))}
            </Stack>
          </Filters>
          <Stack gap={12}>
            {CARDS.map((card) => (
              <CardFrame as="div" key={card}>
                <CardLine>
                  <div data-place="mark">
                    <Skeleton shape="avatar" />
                  </div>
                  <div data-place="who">
                    <Stack gap={8}>
                      <Skeleton shape="heading" />
                      <Skeleton shape="text" />
                    </Stack>
                  </div>
                  <div data-place="why">
                    <Skeleton shape="text" />
                  </div>
                  <div data-place="pay">
                    <Skeleton shape="short" />
                  </div>
                  <div data-place="score">
                    <Skeleton shape="ring" />
                  </div>
                </CardLine>
              </CardFrame>
            ))}
          </Stack>
        </Columns>
      </Stack>
    </LoadingRegion>
  );
}
