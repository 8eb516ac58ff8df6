import { useId, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Form, FormField } from '@vela/design-system/form';
import { Select, type SelectOption } from '@vela/design-system/select';
import { TextField } from '@vela/design-system/text-field';
import { Textarea } from '@vela/design-system/textarea';
import { t } from '@vela/language';
import { useUnderQuestion } from './under-question.js';
import { UseAgain, wantsPasskeyAgain } from './use-again.js';

/** One thing that a change asks for. What is wrong with it the server says, unless the browser cannot read it. */
export interface ChangeField {
  readonly name: string;
  readonly label: string;
  readonly kind?: 'text' | 'date' | 'long';
  /** @returns why it is not sent as it is typed, null where it is */
  readonly refused?: (written: string) => string | null;
  readonly options?: readonly SelectOption<string>[];
  readonly initial?: string;
  readonly hint?: string;
  /** What follows from what is typed so far, said in place of the hint; undefined where nothing does. */
  readonly tells?: (written: string) => string | undefined;
}

type Values = Readonly<Record<string, string>>;

const resolverOf =
  (fields: readonly ChangeField[]): Resolver<Record<string, string>> =>
  (values) => {
    const errors: FieldErrors<Record<string, string>> = {};
    for (const { name, refused } of fields) {
      const message = refused?.(values[name] ?? '') ?? null;
      if (message !== null) errors[name] = { type: 'refused', message };
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };

export interface ChangeDialogProps {
  readonly title: string;
  readonly description?: string;
  readonly fields: readonly ChangeField[];
  /** Words of the button that does it. */
  readonly confirm: string;
  readonly onConfirm: (values: Values) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for what a change needs, most of all its reason, and makes it. */
export function ChangeDialog({ title, description, fields, confirm, onConfirm, onClose }: ChangeDialogProps) {
  const form = useForm<Record<string, string>>({
    resolver: resolverOf(fields),
    defaultValues: Object.fromEntries(fields.map(({ name, initial = '' }) => [name, initial])),
  });
  const [isStale, setStale] = useState(false);
  const isUnderQuestion = useUnderQuestion();
  // What asks over the page asks for this, too.
  if (isUnderQuestion && isStale) setStale(false);
  const formId = useId();
  const submit = async (values: Values) => {
    setStale(false);
    try {
      await onConfirm(values);
    } catch (error) {
      if (!wantsPasskeyAgain(error)) throw error;
      setStale(true);
      return;
    }
    onClose();
  };
  const sendAgain = () => {
    const asked = document.getElementById(formId);
    if (asked instanceof HTMLFormElement) asked.requestSubmit();
  };
  return (
    <Dialog
      open={!isUnderQuestion}
      keepsContent
      onClose={onClose}
      title={title}
      {...(description === undefined ? {} : { description })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} loading={form.formState.isSubmitting}>
            {confirm}
          </Button>
        </>
      }
    >
      {isStale && <UseAgain onDone={sendAgain} />}
      <Form id={formId} form={form} onSubmit={submit}>
        {fields.map(({ name, label, kind = 'text', options, tells, ...rest }) => (
          <FormField key={name} control={form.control} name={name}>
            {(field) => {
              const hint = tells?.(field.value) ?? rest.hint;
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
export const REASON: ChangeField = {
  name: 'reason',
  kind: 'long',
  get label() {
    return t('Reason');
  },
  get hint() {
    return t('Kept in the audit log.');
  },
};
