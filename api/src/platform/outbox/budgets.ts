import type { ClientSession, Model } from 'mongoose';
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
import { beginAnew } from '../database/index.js';
import { AppError } from '../errors/index.js';
import type { Marks } from '../marks/index.js';

/** Who takes part in a mail, by texts that are the same for the same one. */
export type MailParties = { readonly [Party in MailParty]?: string };

/** Counts mails that strangers cause against the rules of the market. */
export interface MailBudgets {
  /**
   * Counts one mail in the transaction that leaves it, so that one that is not left is not counted.
   * @returns whether it may be sent, is held without a word, or is told on the page alone
   * @throws AppError 429 with Retry-After where its sender is to be told
   */
  spend(session: ClientSession, budget: MailBudgetName, parties: MailParties): Promise<'sent' | 'held' | 'onPage'>;
  /**
   * @param parties as who somebody is counted
   * @returns what is counted of them now; nobody else can tell whose it is
   */
  countedOf(parties: readonly MailParties[]): Promise<readonly CountedMails[]>;
  /** Forgets what is counted of somebody. */
  forget(session: ClientSession, parties: readonly MailParties[]): Promise<void>;
}

/** Mails of one kind that are counted of somebody. */
export interface CountedMails {
  readonly budget: MailBudgetName;
  readonly count: number;
  readonly until: Date;
}

const refused = (budget: MailBudgetName, until: Date, now: Date): AppError =>
  new AppError(429, overBudgetText(budget, until), {
    headers: { 'retry-after': String(Math.ceil((until.getTime() - now.getTime()) / 1000)) },
  });

const BUDGET_NAMES = Object.keys(MAIL_BUDGETS).filter((name): name is MailBudgetName => name in MAIL_BUDGETS);

/** Limits that are about these parties and nobody else. */
const limitsAbout = (parties: MailParties) =>
  BUDGET_NAMES.flatMap((budget) =>
    MAIL_BUDGETS[budget]
      .filter(({ of }) => of.length === Object.keys(parties).length && of.every((party) => party in parties))
      .map((limit): { readonly budget: MailBudgetName; readonly limit: MailLimit } => ({ budget, limit })),
  );

interface Counted {
  readonly limit: MailLimit;
  readonly id: string;
  readonly running: MailCountDocument | null;
}

export function createMailBudgets(
  counts: Model<MailCountDocument>,
  { clock, marks }: { readonly clock: Clock; readonly marks: Marks },
): MailBudgets {
  async function idsOf(
    budget: MailBudgetName,
    limit: MailLimit,
    parties: MailParties,
  ): Promise<readonly [string, ...string[]]> {
    const names = limit.of.map((party) => {
      const name = parties[party];
      if (name === undefined) throw new Error(`A mail of the budget "${budget}" does not say its ${party}.`);
      return `${party} ${name}`;
    });
    return marks.of('mail budget', [budget, limit.days, ...names].join('\n'));
  }

  /** Of all secrets: what an older one marked is still about the same person. */
  async function allOf(parties: readonly MailParties[]): Promise<ReadonlyMap<string, MailBudgetName>> {
    const found = parties.flatMap((them) => limitsAbout(them).map((about) => ({ ...about, them })));
    const ids = await Promise.all(
      found.map(async ({ budget, limit, them }) =>
        (await idsOf(budget, limit, them)).map((id): [string, MailBudgetName] => [id, budget]),
      ),
    );
    return new Map(ids.flat());
  }

  return {
    spend: async (session, budget, parties) => {
      const now = clock.now();
      const limits = await Promise.all(
        MAIL_BUDGETS[budget].map(async (limit) => ({ limit, id: (await idsOf(budget, limit, parties))[0] })),
      );
      const running = await counts
        .find({ _id: { $in: limits.map(({ id }) => id) }, until: { $gt: now } })
        .session(session)
        .lean<MailCountDocument[]>();
      const counted = limits.map((each): Counted => ({
        ...each,
        running: running.find(({ _id }) => _id === each.id) ?? null,
      }));
      const over = counted.filter(({ limit, running }) => running !== null && running.count >= limit.most);
      const toTell = over.find(({ limit }) => limit.over === 'refuse');
      if (toTell?.running) throw refused(budget, toTell.running.until, now);
      if (over.length > 0) return over.every(({ limit }) => limit.over === 'page') ? 'onPage' : 'held';
      const changes = counted.map(({ limit, id: _id, running: before }) => ({
        updateOne: {
          filter: { _id },
          update:
            before === null
              ? { $set: { count: 1, until: new Date(now.getTime() + mailLimitMs(limit)) } }
              : { $inc: { count: 1 } },
          upsert: before === null,
        },
      }));
      if (changes.length > 0) await counts.bulkWrite(changes, { session }).catch(beginAnew);
      return 'sent';
    },
    countedOf: async (parties) => {
      const ids = await allOf(parties);
      const found = await counts
        .find({ _id: { $in: [...ids.keys()] }, until: { $gt: clock.now() } })
        .lean<MailCountDocument[]>();
      return found.flatMap(({ _id, count, until }) => {
        const budget = ids.get(_id);
        return budget === undefined ? [] : [{ budget, count, until }];
      });
    },
    forget: async (session, parties) => {
      const ids = await allOf(parties);
      await counts.deleteMany({ _id: { $in: [...ids.keys()] } }, { session });
    },
  };
}
