import mongoose, { type Connection } from 'mongoose';

/** Time after which a call gives up finding a reachable store: short, because callers are answered 503 instead. */
const SELECTION_MS = 150;
/** How often the store's health is asked; bounds how long a recovery goes unnoticed. */
const HEARTBEAT_MS = 500;
/** A probe that takes longer counts as lost; long enough for a machine that is busy. Broken connections are noticed at once. */
const PROBE_TIMEOUT_MS = 2000;

/** A start ends with a sentence within half a minute, where nobody answers. */
const PATIENCE_MS = 20_000;

/** The store cannot be reached; the message is for whoever starts the process. */
class StoreUnreached extends Error {
  constructor(cause: unknown, triedMs: number) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const tried = `it was tried for ${Math.round(triedMs / 1000)} s`;
    super(`The store cannot be reached (${reason}); ${tried}. Start it, or put its address into MONGODB_URI.`, {
      cause,
    });
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface StoreOptions {
  /** How long to go on trying, milliseconds. */
  readonly patienceMs?: number;
  /** Whether each command is told of, for `watchStore`. */
  readonly watched?: boolean;
}

/**
 * Connects to MongoDB, waiting for a store that is still starting.
 * @param uri connection string
 * @throws Error with a sentence, and the driver's last error as its cause, once patience has run out
 */
export async function connectStore(
  uri: string,
  { patienceMs = PATIENCE_MS, watched = false }: StoreOptions = {},
): Promise<Connection> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const connection = mongoose.createConnection(uri, {
      autoIndex: false,
      autoCreate: false,
      bufferCommands: false,
      serverSelectionTimeoutMS: SELECTION_MS,
      heartbeatFrequencyMS: HEARTBEAT_MS,
      connectTimeoutMS: PROBE_TIMEOUT_MS,
      serverMonitoringMode: 'poll',
      maxPoolSize: 50,
      waitQueueTimeoutMS: 10_000,
      retryWrites: true,
      writeConcern: { w: 'majority' },
      ...(watched && { monitorCommands: true }),
      appName: 'vela-api',
    });
    try {
      return await connection.asPromise();
    } catch (error) {
      await connection.close(true).catch(() => undefined);
      if (Date.now() >= deadline) throw new StoreUnreached(error, patienceMs);
      await pause(100);
    }
  }
}
