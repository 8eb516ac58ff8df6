import { AVAILABILITY_MONTHS, type AvailabilityMonths } from '@vela/contracts/constants';
import type { FormFieldBinding } from '@vela/design-system/form';
import { Select } from '@vela/design-system/select';
import { t } from '@vela/language';
import { noticeText } from '../texts.js';

const options = () => AVAILABILITY_MONTHS.map((months) => ({ value: String(months), label: noticeText(months) }));

/** When the role is to be filled. */
export function AvailabilityField({ value, onChange, ...field }: FormFieldBinding<AvailabilityMonths>) {
  const choose = (chosen: string) => {
    const months = AVAILABILITY_MONTHS.find((each) => String(each) === chosen);
    if (months !== undefined) onChange(months);
  };
  return (
    <Select {...field} label={t('Availability')} required options={options()} value={String(value)} onChange={choose} />
  );
}
