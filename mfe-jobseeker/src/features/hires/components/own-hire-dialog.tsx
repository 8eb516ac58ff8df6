import { yupResolver } from '@hookform/resolvers/yup';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { hireInputSchema, type ReceivedConnection } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Form } from '@vela/design-system/form';
import { isUnderWay } from '@vela/design-system/services';
import { t } from '@vela/language';
import { AgreementFields, newAgreement } from '@vela/slice-parts/agreement';
import { useReportOwnHire } from '../api/report-own-hire.js';

export interface OwnHireDialogProps {
  readonly connection: ReceivedConnection;
  readonly onClose: () => void;
}

/** What a talent says of the agreement that they signed. Only its own buttons close it, so that a slip beside it loses nothing. */
export function OwnHireDialog({ connection, onClose }: OwnHireDialogProps) {
  const report = useReportOwnHire();
  const formId = useId();
  const form = useForm({
    resolver: yupResolver(hireInputSchema),
    defaultValues: newAgreement(connection.id, connection.openRole),
  });
  return (
    <Dialog
      open
      dismissible={false}
      onClose={onClose}
      title={t('Hired by {company}?', { company: connection.company.name })}
      description={t('We ask the company for the same. Where both of you say the same, nothing more is needed of you.')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isUnderWay(report)}>
            {t('Not yet')}
          </Button>
          <Button type="submit" form={formId} loading={report.isPending}>
            {t('Tell us')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        form={form}
        onSubmit={async (values) => {
          await report.mutateAsync(values);
          onClose();
        }}
      >
        <AgreementFields control={form.control} />
      </Form>
    </Dialog>
  );
}
