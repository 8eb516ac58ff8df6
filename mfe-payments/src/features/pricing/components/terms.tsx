import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Grid, Stack } from '@vela/design-system/layout';
import { space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { daysText, monthsText, oreText, tokensText } from '@vela/formats';
import { percentText, t } from '@vela/language';
import { FEE_REFUNDS, HIRE_NOTICE_BUSINESS_DAYS, INVOICE_AFTER_DAYS, INVOICE_DUE_DAYS } from '@vela/market/fees';
import { LAUNCH_OFFER_PROFILES } from '@vela/market/offers';
import { BASE_FREE_PROFILES, HIRES_UNTIL_FREE, TOKEN_PACKS, TOKEN_PRICE_ORE } from '@vela/market/prices';
import { REQUEST_OPEN_DAYS, UNVERIFIED_REQUESTS_MAX } from '@vela/market/requests';

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
          {t(
            'Every company starts with {base, number} that do not expire. The launch offer adds {offer, number} until its last day. They are given once to a person and to a company. Profiles that expire first are used first.',
            { base: BASE_FREE_PROFILES, offer: LAUNCH_OFFER_PROFILES },
          )}
        </Text>
      </Term>
      <Term title={t('Tokens')}>
        <Text>{t('A token costs {price} plus VAT.', { price: oreText(TOKEN_PRICE_ORE) })}</Text>
        <List>
          {TOKEN_PACKS.map(({ tokens, netOre }) => (
            <Text as="li" key={tokens} numeric>
              {t('{tokens}: {price} plus VAT', { tokens: tokensText(tokens), price: oreText(netOre) })}
            </Text>
          ))}
        </List>
      </Term>
      <Term title={t('Reserved, then consumed')}>
        <Text>
          {t(
            'A connection request reserves a free profile or tokens. They are consumed when the talent accepts, and released in full on a decline, a withdrawal, or after {days, plural, one {# day} other {# days}} without an answer; a profile of the launch offer only while the offer runs.',
            { days: REQUEST_OPEN_DAYS },
          )}
        </Text>
        <Text>
          {t(
            'Until we have verified your company, it can send {most, plural, one {# request} other {# requests}} in all.',
            { most: UNVERIFIED_REQUESTS_MAX },
          )}
        </Text>
      </Term>
      <Term title={t('After {hires, plural, one {# hire} other {# hires}}', { hires: HIRES_UNTIL_FREE })}>
        <Text>
          {t('After {hires, plural, one {# hire} other {# hires}} through Vela, tokens are no longer required.', {
            hires: HIRES_UNTIL_FREE,
          })}
        </Text>
      </Term>
      <Term title={t('Recruitment fee')}>
        <Text>
          {t(
            'Due for each hire. Tell us of the signed agreement within {notice, plural, one {# business day} other {# business days}}. The invoice is sent {after} after we have confirmed the hire and is due in {due, plural, one {# calendar day} other {# calendar days}}.',
            { notice: HIRE_NOTICE_BUSINESS_DAYS, after: daysText(INVOICE_AFTER_DAYS), due: INVOICE_DUE_DAYS },
          )}
        </Text>
      </Term>
      <Term title={t('If the contract ends within probation')}>
        <List>
          {FEE_REFUNDS.map(({ withinMonths, percent }) => (
            <Text as="li" key={withinMonths} numeric>
              {t('Within {months}: {percent} of the fee is refunded', {
                months: monthsText(withinMonths),
                percent: percentText(percent),
              })}
            </Text>
          ))}
        </List>
      </Term>
    </Grid>
  );
}
