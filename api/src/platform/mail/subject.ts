import type { NotifiedMail } from '../../records/notification.js';
import { isMailName, MAIL_TEMPLATES } from './templates/index.js';
import { subjectOf } from './writing/render.js';
import { MissingValue } from './writing/template.js';

/** @returns a mail's subject in the language at hand; null where it is of a version that wanted other values */
export function subjectOfMail({ template, values = {} }: Partial<NotifiedMail>): string | null {
  if (template === undefined || !isMailName(template)) return null;
  try {
    return subjectOf(MAIL_TEMPLATES[template].subject(values));
  } catch (error) {
    if (error instanceof MissingValue) return null;
    throw error;
  }
}

/** @returns what fills a mail, with its role called as its reader calls it */
export function withRole<Told extends Readonly<Record<string, string>>>(
  values: Told,
  roleText: (name: string) => string,
): Told {
  const { roleName } = values;
  return roleName === undefined ? values : { ...values, roleName: roleText(roleName) };
}
