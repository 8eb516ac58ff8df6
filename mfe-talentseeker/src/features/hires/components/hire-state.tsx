import styled from 'styled-components';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { CompanyHire } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { Cluster, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { color, space } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { agreementText, oreText } from '@vela/formats';
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

interface DecisionProps {
  /** What the platform decided: a sentence of its own, and one that the reason follows. */
  readonly alone: string;
  readonly before: string;
  /** Why; it goes with the talent's account. */
  readonly why: string | null;
}

function Decision({ alone, before, why }: DecisionProps) {
  if (why === null || why === '') return <Text>{alone}</Text>;
  return (
    <>
      <Text>{before}</Text>
      <Said>{why}</Said>
    </>
  );
}

/** A hire that does not stand: turned down, or confirmed in error. */
function NotStanding({ hire: { status, rejection, invoice } }: { readonly hire: CompanyHire }) {
  return (
    <>
      {status === 'rejected' ? (
        <Decision
          alone={t('We could not confirm this hire.')}
          before={t('We could not confirm this hire:')}
          why={rejection}
        />
      ) : (
        <Decision
          alone={t('We confirmed this hire in error and have undone it.')}
          before={t('We confirmed this hire in error and have undone it:')}
          why={rejection}
        />
      )}
      {invoice !== null && <InvoiceLine invoice={invoice} />}
      <Text tone="muted" size="small">
        {invoice === null
          ? t('Nothing is invoiced, and it does not count. Report it again once that is settled.')
          : t('It does not count. Report it again once that is settled.')}
      </Text>
    </>
  );
}

function InvoiceLine({ invoice }: { readonly invoice: NonNullable<CompanyHire['invoice']> }) {
  return (
    <Text numeric>
      <Trans
        message="Invoice <invoice>{state}</invoice>"
        values={{ state: invoiceText(invoice) }}
        parts={{ invoice: <TextLink to={pathTo(PATHS.invoice, { invoiceId: invoice.id })} /> }}
      />
      {invoice.credits.map(({ price, percent }) => `. ${creditText(oreText(price.totalOre), percent)}`)}
    </Text>
  );
}

/** When the fee is invoiced, or what that waits for. */
function ComingInvoice({ hire: { invoiceWaits, fee } }: { readonly hire: CompanyHire }) {
  return (
    <Text numeric>
      {invoiceWaits ? (
        <Trans
          message="The invoice waits for <details>your company’s details</details>: say in which country it is."
          parts={{ details: <TextLink to={PATHS.companyProfile} /> }}
        />
      ) : (
        t('The invoice comes in a day: {total} with VAT.', { total: oreText(fee.totalOre) })
      )}
    </Text>
  );
}

function Outcome({ hire, talentName }: HireStateProps) {
  const { status, rejection, answerNote, endedOn, endReportedOn, invoice } = hire;
  if (status === 'reported')
    return (
      <>
        <Text>{progressText(hire, talentName)}</Text>
        {answerNote !== '' && <Said>{answerNote}</Said>}
      </>
    );
  if (status !== 'confirmed') return <NotStanding hire={hire} />;
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
      {rejection !== null && endedOn === null && (
        <Decision
          alone={t('We could not confirm that the contract ended.')}
          before={t('We could not confirm that the contract ended:')}
          why={rejection}
        />
      )}
      {invoice === null ? <ComingInvoice hire={hire} /> : <InvoiceLine invoice={invoice} />}
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
  const { fee, late, status } = hire;
  return (
    <Stack gap={12}>
      <Cluster gap={8}>
        <Badge tone={tone}>{title}</Badge>
        {late && <Badge tone="warning">{t('Told late')}</Badge>}
      </Cluster>
      <Outcome hire={hire} talentName={talentName} />
      <Text size="small" tone="muted" numeric>
        {agreementText(hire)}
        {status === 'reported' && ` ${t('Fee {fee} + VAT.', { fee: oreText(fee.netOre) })}`}
      </Text>
    </Stack>
  );
}
