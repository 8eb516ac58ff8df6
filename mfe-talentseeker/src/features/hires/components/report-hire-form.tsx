import { yupResolver } from '@hookform/resolvers/yup';
import { useForm, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { type HireInput, hireInputSchema } from '@vela/contracts/schemas';
import { Banner } from '@vela/design-system/banner';
import { Form } from '@vela/design-system/form';
import { Stack } from '@vela/design-system/layout';
import { space } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { daysText } from '@vela/formats';
import { t } from '@vela/language';
import { dayOf, isMeantDay } from '@vela/market/days';
import { HIRE_NOTICE_BUSINESS_DAYS, INVOICE_AFTER_DAYS, INVOICE_DUE_DAYS, isLateNotice } from '@vela/market/fees';
import { AgreementFields, newAgreement } from '@vela/slice-parts/agreement';
import { useNow } from '@vela/slice-parts/now';
import type { BandFee } from '../fee.js';
import type { HireOrigin } from '../hire-origin.js';
import { FeeLines } from './fee-lines.js';

const Steps = styled.ol`
  margin: 0;
  padding-inline-start: ${space(20)};
  list-style: decimal;
  display: grid;
  gap: ${space(4)};
`;

export interface ReportHireFormProps {
  /** Ties the form to the button that sends it. */
  readonly id: string;
  readonly origin: HireOrigin;
  readonly talentName: string;
  readonly fee: BandFee;
  /** What it throws is shown in the form. */
  readonly onReport: (hire: HireInput) => Promise<void>;
}

/** The signed agreement: its days, the pay, what it costs and what happens next. */
export function ReportHireForm({ id, origin, talentName, fee, onReport }: ReportHireFormProps) {
  const form = useForm({
    resolver: yupResolver(hireInputSchema),
    defaultValues: newAgreement(origin.connectionId, origin.terms),
  });
  const { control } = form;
  const signedOn = useWatch({ control, name: 'signedOn' });
  const today = dayOf(useNow());
  const late = isMeantDay(signedOn) && isLateNotice(signedOn, today);
  return (
    <Form id={id} form={form} onSubmit={onReport}>
      <AgreementFields
        control={control}
        ofDays={
          late && (
            <Banner tone="warning" title={t('This is late')}>
              {t(
                'You should tell us within {days, plural, one {# business day} other {# business days}} after signing. Please report it now; it is marked as late.',
                { days: HIRE_NOTICE_BUSINESS_DAYS },
              )}
            </Banner>
          )
        }
        probationHint={t(
          'If the contract ends within the probation, a share of the fee is given back. Leave it empty where there is none.',
        )}
      />
      <FeeLines {...fee} />
      <Stack gap={8}>
        <Text weight="medium">{t('What happens next')}</Text>
        <Steps>
          {origin.talentName !== null && <li>{t('{name} is asked to confirm the hire.', { name: talentName })}</li>}
          <li>{t('We check it and confirm. From then on it counts for your company.')}</li>
          <li>
            {t('The invoice comes {after} after that and is due in {due}.', {
              after: daysText(INVOICE_AFTER_DAYS),
              due: daysText(INVOICE_DUE_DAYS),
            })}
          </li>
        </Steps>
      </Stack>
    </Form>
  );
}
