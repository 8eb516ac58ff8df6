import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '@vela/contracts/client';
import { linkedinCallback } from '@vela/contracts/endpoints';
import { SIGN_IN_AGAIN } from '@vela/contracts/problem';
import { Banner } from '@vela/design-system/banner';
import { Button, ButtonLink } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Form, FormField } from '@vela/design-system/form';
import { Select, type SelectOption } from '@vela/design-system/select';
import { TextField } from '@vela/design-system/text-field';
import { Textarea } from '@vela/design-system/textarea';

/** One thing that a change asks for. The server says what is wrong with it. */
export interface ChangeField {
  readonly name: string;
  readonly label: string;
  readonly kind?: 'text' | 'date' | 'long';
  readonly options?: readonly SelectOption<string>[];
  readonly initial?: string;
  readonly hint?: string;
}

type Values = Readonly<Record<string, string>>;

export interface ChangeDialogProps {
  readonly title: string;
  readonly description?: string;
  readonly fields: readonly ChangeField[];
  /** Words of the button that does it. */
  readonly confirm: string;
  readonly onConfirm: (values: Values) => Promise<void>;
  readonly onClose: () => void;
}

const SIGN_IN = `${linkedinCallback.path}/?signin=true`;

/** The change wants a fresh sign-in: that happens in another tab, so that what was typed stays. */
const SignInAgain = () => (
  <Banner
    tone="warning"
    title="Log in again to go on"
    action={
      <ButtonLink to={SIGN_IN} reloadDocument target="_blank" variant="secondary" size="small">
        Log in again
      </ButtonLink>
    }
  >
    Your sign-in is too old for this change. Log in in a new tab, come back and press the button again. What you typed
    is kept.
  </Banner>
);

/** Asks for what a change needs, most of all its reason, and makes it. */
export function ChangeDialog({ title, description, fields, confirm, onConfirm, onClose }: ChangeDialogProps) {
  const form = useForm<Record<string, string>>({
    defaultValues: Object.fromEntries(fields.map(({ name, initial = '' }) => [name, initial])),
  });
  const [isStale, setStale] = useState(false);
  const formId = useId();
  const submit = async (values: Values) => {
    setStale(false);
    try {
      await onConfirm(values);
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem?.type !== SIGN_IN_AGAIN) throw error;
      setStale(true);
      return;
    }
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      {...(description === undefined ? {} : { description })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={form.formState.isSubmitting}>
            {confirm}
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={submit}>
        {isStale && <SignInAgain />}
        {fields.map(({ name, label, kind = 'text', options, hint }) => (
          <FormField key={name} control={form.control} name={name}>
            {(field) => {
              if (options !== undefined)
                return <Select<string> {...field} label={label} hint={hint} options={options} />;
              if (kind === 'long') return <Textarea {...field} label={label} hint={hint} rows={3} />;
              return <TextField {...field} label={label} hint={hint} type={kind} />;
            }}
          </FormField>
        ))}
      </Form>
    </Dialog>
  );
}

/** The field that nearly every change has. */
export const REASON: ChangeField = { name: 'reason', label: 'Reason', kind: 'long', hint: 'Kept in the audit log.' };
