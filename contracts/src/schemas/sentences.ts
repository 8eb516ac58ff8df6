import type { LocaleObject } from 'yup';

const SHOWN_MAX = 100;
/** What somebody else wrote, as far as it is repeated to them. */
const shown = (text: unknown): string => {
  const whole = String(text);
  return whole.length > SHOWN_MAX ? `${whole.slice(0, SHOWN_MAX)}…` : whole;
};

const KINDS: Readonly<Record<string, string>> = {
  string: 'Give a text.',
  number: 'Give a number.',
  boolean: 'Give true or false.',
  array: 'Give a list.',
  object: 'Give the fields of this part.',
};

/** @returns the sentence for a key that a part does not know */
export const unknownFieldText = ({ unknown }: { readonly unknown: unknown }): string =>
  `Unknown field: ${shown(unknown)}`;

const FIELD_REQUIRED = 'This field is required';

/**
 * What a schema says by itself, in sentences for whoever filled in the field: yup's own name types and print the value
 * that was sent, however large it is.
 */
export const SENTENCES = {
  mixed: {
    default: 'This is not valid.',
    required: FIELD_REQUIRED,
    defined: FIELD_REQUIRED,
    notNull: FIELD_REQUIRED,
    oneOf: ({ values }) => `Choose one of these: ${shown(values)}.`,
    notOneOf: 'This is not one of the choices.',
    notType: ({ type }: { readonly type: string }) => KINDS[type] ?? 'This is not valid.',
  },
  string: {
    length: 'Give exactly ${length} characters.',
    min: 'At least ${min} characters',
    max: 'At most ${max} characters',
    matches: 'This is not written as it has to be.',
    email: 'This is not an email address.',
    url: 'This is not an address of a page.',
    trim: 'Leave out the spaces around it.',
  },
  number: {
    min: 'At least ${min}',
    max: 'At most ${max}',
    integer: 'Give a whole number.',
  },
  array: {
    min: 'At least ${min} entries',
    max: 'At most ${max} entries',
    length: 'Give exactly ${length} entries.',
  },
  object: { noUnknown: unknownFieldText },
} satisfies LocaleObject;
