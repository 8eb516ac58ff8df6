import type { ClientSession, Model } from 'mongoose';
import type { OutboxKind } from '@vela/contracts/constants';
import { currentTraceparent } from '@vela/telemetry';
import type { OutboxDocument } from '../../records/outbox-message.js';
import type { Clock } from '../clock/index.js';
import type { Notifications } from '../notifications/index.js';
import type { MailBudgets } from './budgets.js';
import type { OutboxMessages } from './messages.js';

/** Where features leave what is to happen outside the store, and what people are told beside it. */
export interface Outbox extends MailBudgets, Notifications {
  /**
   * Leaves a message in the caller's transaction.
   * @param key makes it happen once: a second message with the same key changes nothing
   */
  enqueue<Kind extends OutboxKind>(
    session: ClientSession,
    kind: Kind,
    key: string,
    payload: OutboxMessages[Kind],
  ): Promise<void>;
}

export const createOutbox = (
  messages: Model<OutboxDocument>,
  clock: Clock,
  beside: MailBudgets & Notifications,
): Outbox => ({
  ...beside,
  enqueue: async (session, kind, key, payload) => {
    const now = clock.now();
    await messages.updateOne(
      { key },
      {
        $setOnInsert: {
          kind,
          payload,
          status: 'pending',
          attempts: 0,
          dueAt: now,
          createdAt: now,
          deliveredAt: null,
          fault: null,
          trace: currentTraceparent(),
        },
      },
      { upsert: true, session },
    );
  },
});
