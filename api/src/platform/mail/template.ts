import type { MailKind } from '@vela/contracts/constants';
import type { MailBudgetName } from '@vela/market/mail-budgets';
import type { Block } from './blocks.js';

export type MailValues<Key extends string> = { readonly [Name in Key]: string };

/** A mail before it is put into text and HTML. */
export interface MailDraft {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

interface TemplateSource<Key extends string, Budget extends MailBudgetName | null> {
  /** Names of the values that fill it. All are texts; one that may be absent is given as ''. */
  readonly values: readonly Key[];
  /** Which kind a person can switch it off with; null for a mail that is always sent. */
  readonly optOut: MailKind | null;
  /** What counts its mails; null where its reader's own doing or the platform alone causes it. */
  readonly budget: Budget;
  readonly draft: (values: MailValues<Key>) => MailDraft;
}

export interface MailTemplate<Key extends string, Budget extends MailBudgetName | null = MailBudgetName | null> {
  readonly values: readonly Key[];
  readonly optOut: MailKind | null;
  readonly budget: Budget;
  /**
   * Fills the template with what was stored with the message.
   * @throws Error naming a value that is missing
   */
  fill(stored: Readonly<Record<string, unknown>>): MailDraft;
}

/** Declares a mail; the names in `values` are its type. */
export function mailTemplate<const Key extends string, const Budget extends MailBudgetName | null>({
  values,
  optOut,
  budget,
  draft,
}: TemplateSource<Key, Budget>): MailTemplate<Key, Budget> {
  return {
    values,
    optOut,
    budget,
    fill: (stored) => {
      const entries = values.map((name) => {
        const value = stored[name];
        if (typeof value !== 'string') throw new Error(`The mail lacks its value "${name}".`);
        return [name, value] as const;
      });
      // The entries are exactly those that the template names.
      return draft(Object.fromEntries(entries) as MailValues<Key>);
    },
  };
}
