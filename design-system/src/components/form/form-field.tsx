import type { ReactNode } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
  useController,
} from 'react-hook-form';

/** What a control of the design system takes from its form: spread it. */
export interface FormFieldBinding<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly ref: RefCallBack;
  readonly error: string | undefined;
}

export interface FormFieldProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Checked extends FieldValues,
> {
  readonly control: Control<Values, unknown, Checked>;
  readonly name: Name;
  /** Renders the control, e.g. `(field) => <TextField label="Address" {...field} />`. */
  readonly children: (field: FormFieldBinding<FieldPathValue<Values, Name>>) => ReactNode;
}

/** @returns the error of a value, or the first one of what it consists of: of a list, that of one of its words */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || error instanceof Node) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  for (const part of Object.values(error)) {
    const message = messageIn(part);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** Ties one field of a form to one control: value, change, error and the focus on that error. */
export function FormField<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Checked extends FieldValues = Values,
>({ control, name, children }: FormFieldProps<Values, Name, Checked>) {
  const { field, fieldState } = useController<Values, Name, Checked>({ control, name });
  return children({
    name: field.name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    error: messageIn(fieldState.error),
  });
}
