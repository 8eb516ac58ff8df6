import { adminConfirmHire, adminRefundHire, adminRejectHire, adminSetHireBonus } from '@vela/contracts/endpoints';
import type { AdminHire } from '@vela/contracts/schemas';
import { Cluster } from '@vela/design-system/layout';
import { ChangeButton } from '../../../components/change-button.js';
import { REASON } from '../../../components/change-dialog.js';

const BONUS = {
  name: 'bonusSek',
  label: 'Bonus of the talent, SEK',
  hint: 'Whole kronor. Shown to the talent once it is set.',
} as const;

/** What admins do with a hire in its state. */
export function HireActions({
  hire: { id, status, endedOn, endReportedOn, talentName },
}: {
  readonly hire: AdminHire;
}) {
  const params = { id };
  const talent = talentName ?? 'a deleted account';
  if (status === 'reported')
    return (
      <Cluster gap={8}>
        <ChangeButton
          label="Confirm"
          title={`Confirm the hire of ${talent}`}
          confirm="Confirm hire"
          done="The hire is confirmed"
          fields={[{ ...BONUS, hint: `${BONUS.hint} Leave it empty to set it later.` }, REASON]}
          description="It counts for the company, and its fee is invoiced a day later."
          change={(api, { bonusSek = '', reason = '' }) =>
            api.call(adminConfirmHire, {
              params,
              body: { bonusSek: bonusSek === '' ? null : Number(bonusSek), reason },
            })
          }
        />
        <ChangeButton
          label="Reject"
          title={`Reject the hire of ${talent}`}
          confirm="Reject hire"
          done="The hire is rejected"
          fields={[REASON]}
          description="The company reads the reason."
          change={(api, { reason = '' }) => api.call(adminRejectHire, { params, body: { reason } })}
        />
      </Cluster>
    );
  if (status === 'rejected' || endedOn !== null) return '–';
  return (
    <Cluster gap={8}>
      <ChangeButton
        label="Set bonus"
        title={`Set the bonus of ${talent}`}
        confirm="Set bonus"
        done="The bonus is set"
        fields={[BONUS, REASON]}
        change={(api, { bonusSek = '', reason = '' }) =>
          api.call(adminSetHireBonus, { params, body: { bonusSek: Number(bonusSek), reason } })
        }
      />
      <ChangeButton
        label="Refund"
        title={`Refund a part of the fee for ${talent}`}
        confirm="Confirm the end and refund"
        done="The fee is credited"
        description="The share follows from the day on which the contract ended within the probation."
        fields={[
          { name: 'endedOn', label: 'Last day of the contract', kind: 'date', initial: endReportedOn ?? '' },
          REASON,
        ]}
        change={(api, { endedOn = '', reason = '' }) =>
          api.call(adminRefundHire, { params, body: { endedOn, reason } })
        }
      />
    </Cluster>
  );
}
