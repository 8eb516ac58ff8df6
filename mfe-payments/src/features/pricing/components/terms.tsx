import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Grid, Stack } from '@vela/design-system/layout';
import { space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { daysText, monthsText, oreText, tokensText } from '@vela/formats';
import { t } from '@vela/language';
import { FEE_REFUNDS, HIRE_NOTICE_BUSINESS_DAYS, INVOICE_AFTER_DAYS, INVOICE_DUE_DAYS } from '@vela/market/fees';
import { LAUNCH_OFFER_PROFILES } from '@vela/market/offers';
import { BASE_FREE_PROFILES, HIRES_UNTIL_FREE, TOKEN_PACKS, TOKEN_PRICE_ORE } from '@vela/market/prices';
import { REQUEST_OPEN_DAYS } from '@vela/market/requests';

const List = styled.ul`
  display: grid;
  gap: ${space(8)};
`;

function Term({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="article" gap={8}>
      <Heading level={3}>{title}</Heading>
      {children}
    </Stack>
  );
}

/** What the prices rest on, in words. */
export function Terms() {
  return (
    <Grid columns={2} gap={40} align="start">
      <Term title={t('Free profiles')}>
        <Text>
          Every company starts with {BASE_FREE_PROFILES} that do not expire. The launch offer adds{' '}
          {LAUNCH_OFFER_PROFILES} until its last day. Profiles that expire first are used first.
        </Text>
      </Term>
      <Term title={t('Tokens')}>
        <Text>A token costs {oreText(TOKEN_PRICE_ORE)} plus VAT.</Text>
        <List>
          {TOKEN_PACKS.map(({ tokens, netOre }) => (
            <Text as="li" key={tokens} numeric>
              {tokensText(tokens)}: {oreText(netOre)} plus VAT
            </Text>
          ))}
        </List>
      </Term>
      <Term title={t('Reserved, then consumed')}>
        <Text>
          A connection request reserves a free profile or tokens. They are consumed when the talent accepts, and
          released in full on a decline, a withdrawal, or after {REQUEST_OPEN_DAYS} days without an answer.
        </Text>
      </Term>
      <Term title={`After ${HIRES_UNTIL_FREE} hires`}>
        <Text>Once {HIRES_UNTIL_FREE} talents have been hired through Vela, tokens are no longer required.</Text>
      </Term>
      <Term title={t('Recruitment fee')}>
        <Text>
          Due for each hire. Tell us of the signed agreement within {HIRE_NOTICE_BUSINESS_DAYS} business days. The
          invoice is sent {daysText(INVOICE_AFTER_DAYS)} after and is due in {INVOICE_DUE_DAYS} calendar days.
        </Text>
      </Term>
      <Term title={t('If the contract ends within probation')}>
        <List>
          {FEE_REFUNDS.map(({ withinMonths, percent }) => (
            <Text as="li" key={withinMonths} numeric>
              Within {monthsText(withinMonths)}: {percent} % of the fee is refunded
            </Text>
          ))}
        </List>
      </Term>
    </Grid>
  );
}
