import styled from 'styled-components';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { CompanyHire } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { Cluster, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { color, space } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { groupedNumber, oreText, periodText } from '@vela/formats';
import { t } from '@vela/language';
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
        <Text>{t('We could not confirm this hire:')}</Text>
        <Said>{rejection}</Said>
        <Text tone="muted" size="small">
          {t('Nothing is invoiced, and it does not count. Report it again once that is settled.')}
        </Text>
      </>
    );
  const expected = endReportedOn === null ? null : refundOf(hire, endReportedOn);
  return (
    <>
      {endedOn !== null && <Text numeric>The contract ended on {shortDayText(endedOn)}.</Text>}
      {endReportedOn !== null && (
        <Text numeric>
          You told us that it ended on {shortDayText(endReportedOn)}. We check it.{' '}
          {expected !== null && refundText(expected)}
        </Text>
      )}
      {invoice === null ? (
        <Text numeric>The invoice comes in a day: {oreText(hire.fee.totalOre)} with VAT.</Text>
      ) : (
        <Text numeric>
          Invoice <TextLink to={pathTo(PATHS.invoice, { invoiceId: invoice.id })}>{invoiceText(invoice)}</TextLink>
          {invoice.credits.map(
            ({ price, percent }) =>
              `. Credited: ${oreText(price.totalOre)}${percent === null ? '' : ` (${percent} %)`}.`,
          )}
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
  return (
    <Stack gap={12}>
      <Cluster gap={8}>
        <Badge tone={tone}>{title}</Badge>
        {late && <Badge tone="warning">{t('Told late')}</Badge>}
      </Cluster>
      <Outcome hire={hire} talentName={talentName} />
      <Text size="small" tone="muted" numeric>
        Signed {shortDayText(signedOn)}, starts {shortDayText(startsOn)}
        {probationEndsOn !== null && `, probation until ${shortDayText(probationEndsOn)}`}.{' '}
        {groupedNumber(Number(compensation))} {currency} {periodText(compensationTimePeriod)}.
        {status === 'reported' && ` Fee ${oreText(fee.netOre)} + VAT.`}
      </Text>
    </Stack>
  );
}
