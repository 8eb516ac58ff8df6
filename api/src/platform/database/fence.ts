import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientSession } from 'mongoose';

/** Asks, within a transaction, whether its work may still be done. @throws Error where it may not */
export type Fence = (session: ClientSession) => Promise<void>;

const fences = new AsyncLocalStorage<Fence>();

/** Runs work all of whose transactions ask the fence first. */
export const withFence = <Result>(fence: Fence, work: () => Promise<Result>): Promise<Result> =>
  fences.run(fence, work);

/** Asks the fence of the work that is being done, where it has one. */
export const askFence = async (session: ClientSession): Promise<void> => fences.getStore()?.(session);
