import styled from 'styled-components';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { CompanyHire } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { Cluster, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { color, space } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { groupedNumber, oreText, periodText } from '@vela/formats';
import { percentText, t } from '@vela/language';
import { Trans } from '@vela/language/react';
import { shortDayText } from '@vela/market/days';
import { refundOf } from '../fee.js';
import { invoiceText, progressText, refundText, stateOf } from '../texts.js';

const Said = styled.blockquote`
  margin: 0;
  padding-inline-start: ${space(12)};
  border-inline-start: 2px solid ${color.line};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const creditText = (amount: string, percent: number | null): string =>
  percent === null
    ? t('Credited: {amount}.', { amount })
    : t('Credited: {amount} ({percent}).', { amount, percent: percentText(percent) });

function Outcome({ hire, talentName }: HireStateProps) {
  const { status, rejection, answerNote, endedOn, endReportedOn, invoice } = hire;
  if (status === 'reported')
    return (
      <>
        <Text>{progressText(hire, talentName)}</Text>
        {answerNote !== '' && <Said>{answerNote}</Said>}
      </>
    );
  if (status === 'rejected')
    return (
      <>
        {/* Why goes with the talent's account. */}
        {rejection === null || rejection === '' ? (
          <Text>{t('We could not confirm this hire.')}</Text>
        ) : (
          <>
            <Text>{t('We could not confirm this hire:')}</Text>
            <Said>{rejection}</Said>
          </>
        )}
        <Text tone="muted" size="small">
          {t('Nothing is invoiced, and it does not count. Report it again once that is settled.')}
        </Text>
      </>
    );
  const expected = endReportedOn === null ? null : refundOf(hire, endReportedOn);
  return (
    <>
      {endedOn !== null && <Text numeric>{t('The contract ended on {day}.', { day: shortDayText(endedOn) })}</Text>}
      {endReportedOn !== null && (
        <Text numeric>
          {t('You told us that it ended on {day}. We check it.', { day: shortDayText(endReportedOn) })}{' '}
          {expected !== null && refundText(expected)}
        </Text>
      )}
      {invoice === null ? (
        <Text numeric>{t('The invoice comes in a day: {total} with VAT.', { total: oreText(hire.fee.totalOre) })}</Text>
      ) : (
        <Text numeric>
          <Trans
            message="Invoice <invoice>{state}</invoice>"
            values={{ state: invoiceText(invoice) }}
            parts={{ invoice: <TextLink to={pathTo(PATHS.invoice, { invoiceId: invoice.id })} /> }}
          />
          {invoice.credits.map(({ price, percent }) => `. ${creditText(oreText(price.totalOre), percent)}`)}
        </Text>
      )}
    </>
  );
}

export interface HireStateProps {
  readonly hire: CompanyHire;
  readonly talentName: string;
}

/** What was reported and how it stands. */
export function HireState({ hire, talentName }: HireStateProps) {
  const { title, tone } = stateOf(hire);
  const { signedOn, startsOn, probationEndsOn, compensation, currency, compensationTimePeriod, fee, late, status } =
    hire;
  const days = { signed: shortDayText(signedOn), starts: shortDayText(startsOn) };
  return (
    <Stack gap={12}>
      <Cluster gap={8}>
        <Badge tone={tone}>{title}</Badge>
        {late && <Badge tone="warning">{t('Told late')}</Badge>}
      </Cluster>
      <Outcome hire={hire} talentName={talentName} />
      <Text size="small" tone="muted" numeric>
        {probationEndsOn === null
          ? t('Signed {signed}, starts {starts}.', days)
          : t('Signed {signed}, starts {starts}, probation until {until}.', {
              ...days,
              until: shortDayText(probationEndsOn),
            })}{' '}
        {groupedNumber(Number(compensation))} {currency} {periodText(compensationTimePeriod)}.
        {status === 'reported' && ` ${t('Fee {fee} + VAT.', { fee: oreText(fee.netOre) })}`}
      </Text>
    </Stack>
  );
}
