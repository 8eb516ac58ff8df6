import { yupResolver } from '@hookform/resolvers/yup';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type CompanyHire, hireEndInputSchema } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Form, FormField } from '@vela/design-system/form';
import { isUnderWay } from '@vela/design-system/services';
import { TextField } from '@vela/design-system/text-field';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { useReportHireEnd } from '../api/report-hire-end.js';
import { refundOf } from '../fee.js';
import { refundText } from '../texts.js';

export interface EndHireDialogProps {
  readonly hire: CompanyHire;
  readonly onClose: () => void;
  readonly onReported: () => void;
}

/** Tells that a contract has ended, and says what that gives back before it is sent. */
export function EndHireDialog({ hire, onClose, onReported }: EndHireDialogProps) {
  const end = useReportHireEnd(hire.id);
  const formId = useId();
  const form = useForm({
    resolver: yupResolver(hireEndInputSchema),
    defaultValues: { endedOn: hire.endReportedOn ?? '' },
  });
  const { control } = form;
  const refund = refundOf(hire, useWatch({ control, name: 'endedOn' }));
  return (
    <Dialog
      open
      underWay={isUnderWay(end)}
      onClose={onClose}
      title={t('Report the end of the contract')}
      description={t('We check it before anything is given back. The hire goes on counting for your company.')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isUnderWay(end)}>
            {t('Not yet')}
          </Button>
          <Button type="submit" form={formId} loading={end.isPending}>
            {t('Report the end')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        form={form}
        onSubmit={async (values) => {
          await end.mutateAsync(values);
          onReported();
        }}
      >
        <FormField control={control} name="endedOn">
          {(field) => <TextField {...field} type="date" label={t('Last day of work')} required />}
        </FormField>
        <Text role="status" numeric>
          {refund === null ? '' : refundText(refund)}
        </Text>
      </Form>
    </Dialog>
  );
}
