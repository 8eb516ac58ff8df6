import {
  adminConfirmHire,
  adminRefundHire,
  adminRejectHire,
  adminSetHireBonus,
  adminUndoHire,
} from '@vela/contracts/endpoints';
import type { AdminHire } from '@vela/contracts/schemas';
import { Cluster } from '@vela/design-system/layout';
import { t } from '@vela/language';
import { ChangeButton } from '../../../components/change-button.js';
import { REASON } from '../../../components/change-dialog.js';

const BONUS = {
  name: 'bonusSek',
  label: 'Bonus of the talent, SEK',
  hint: 'Whole kronor. Shown to the talent once it is set.',
} as const;

const BONUS_STATES = [
  { value: 'planned', label: 'Planned' },
  { value: 'announced', label: 'Announced' },
  { value: 'paid', label: 'Paid' },
] as const;

/** What admins do with a hire in its state. */
export function HireActions({
  hire: { id, status, endedOn, endReportedOn, talentName, bonus },
}: {
  readonly hire: AdminHire;
}) {
  const params = { id };
  const talent = talentName ?? 'a deleted account';
  if (status === 'reported')
    return (
      <Cluster gap={8}>
        <ChangeButton
          label={t('Confirm')}
          title={`Confirm the hire of ${talent}`}
          confirm="Confirm hire"
          done="The hire is confirmed"
          fields={[{ ...BONUS, hint: `${BONUS.hint} Leave it empty to set it later.` }, REASON]}
          description={t('It counts for the company, and its fee is invoiced a day later.')}
          change={(api, { bonusSek = '', reason = '' }) =>
            api.call(adminConfirmHire, {
              params,
              body: { bonusSek: bonusSek === '' ? null : Number(bonusSek), reason },
            })
          }
        />
        <ChangeButton
          label={t('Reject')}
          title={`Reject the hire of ${talent}`}
          confirm="Reject hire"
          done="The hire is rejected"
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
          title={`The bonus of ${talent}`}
          confirm="Set bonus"
          done="The bonus is set"
          fields={[
            { ...BONUS, initial: bonus === null ? '' : String(bonus.amountSek) },
            { name: 'state', label: 'State', options: BONUS_STATES, initial: bonus?.state ?? 'planned' },
            {
              name: 'on',
              label: 'Paid on',
              kind: 'date',
              hint: 'Of an announced or paid one.',
              initial: bonus?.on ?? '',
            },
            REASON,
          ]}
          change={(api, { bonusSek = '', state = '', on = '', reason = '' }) =>
            api.call(adminSetHireBonus, {
              params,
              body: {
                bonusSek: Number(bonusSek),
                state: BONUS_STATES.find(({ value }) => value === state)?.value ?? 'planned',
                reason,
                ...(on === '' ? {} : { on }),
              },
            })
          }
        />
      )}
      <ChangeButton
        label={t('Undo')}
        title={`Undo the hire of ${talent}`}
        confirm="Undo hire"
        done="The hire is undone"
        description={t(
          'For a hire that was confirmed in error: it no longer counts, and all that is left of its fee is credited.',
        )}
        fields={[REASON]}
        change={(api, { reason = '' }) => api.call(adminUndoHire, { params, body: { reason } })}
      />
      {endedOn === null && (
        <ChangeButton
          label={t('Refund')}
          title={`Refund a part of the fee for ${talent}`}
          confirm="Confirm the end and refund"
          done="The fee is credited"
          description={t('The share follows from the day on which the contract ended within the probation.')}
          fields={[
            { name: 'endedOn', label: 'Last day of the contract', kind: 'date', initial: endReportedOn ?? '' },
            REASON,
          ]}
          change={(api, { endedOn = '', reason = '' }) =>
            api.call(adminRefundHire, { params, body: { endedOn, reason } })
          }
        />
      )}
    </Cluster>
  );
}
