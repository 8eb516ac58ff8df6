import type { Model } from 'mongoose';
import { Gauge, type Registry } from 'prom-client';
import { OUTBOX_KINDS } from '@vela/contracts/constants';
import type { OutboxDocument } from '../../records/outbox-message.js';
import type { Clock } from '../clock/index.js';

const MS_PER_SECOND = 1000;

/** @returns seconds since a moment; 0 where there is none, or it is to come */
const ageOf = (since: Date | undefined, clock: Clock): number =>
  since === undefined ? 0 : Math.max(0, clock.now().getTime() - since.getTime()) / MS_PER_SECOND;

/** Tells what lies in the outbox, whenever the metrics are read; a store that is away is asked again the next time. */
export function outboxMetrics(registry: Registry, messages: Model<OutboxDocument>, clock: Clock): void {
  new Gauge({
    name: 'outbox_messages',
    help: 'Messages in the outbox that wait for their delivery, and that were given up.',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      await Promise.all(
        (['pending', 'failed'] as const).map(async (status) =>
          this.set({ status }, await messages.countDocuments({ status })),
        ),
      ).catch(() => this.reset());
    },
  });
  new Gauge({
    name: 'outbox_tried_age_seconds',
    help: 'How long the message of a kind has been owed that was tried in vain and is owed the longest; 0 where there is none.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      await Promise.all(
        OUTBOX_KINDS.map(async (kind) => {
          const first = await messages
            .findOne({ status: 'pending', kind, fault: { $ne: null } }, { createdAt: 1 })
            .sort({ createdAt: 1 })
            .lean<Pick<OutboxDocument, 'createdAt'> | null>();
          this.set({ kind }, ageOf(first?.createdAt, clock));
        }),
      ).catch(() => this.reset());
    },
  });
  new Gauge({
    name: 'outbox_due_age_seconds',
    help: 'How long the message has been due that waits longest for somebody to deliver it.',
    registers: [registry],
    async collect() {
      try {
        const first = await messages
          .findOne({ status: 'pending' }, { dueAt: 1 })
          .sort({ dueAt: 1 })
          .lean<Pick<OutboxDocument, 'dueAt'> | null>();
        this.set(ageOf(first?.dueAt, clock));
      } catch {
        this.reset();
      }
    },
  });
}
