import type { Connection } from 'mongoose';
import { announceOnce, type App, migrate, MIGRATIONS } from '@vela/api';
import { type DemoAdditions, type DemoSize, type Report, seedDemo } from './seed-demo.js';

/**
 * Fills a store from a program that ends then. Processes that answer there know of it at once; the program counts as none of
 * them, so that a migration can be taken back right after it.
 * @param report told what is being done
 * @throws Error if a migration fails, or the store holds categories that are not the demo's
 */
export async function seedStore(
  app: App,
  connection: Connection,
  size: DemoSize,
  report?: Report,
): Promise<DemoAdditions> {
  await migrate(connection, MIGRATIONS, app.config);
  const added = await seedDemo(app, size, report);
  await announceOnce(connection, app.catalogue.mark);
  return added;
}
