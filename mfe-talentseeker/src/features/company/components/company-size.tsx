import { COMPANY_SIZES } from '@vela/contracts/constants';
import type { Company } from '@vela/contracts/schemas';
import { Select } from '@vela/design-system/select';
import { useToasts } from '@vela/design-system/services';
import { t } from '@vela/language';
import { useSizeChoice } from '../api/save-company.js';

/** Stands for no answer among the options. */
const UNSAID = '';

const sizeText = (size: string): string => (size === '1,000 or more' ? t('1,000 or more') : size);

/** How many people work at the company; saved at once. */
export function CompanySize({ company }: { readonly company: Company }) {
  const { chosen, choose } = useSizeChoice();
  const toasts = useToasts();
  return (
    <Select
      label={t('People at the company')}
      hint={t(
        'Talent sees it on this page, and with your city, but not your name, beside roles that you let talent see.',
      )}
      options={[
        { value: UNSAID, label: t('Not said') },
        ...COMPANY_SIZES.map((size) => ({ value: size, label: sizeText(size) })),
      ]}
      value={(chosen ?? company).people ?? UNSAID}
      onChange={(value) =>
        choose(
          { people: COMPANY_SIZES.find((size) => size === value) ?? null },
          {
            onSuccess: () => toasts.show({ message: t('Saved'), variant: 'success' }),
            onError: (error) => toasts.show({ message: error.message, variant: 'error' }),
          },
        )
      }
    />
  );
}
