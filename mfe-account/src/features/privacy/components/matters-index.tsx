import { useId } from 'react';
import styled from 'styled-components';
import { Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { media, space } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { concerns, MATTERS } from '../matters.js';

const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  ${media.from('sm')} {
    columns: 2;
    column-gap: ${space(32)};
  }
`;

/* A thumb finds one line among thirteen. */
const Place = styled.li`
  break-inside: avoid;
  padding-block: ${space(8)};
`;

/** Leads to each matter of the page: it is long, and most come for one thing. */
export function MattersIndex({ isTalent }: { readonly isTalent: boolean }) {
  const id = useId();
  return (
    <Stack gap={8} as="nav" aria-labelledby={id}>
      <Text weight="medium" id={id}>
        {t('On this page')}
      </Text>
      <List>
        {Object.entries(MATTERS)
          .filter(([matter]) => concerns(matter, isTalent))
          .map(([matter, title]) => (
            <Place key={matter}>
              <TextLink to={`#${matter}`}>{title}</TextLink>
            </Place>
          ))}
      </List>
    </Stack>
  );
}
