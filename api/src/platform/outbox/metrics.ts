import type { Model } from 'mongoose';
import { Gauge, type Registry } from 'prom-client';
import type { OutboxDocument } from '../../records/outbox-message.js';
import type { Clock } from '../clock/index.js';

const MS_PER_SECOND = 1000;

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
    name: 'outbox_due_age_seconds',
    help: 'How long the message has been due that waits longest for somebody to deliver it.',
    registers: [registry],
    async collect() {
      try {
        const first = await messages
          .findOne({ status: 'pending' }, { dueAt: 1 })
          .sort({ dueAt: 1 })
          .lean<Pick<OutboxDocument, 'dueAt'> | null>();
        const age = first === null ? 0 : (clock.now().getTime() - first.dueAt.getTime()) / MS_PER_SECOND;
        this.set(Math.max(0, age));
      } catch {
        this.reset();
      }
    },
  });
}
