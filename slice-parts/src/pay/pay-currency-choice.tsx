import { CURRENCIES, type Currency } from '@vela/contracts/constants';
import { choosePayCurrency } from '@vela/contracts/endpoints';
import { Select } from '@vela/design-system/select';
import { useApi, useChoice, useSession, useToasts } from '@vela/design-system/services';
import { ratesText } from '@vela/formats';
import { t } from '@vela/language';
import { usePayReader } from './use-pay-reader.js';

const AS_STATED = 'asStated';

interface PayCurrencyChoiceProps {
  /** Pay stands in an open role's currency where its reader chose none; as it was stated unless told. */
  readonly forRole?: boolean | undefined;
}

/** In which currency the reader sees pay in lists; kept in the account. */
export function PayCurrencyChoice({ forRole = false }: PayCurrencyChoiceProps) {
  const api = useApi();
  const toasts = useToasts();
  const { refresh } = useSession();
  const { currency, rates } = usePayReader();
  const { chosen, choose } = useChoice({
    among: 'account',
    which: 'pay currency',
    mutationFn: (next: Currency | typeof AS_STATED) =>
      api.call(choosePayCurrency, { body: { currency: next === AS_STATED ? null : next } }),
    onSuccess: () => refresh(),
    onError: () => {
      toasts.show({ message: t('The currency could not be kept. Try again.'), variant: 'error' });
      void refresh();
    },
  });
  return (
    <Select
      label={t('Show pay in')}
      options={[
        { value: AS_STATED, label: forRole ? t('The role’s currency') : t('Stated currency') },
        ...CURRENCIES.map((each) => ({ value: each, label: each })),
      ]}
      value={chosen ?? currency ?? AS_STATED}
      onChange={(next) => choose(next)}
      {...(currency !== null && rates !== null && { hint: ratesText(rates) })}
    />
  );
}
