import {
  adminConfirmHire,
  adminConfirmHireEnd,
  adminDismissHireEnd,
  adminRefundHire,
  adminRejectHire,
  adminSetHireBonus,
  adminUndoHire,
} from '@vela/contracts/endpoints';
import type { AdminHire } from '@vela/contracts/schemas';
import { Cluster } from '@vela/design-system/layout';
import { inContext, percentText, t } from '@vela/language';
import { isDay } from '@vela/market/days';
import { feeRefundPercent } from '@vela/market/fees';
import { refusedWhole, wholeIn } from '../../../amounts/amounts.js';
import { ChangeButton } from '../../../components/change-button.js';
import { REASON } from '../../../components/change-dialog.js';

const bonusField = () => ({
  name: 'bonusSek',
  label: t('Bonus of the talent, SEK'),
  hint: t('Whole kronor. Shown to the talent once it is set.'),
  refused: refusedWhole,
});

const bonusStates = () =>
  [
    { value: 'planned', label: t('Planned') },
    { value: 'announced', label: t('Announced') },
    { value: 'paid', label: t('Paid') },
  ] as const;

/** @returns what the terms give back for a contract that ended on a day, undefined while that cannot be one */
function sharesOf(hire: AdminHire, endedOn: string): string | undefined {
  if (!isDay(endedOn) || endedOn < hire.startsOn) return undefined;
  const percent = feeRefundPercent({ ...hire, endedOn });
  return percent === 0
    ? t('This day gives nothing of the fee back.')
    : t('This day gives {percent} of the fee back.', { percent: percentText(percent) });
}

interface EndActionsProps {
  readonly hire: AdminHire;
  readonly talent: string;
}

/** What admins do about the end of a contract that goes on as far as Vela knows. */
function EndActions({ hire, talent }: EndActionsProps) {
  const { id, endReportedOn } = hire;
  const params = { id };
  const fields = [
    {
      name: 'endedOn',
      label: t('Last day of the contract'),
      kind: 'date' as const,
      initial: endReportedOn ?? '',
      tells: (written: string) => sharesOf(hire, written),
    },
    REASON,
  ];
  return (
    <>
      <ChangeButton
        label={t('Refund')}
        title={t('Refund a part of the fee for {talent}', { talent })}
        confirm={t('Confirm the end and refund')}
        done={t('The fee is credited')}
        description={t('The share follows from the day on which the contract ended within the probation.')}
        fields={fields}
        change={(api, { endedOn = '', reason = '' }) =>
          api.call(adminRefundHire, { params, body: { endedOn, reason } })
        }
      />
      <ChangeButton
        label={t('Confirm the end')}
        title={t('Confirm the end of the contract with {talent}', { talent })}
        confirm={t('Confirm without a refund')}
        done={t('The end is confirmed')}
        description={t('For a day that gives nothing back: the fee stays due, and the hire goes on counting.')}
        fields={fields}
        change={(api, { endedOn = '', reason = '' }) =>
          api.call(adminConfirmHireEnd, { params, body: { endedOn, reason } })
        }
      />
      {endReportedOn !== null && (
        <ChangeButton
          label={t('Dismiss the end')}
          title={t('Dismiss the reported end of the contract with {talent}', { talent })}
          confirm={t('Dismiss the reported end')}
          done={t('The reported end is dismissed')}
          description={t('The contract goes on. The company reads the reason.')}
          fields={[REASON]}
          change={(api, { reason = '' }) => api.call(adminDismissHireEnd, { params, body: { reason } })}
        />
      )}
    </>
  );
}

/** What admins do with a hire in its state. */
export function HireActions({ hire }: { readonly hire: AdminHire }) {
  const { id, status, endedOn, talentName, bonus } = hire;
  const params = { id };
  const talent = talentName ?? t('a deleted account');
  if (status === 'reported')
    return (
      <Cluster gap={8}>
        <ChangeButton
          label={t('Confirm')}
          title={t('Confirm the hire of {talent}', { talent })}
          confirm={t('Confirm hire')}
          done={t('The hire is confirmed')}
          fields={[
            {
              ...bonusField(),
              refused: (written) => (written === '' ? null : refusedWhole(written)),
              hint: t('{hint} Leave it empty to set it later.', { hint: bonusField().hint }),
            },
            REASON,
          ]}
          description={t('It counts for the company, and its fee is invoiced a day later.')}
          change={(api, { bonusSek = '', reason = '' }) =>
            api.call(adminConfirmHire, {
              params,
              body: { bonusSek: bonusSek === '' ? null : wholeIn(bonusSek), reason },
            })
          }
        />
        <ChangeButton
          label={t('Reject')}
          title={t('Reject the hire of {talent}', { talent })}
          confirm={t('Reject hire')}
          done={t('The hire is rejected')}
          fields={[REASON]}
          description={t('The company reads the reason.')}
          change={(api, { reason = '' }) => api.call(adminRejectHire, { params, body: { reason } })}
        />
      </Cluster>
    );
  if (status !== 'confirmed') return '–';
  return (
    <Cluster gap={8}>
      {bonus?.state !== 'paid' && (
        <ChangeButton
          label={t('Set bonus')}
          title={t('The bonus of {talent}', { talent })}
          confirm={t('Set bonus')}
          done={t('The bonus is set')}
          fields={[
            { ...bonusField(), initial: bonus === null ? '' : String(bonus.amountSek) },
            { name: 'state', label: t('State'), options: bonusStates(), initial: bonus?.state ?? 'planned' },
            {
              name: 'on',
              label: t('Paid on'),
              kind: 'date',
              hint: t('Of an announced or paid one.'),
              initial: bonus?.on ?? '',
            },
            REASON,
          ]}
          change={(api, { bonusSek = '', state = '', on = '', reason = '' }) =>
            api.call(adminSetHireBonus, {
              params,
              body: {
                bonusSek: wholeIn(bonusSek) ?? 0,
                state: bonusStates().find(({ value }) => value === state)?.value ?? 'planned',
                reason,
                ...(on === '' ? {} : { on }),
              },
            })
          }
        />
      )}
      <ChangeButton
        label={inContext('a hire', 'Undo')}
        title={t('Undo the hire of {talent}', { talent })}
        confirm={t('Undo hire')}
        done={t('The hire is undone')}
        description={t(
          'For a hire that was confirmed in error: it no longer counts, and all that is left of its fee is credited.',
        )}
        fields={[{ ...REASON, hint: t('The talent and the company read it, in a mail. Kept in the audit log.') }]}
        change={(api, { reason = '' }) => api.call(adminUndoHire, { params, body: { reason } })}
      />
      {endedOn === null && <EndActions hire={hire} talent={talent} />}
    </Cluster>
  );
}
