import type { ClientSession, Model } from 'mongoose';
import mongoose from 'mongoose';
import {
  MAIL_BUDGETS,
  type MailBudgetName,
  type MailLimit,
  mailLimitMs,
  type MailParty,
  overBudgetText,
} from '@vela/market/mail-budgets';
import type { MailCountDocument } from '../../records/mail-count.js';
import type { Clock } from '../clock/index.js';
import { AppError, isDuplicateKey } from '../errors/index.js';
import type { Marks } from '../marks/index.js';

/** Who takes part in a mail, by texts that are the same for the same one. */
export type MailParties = { readonly [Party in MailParty]?: string };

/** Counts mails that strangers cause against the rules of the market. */
export interface MailBudgets {
  /**
   * Counts one mail in the transaction that leaves it, so that one that is not left is not counted.
   * @returns whether it may be sent, or is held without a word
   * @throws AppError 429 with Retry-After where its sender is to be told
   */
  spend(session: ClientSession, budget: MailBudgetName, parties: MailParties): Promise<'sent' | 'held'>;
}

const { TransientTransactionError } = mongoose.mongo.MongoErrorLabel;

/** Two first mails at once make one counter: whoever comes second begins anew and finds it. */
function beginAnew(error: unknown): never {
  if (error instanceof mongoose.mongo.MongoError && isDuplicateKey(error))
    error.addErrorLabel(TransientTransactionError);
  throw error;
}

const refused = (budget: MailBudgetName, until: Date, now: Date): AppError =>
  new AppError(429, overBudgetText(budget, until), {
    headers: { 'retry-after': String(Math.ceil((until.getTime() - now.getTime()) / 1000)) },
  });

interface Counted {
  readonly limit: MailLimit;
  readonly id: string;
  readonly running: MailCountDocument | null;
}

export function createMailBudgets(
  counts: Model<MailCountDocument>,
  { clock, marks }: { readonly clock: Clock; readonly marks: Marks },
): MailBudgets {
  async function idOf(budget: MailBudgetName, limit: MailLimit, parties: MailParties): Promise<string> {
    const names = limit.of.map((party) => {
      const name = parties[party];
      if (name === undefined) throw new Error(`A mail of the budget "${budget}" does not say its ${party}.`);
      return `${party} ${name}`;
    });
    const [mark] = await marks.of('mail budget', [budget, limit.days, ...names].join('\n'));
    return mark;
  }

  return {
    spend: async (session, budget, parties) => {
      const now = clock.now();
      const counted: Counted[] = [];
      for (const limit of MAIL_BUDGETS[budget]) {
        const id = await idOf(budget, limit, parties);
        const found = await counts.findById(id).session(session).lean<MailCountDocument | null>();
        counted.push({ limit, id, running: found !== null && found.until > now ? found : null });
      }
      const over = counted.filter(({ limit, running }) => running !== null && running.count >= limit.most);
      const toTell = over.find(({ limit }) => limit.over === 'refuse');
      if (toTell?.running) throw refused(budget, toTell.running.until, now);
      if (over.length > 0) return 'held';
      for (const { limit, id, running } of counted) {
        const change =
          running === null
            ? { $set: { count: 1, until: new Date(now.getTime() + mailLimitMs(limit)) } }
            : { $inc: { count: 1 } };
        await counts.updateOne({ _id: id }, change, { session, upsert: running === null }).catch(beginAnew);
      }
      return 'sent';
    },
  };
}
