import type { LocaleObject } from 'yup';
import { said, t, texts } from '@vela/language';
import { SAID } from '../texts/index.js';

const SHOWN_MAX = 100;
/** What somebody else wrote, as far as it is repeated to them. */
const shown = (text: unknown): string => {
  const whole = String(text);
  return whole.length > SHOWN_MAX ? `${whole.slice(0, SHOWN_MAX)}…` : whole;
};

const KINDS: Readonly<Record<string, string>> = texts({
  string: 'Give a text.',
  number: 'Give a number.',
  boolean: 'Give true or false.',
  array: 'Give a list.',
  object: 'Give the fields of this part.',
});

/** @returns the sentence for a key that a part does not know */
export const unknownFieldText = ({ unknown }: { readonly unknown: unknown }): string =>
  t('Unknown field: {field}', { field: shown(unknown) });

/**
 * What a schema says by itself, in sentences for whoever filled in the field: yup's own name types and print the value
 * that was sent, however large it is.
 */
export const SENTENCES = {
  mixed: {
    default: said('This is not valid.'),
    required: SAID.fieldRequired,
    defined: SAID.fieldRequired,
    notNull: SAID.fieldRequired,
    oneOf: ({ values }) => t('Choose one of these: {choices}.', { choices: shown(values) }),
    notOneOf: said('This is not one of the choices.'),
    notType: ({ type }: { readonly type: string }) => KINDS[type] ?? t('This is not valid.'),
  },
  string: {
    length: said('Give exactly {length, plural, one {# character} other {# characters}}.'),
    min: said('At least {min, plural, one {# character} other {# characters}}'),
    max: SAID.mostCharacters,
    matches: said('The format is not correct.'),
    email: said('This is not an email address.'),
    url: said('This is not an address of a page.'),
    trim: said('Leave out the spaces around it.'),
  },
  number: {
    min: said('At least {min}'),
    max: said('At most {max}'),
    integer: said('Give a whole number.'),
  },
  array: {
    min: said('At least {min, plural, one {# entry} other {# entries}}'),
    max: said('At most {max, plural, one {# entry} other {# entries}}'),
    length: said('Give exactly {length, plural, one {# entry} other {# entries}}.'),
  },
  object: { noUnknown: unknownFieldText },
} satisfies LocaleObject;
