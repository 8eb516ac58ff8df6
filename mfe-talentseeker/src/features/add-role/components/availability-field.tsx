import { AVAILABILITY_MONTHS, type AvailabilityMonths } from '@vela/contracts/constants';
import type { FormFieldBinding } from '@vela/design-system/form';
import { Select } from '@vela/design-system/select';
import { t } from '@vela/language';
import { noticeText } from '../texts.js';

const OPTIONS = AVAILABILITY_MONTHS.map((months) => ({ value: String(months), label: noticeText(months), months }));

/** When the role is to be filled. */
export function AvailabilityField({ value, onChange, ...field }: FormFieldBinding<AvailabilityMonths>) {
  const choose = (chosen: string) => {
    const option = OPTIONS.find((each) => each.value === chosen);
    if (option !== undefined) onChange(option.months);
  };
  return (
    <Select {...field} label={t('Availability')} required options={OPTIONS} value={String(value)} onChange={choose} />
  );
}
