import { adminMarkInvoicePaid, adminMarkInvoicePaidBack, adminTakeBackInvoicePayment } from '@vela/contracts/endpoints';
import type { Invoice } from '@vela/contracts/schemas';
import { Stack } from '@vela/design-system/layout';
import type { SelectOption } from '@vela/design-system/select';
import { exactOreText } from '@vela/formats';
import { numberText, t } from '@vela/language';
import { dayOf, shortDayText } from '@vela/market/days';
import { ORE_PER_KRONA } from '@vela/market/prices';
import { oreIn, refusedOre } from '../../../amounts/amounts.js';
import { type ChangeField, REASON } from '../../../components/change-dialog.js';
import { OnceButton } from '../../../components/once-button.js';

/** An amount that is asked for; what is owed stands in it already. */
const amountField = (ore: number, hint: string): ChangeField => ({
  name: 'amountOre',
  label: t('Amount in SEK'),
  hint,
  initial: ore === 0 ? '' : numberText(ore / ORE_PER_KRONA, 2),
  refused: refusedOre,
});
/** Today; the invoice's day where this browser's clock is behind the platform's. */
const dayField = (label: string, { issuedAt }: Invoice): ChangeField => ({
  name: 'paidOn',
  label,
  kind: 'date',
  initial: [dayOf(new Date()), dayOf(new Date(issuedAt))].toSorted().at(-1) ?? '',
});

/** What has moved for an invoice so far. */
const movedOf = ({ dueOre, overpaidOre, payments }: Invoice): string => [dueOre, overpaidOre, payments.length].join();

const NotePayment = ({ invoice }: { readonly invoice: Invoice }) => {
  const { id, number, dueOre } = invoice;
  return (
    <OnceButton
      after={movedOf(invoice)}
      label={t('Note payment')}
      title={t('A payment of invoice {number}', { number })}
      confirm={t('Note payment')}
      done={t('The payment is noted')}
      fields={[
        amountField(
          dueOre,
          dueOre === 0
            ? t('Nothing is due any more: what arrived is to be paid back.')
            : t('{amount} is to be paid. What is more than that is to be paid back.', { amount: exactOreText(dueOre) }),
        ),
        dayField(t('Arrived on'), invoice),
        REASON,
      ]}
      change={(api, { reason = '', paidOn = '', amountOre = '' }, key) =>
        api.call(adminMarkInvoicePaid, {
          params: { id },
          body: { key, reason, paidOn, amountOre: oreIn(amountOre) ?? 0 },
        })
      }
    />
  );
};

const NotePaidBack = ({ invoice }: { readonly invoice: Invoice }) => {
  const { id, number, overpaidOre } = invoice;
  return (
    <OnceButton
      after={movedOf(invoice)}
      label={t('Note what was paid back')}
      title={t('What was paid back of invoice {number}', { number })}
      confirm={t('Note what was paid back')}
      done={t('It is noted as paid back')}
      description={t('Pay it back at the bank first. The company reads the amount and the day.')}
      fields={[
        amountField(overpaidOre, t('{amount} is to be paid back.', { amount: exactOreText(overpaidOre) })),
        dayField(t('Paid back on'), invoice),
        REASON,
      ]}
      change={(api, { reason = '', paidOn = '', amountOre = '' }, key) =>
        api.call(adminMarkInvoicePaidBack, {
          params: { id },
          body: { key, reason, paidOn, amountOre: oreIn(amountOre) ?? 0 },
        })
      }
    />
  );
};

/** Entries that can be taken back, in words. */
function entryOptions({ payments, paidBack = [] }: Invoice): readonly SelectOption<string>[] {
  const optionsOf = (entries: Invoice['payments'], textOf: (entry: { amount: string; day: string }) => string) =>
    entries.flatMap(({ amountOre, on, place }) =>
      place === undefined
        ? []
        : [{ value: String(place), label: textOf({ amount: exactOreText(amountOre), day: shortDayText(on) }) }],
    );
  return [
    ...optionsOf(payments, (entry) => t('{amount}, arrived on {day}', entry)),
    ...optionsOf(paidBack, (entry) => t('{amount}, paid back on {day}', entry)),
  ];
}

function TakeBack({ invoice }: { readonly invoice: Invoice }) {
  const { id, number } = invoice;
  const options = entryOptions(invoice);
  const [first] = options;
  if (first === undefined) return null;
  return (
    <OnceButton
      after={movedOf(invoice)}
      label={t('Take back a payment')}
      title={t('Take back a payment of invoice {number}', { number })}
      confirm={t('Take back this payment')}
      done={t('The payment is taken back')}
      description={t('For what was noted in error. An entry of its own takes it back; both stay in the books.')}
      fields={[{ name: 'place', label: t('Payment'), options, initial: first.value }, REASON]}
      change={(api, { reason = '', place = '' }, key) =>
        api.call(adminTakeBackInvoicePayment, { params: { id }, body: { key, reason, place: Number(place) } })
      }
    />
  );
}

/** What can be noted of an invoice, and taken back. */
export const InvoiceActions = ({ invoice }: { readonly invoice: Invoice }) => (
  <Stack gap={4} align="start">
    <NotePayment invoice={invoice} />
    {invoice.overpaidOre > 0 && <NotePaidBack invoice={invoice} />}
    <TakeBack invoice={invoice} />
  </Stack>
);
