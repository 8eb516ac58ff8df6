import http from 'node:http';
import net from 'node:net';
import type { Duplex } from 'node:stream';

/** Milliseconds for a connection; on one's own network it takes far less, or does not come. */
const CONNECT_MS = 2000;
/** An origin that took no connection is not tried for so long, milliseconds, while another does. */
const DOWN_MS = 1000;
/** Connections serve so long, milliseconds: then new ones are made, of which all origins get their share. */
const LIFE_MS = 30_000;
const HEALTH_EVERY_MS = 500;
const HEALTH_TIMEOUT_MS = 2000;

/** One of several processes that answer alike. */
interface Place {
  readonly origin: URL;
  /** What it says of itself. */
  isReady: boolean;
  /** By this process' own clock. */
  downUntil: number;
}

/** A connection to a place. */
interface Line {
  readonly place: Place;
  readonly since: number;
}

const connectTo = ({ hostname, port, host }: URL): Promise<net.Socket> =>
  new Promise((resolve, reject) => {
    // An address of version 6 stands in brackets in an origin alone.
    const at = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || 80 };
    const socket = net.connect({ ...at, noDelay: true, keepAlive: true });
    const fail = (error: Error): void => {
      socket.destroy();
      reject(error);
    };
    const late = setTimeout(
      () => fail(Object.assign(new Error(`${host} took too long to connect.`), { code: 'ECONNREFUSED' })),
      CONNECT_MS,
    );
    socket.once('error', fail);
    socket.once('close', () => clearTimeout(late));
    socket.once('connect', () => {
      clearTimeout(late);
      socket.off('error', fail);
      resolve(socket);
    });
  });

/**
 * Connections to several origins that answer alike, by turns. An origin that takes none is passed over before anything of a
 * request was sent, so that the request is not lost, whatever its method; one that ends, or says that it is not ready, is left alone.
 */
export class UpstreamAgent extends http.Agent {
  readonly #places: readonly Place[];
  readonly #lines = new WeakMap<Duplex, Line>();
  readonly #watch: NodeJS.Timeout | undefined;
  #turn = 0;
  /** When an origin came back: connections from before serve no more, so that it gets its share of those that are made anew. */
  #cameBackAt = 0;

  /**
   * @param origins such as `http://api-1:4000`, at least one
   * @param idleMs how long a connection that nobody uses is kept
   * @param health path that an origin answers with 200 while it is ready
   */
  constructor(origins: readonly string[], idleMs: number, health: string) {
    super({ keepAlive: true, timeout: idleMs, scheduling: 'fifo' });
    this.#places = origins.map((origin) => ({ origin: new URL(origin), isReady: true, downUntil: 0 }));
    if (this.#isAlone) return;
    this.#watch = setInterval(() => {
      for (const place of this.#places) void this.#look(place, health);
    }, HEALTH_EVERY_MS);
    this.#watch.unref();
  }

  override createConnection(
    _options: http.ClientRequestArgs,
    created?: (error: Error | null, socket: Duplex) => void,
  ): null {
    this.#connect().then(
      (socket) => created?.(null, socket),
      // Node looks at no socket where there is an error.
      (error: unknown) => created?.(error instanceof Error ? error : new Error(String(error)), new net.Socket()),
    );
    return null;
  }

  /** Says whether a connection serves again: not when it is old, nor when its origin is about to end. */
  override keepSocketAlive(socket: Duplex): boolean {
    const line = this.#lines.get(socket);
    const oldest = Math.max(this.#cameBackAt, performance.now() - LIFE_MS);
    const serves = line !== undefined && line.since >= oldest && this.#isUp(line.place);
    // The type says that nothing is returned; Node keeps the socket where it is true.
    return serves && (super.keepSocketAlive(socket) as unknown) === true;
  }

  /** The origin at the end of a connection says that it ends: no other connection to it is used again. */
  ends(socket: Duplex): void {
    const place = this.#lines.get(socket)?.place;
    if (place !== undefined) this.#leave(place);
  }

  override destroy(): void {
    clearInterval(this.#watch);
    super.destroy();
  }

  get #isAlone(): boolean {
    return this.#places.length < 2;
  }

  #isUp({ isReady, downUntil }: Place): boolean {
    return this.#isAlone || (isReady && performance.now() >= downUntil);
  }

  #leave(place: Place): void {
    if (this.#isAlone) return;
    place.downUntil = performance.now() + DOWN_MS;
    this.#dropUnused((line) => line.place === place);
  }

  #dropUnused(isMeant: (line: Line) => boolean): void {
    for (const sockets of Object.values(this.freeSockets))
      for (const socket of sockets ?? []) {
        const line = this.#lines.get(socket);
        if (line !== undefined && isMeant(line)) socket.destroy();
      }
  }

  async #connect(): Promise<net.Socket> {
    this.#turn += 1;
    const { length } = this.#places;
    const byTurns = this.#places.map((place, index) => ({ place, at: (index + this.#turn) % length }));
    byTurns.sort((one, other) => Number(this.#isUp(other.place)) - Number(this.#isUp(one.place)) || one.at - other.at);
    let last: unknown;
    for (const { place } of byTurns)
      try {
        const socket = await connectTo(place.origin);
        this.#lines.set(socket, { place, since: performance.now() });
        // Who takes requests and drops them is as good as gone.
        socket.once('close', () => {
          if (socket.bytesWritten > 0 && socket.bytesRead === 0) this.#leave(place);
        });
        return socket;
      } catch (error) {
        last = error;
        this.#leave(place);
      }
    throw last;
  }

  async #look(place: Place, health: string): Promise<void> {
    const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS);
    const answer = await fetch(new URL(health, place.origin), { signal }).catch(() => null);
    await answer?.text().catch(() => '');
    const wasReady = place.isReady;
    place.isReady = answer?.ok ?? false;
    if (wasReady && !place.isReady) this.#leave(place);
    if (wasReady || !place.isReady) return;
    place.downUntil = 0;
    this.#cameBackAt = performance.now();
    this.#dropUnused(() => true);
  }
}
