import { Text } from '@vela/design-system/typography';
import { askedPay, type PayReader, type StatedPay } from '@vela/formats';
import { t } from '@vela/language';

export interface PayLinesProps {
  readonly talent: StatedPay;
  /** The pay in a role's terms as the server has it; null where the talent said it so, absent without a role. */
  readonly pay?: StatedPay | null;
  /** How pay is read. */
  readonly reader: PayReader;
  /** The ways of working, below. */
  readonly setup: string;
}

/** What a talent asks for, as a card has it: an amount never without its period. */
export function PayLines({ talent, pay, reader, setup }: PayLinesProps) {
  const asked = askedPay(talent, pay === undefined ? {} : { pay }, reader);
  return (
    <>
      <Text numeric>
        <Text as="span" weight="bold">
          {asked.text ?? t('Salary not given')}
        </Text>{' '}
        {asked.text !== null && (
          <Text as="span" size="small" tone="muted">
            {asked.period}
          </Text>
        )}
      </Text>
      {asked.stated !== null && (
        <Text size="small" tone="muted" numeric>
          ({asked.stated})
        </Text>
      )}
      {setup !== '' && (
        <Text size="small" tone="muted">
          {setup}
        </Text>
      )}
    </>
  );
}
