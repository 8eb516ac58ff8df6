import type { MailKind } from '@vela/contracts/constants';
import type { MailBudgetName } from '@vela/market/mail-budgets';
import type { Block } from './blocks.js';

export type MailValues<Key extends string> = { readonly [Name in Key]: string };

/** A mail before it is put into text and HTML. */
export interface MailDraft {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

/** What fills a template, as the store gives it back. */
type StoredValues = Readonly<Record<string, unknown>>;

interface TemplateSource<Key extends string, Budget extends MailBudgetName | null> {
  /** Names of the values that fill it. All are texts; one that may be absent is given as ''. */
  readonly values: readonly Key[];
  /** Which kind a person can switch it off with; null for a mail that is always sent. */
  readonly optOut: MailKind | null;
  /** What counts its mails; null where the platform alone causes it, or nobody without its reader's own doing. */
  readonly budget: Budget;
  /** Of a company's affairs what somebody of it is told even while suspended: that they are not expected, what it paid, owes or gets back. */
  readonly evenSuspended?: boolean;
  /** Always sent, and all the same news of others, as what can be switched off is: whoever is suspended may not have it. */
  readonly isNews?: boolean;
  /** The moment from which what it tells holds no more; nobody is told of it then. Null, or absent, for news that stays true. */
  readonly over?: (values: MailValues<Key>, leftAt: Date) => Date | null;
  readonly subject: (values: MailValues<Key>) => string;
  readonly blocks: (values: MailValues<Key>) => readonly Block[];
}

export interface MailTemplate<Key extends string, Budget extends MailBudgetName | null = MailBudgetName | null> {
  readonly values: readonly Key[];
  readonly optOut: MailKind | null;
  readonly budget: Budget;
  readonly evenSuspended: boolean;
  readonly isNews: boolean;
  /**
   * @param leftAt when the mail was left
   * @returns from when it is not sent any more; null for one that may come as late as it will
   * @throws MissingValue
   */
  overAt(stored: StoredValues, leftAt: Date): Date | null;
  /**
   * Fills the template with what was stored with the message, in the language at hand.
   * @throws MissingValue
   */
  fill(stored: StoredValues): MailDraft;
  /** @returns those of the values that the subject is written with: all that it takes to write it again */
  subjectValues(stored: StoredValues): Readonly<Record<string, string>>;
  /** @returns the subject, in the language at hand @throws MissingValue */
  subject(stored: StoredValues): string;
}

/** A mail is to be written from values that lack one of its own. */
export class MissingValue extends Error {
  constructor(name: string) {
    super(`The mail lacks its value "${name}".`);
    this.name = 'MissingValue';
  }
}

/** @returns the named values, each read when it is used, and noted @throws MissingValue, when it is used, for one that is not there */
function valuesOf<Key extends string>(
  names: readonly Key[],
  stored: StoredValues,
  note: (name: string, value: string) => void = () => undefined,
): MailValues<Key> {
  const values = {};
  for (const name of names)
    Object.defineProperty(values, name, {
      enumerable: true,
      get: () => {
        const value = stored[name];
        if (typeof value !== 'string') throw new MissingValue(name);
        note(name, value);
        return value;
      },
    });
  // The names are exactly those that the template names.
  return values as MailValues<Key>;
}

/** Declares a mail; the names in `values` are its type. */
export function mailTemplate<const Key extends string, const Budget extends MailBudgetName | null>({
  values,
  optOut,
  budget,
  evenSuspended = false,
  isNews = optOut !== null,
  over,
  subject,
  blocks,
}: TemplateSource<Key, Budget>): MailTemplate<Key, Budget> {
  return {
    values,
    optOut,
    budget,
    evenSuspended,
    isNews,
    overAt: (stored, leftAt) => over?.(valuesOf(values, stored), leftAt) ?? null,
    fill: (stored) => {
      const filled = { ...valuesOf(values, stored) };
      return { subject: subject(filled), blocks: blocks(filled) };
    },
    subject: (stored) => subject(valuesOf(values, stored)),
    subjectValues: (stored) => {
      const used: Record<string, string> = {};
      subject(valuesOf(values, stored, (name, value) => (used[name] = value)));
      return used;
    },
  };
}
