import { adminActOnPaymentCase, adminNotePaymentCase } from '@vela/contracts/endpoints';
import type { PaymentCase } from '@vela/contracts/schemas';
import { Cluster } from '@vela/design-system/layout';
import { t } from '@vela/language';
import { ChangeButton } from '../../../components/change-button.js';
import { REASON } from '../../../components/change-dialog.js';
import { actionTextsOf } from '../texts.js';

/** What can be done about a case, and a note beside it. */
export const CaseActions = ({ paymentCase }: { readonly paymentCase: PaymentCase }) => (
  <Cluster gap={8}>
    {paymentCase.actions.map((action) => (
      <ChangeButton
        key={action}
        {...actionTextsOf(action, paymentCase)}
        fields={[REASON]}
        change={(api, { reason = '' }) =>
          api.call(adminActOnPaymentCase, { params: { id: paymentCase.id }, body: { action, reason } })
        }
      />
    ))}
    <ChangeButton
      label={t('Note')}
      title={t('Write a note')}
      confirm={t('Keep the note')}
      done={t('The note is kept')}
      fields={[{ name: 'text', label: t('Note'), kind: 'long' }]}
      change={(api, { text = '' }) =>
        api.call(adminNotePaymentCase, { params: { id: paymentCase.id }, body: { text } })
      }
    />
  </Cluster>
);
