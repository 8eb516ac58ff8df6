import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { TEXTS } from '@vela/contracts/texts';
import { space } from '../../theme/index.js';
import { Banner } from '../banner/index.js';
import { tellIncomplete } from '../text-field/index.js';
import { failureText, fieldProblemsOf } from './submit-failure.js';

const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(24)};
  & > button[type='submit'] {
    align-self: flex-start;
  }
`;

/** Kinds of input in which Enter would submit the form; a button's Enter stays a press. */
const PRESSED_INPUTS: ReadonlySet<string> = new Set([
  'submit',
  'button',
  'reset',
  'image',
  'checkbox',
  'radio',
  'file',
]);

function keepEnterFromSubmitting(event: KeyboardEvent<HTMLFormElement>) {
  const { target, key } = event;
  if (key === 'Enter' && target instanceof HTMLInputElement && !PRESSED_INPUTS.has(target.type)) event.preventDefault();
}

/** Before the form looks at its values, in which nothing of a field that is half filled in is left. */
function holdIncomplete(event: SyntheticEvent<HTMLFormElement>) {
  if (!tellIncomplete(event.currentTarget)) return;
  event.preventDefault();
  event.stopPropagation();
}

export interface FormProps<Values extends FieldValues, Checked extends FieldValues = Values> extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'children'
> {
  /** What `useForm` returned. */
  readonly form: UseFormReturn<Values, unknown, Checked>;
  /** Called with values that passed the schema. What it throws is shown, and nothing that was typed is lost. */
  readonly onSubmit: (values: Checked) => void | Promise<void>;
  readonly children: ReactNode;
}

/**
 * A form: Enter in a text field does not submit it, the first invalid field takes focus, nothing is sent while a date is
 * half filled in or what was sent is on its way, a failed save tells why and puts the server's errors beside their fields.
 */
export function Form<Values extends FieldValues, Checked extends FieldValues = Values>({
  form,
  onSubmit,
  children,
  ...rest
}: FormProps<Values, Checked>) {
  const { errors } = form.formState;
  const isField = (name: string): name is FieldPath<Values> => form.control._names.mount.has(name);
  // Of a list's word the list's.
  const placeOf = (name: string): string => (isField(name) ? name : name.replace(/[.[].*/, ''));

  /** @returns the field's place on the page, whatever the order in which the server looked at it */
  const orderOf = (name: string): number => [...form.control._names.mount].indexOf(name);
  const isSending = useRef(false);

  const send = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      const problems = fieldProblemsOf(error)
        .map(({ field, message }) => ({ field: placeOf(field), message }))
        .filter(({ field }) => isField(field))
        .toSorted((one, other) => orderOf(one.field) - orderOf(other.field));
      problems.forEach(({ field, message }, index) => {
        if (isField(field)) form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
      });
      if (problems.length === 0)
        form.setError('root.server', { type: 'server', message: failureText(error, TEXTS.unknownError) });
    }
  });
  // Before the button that shows it is drawn, and for buttons that stand outside of the form.
  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    try {
      await send(event);
    } finally {
      isSending.current = false;
    }
  };

  return (
    <Fields
      noValidate
      onSubmitCapture={holdIncomplete}
      onSubmit={(event) => void submit(event)}
      onKeyDown={keepEnterFromSubmitting}
      {...rest}
    >
      {errors.root?.['server']?.message !== undefined && <Banner tone="danger">{errors.root['server'].message}</Banner>}
      {children}
    </Fields>
  );
}
