import type { ReactNode } from 'react';
import type { SessionUser } from '@vela/contracts/schemas';
import type { FormFieldBinding } from '@vela/design-system/form';
import { useTellingWords } from '../use-telling-words.js';

interface AnonymousFieldProps {
  readonly field: FormFieldBinding<string>;
  readonly user: SessionUser;
  readonly children: (field: FormFieldBinding<string>) => ReactNode;
}

/** A field that recruiters read before they know whose it is: it says which words would tell them. */
export function AnonymousField({ field, user, children }: AnonymousFieldProps) {
  const telling = useTellingWords(field.value, user);
  return children({ ...field, error: field.error ?? telling });
}
