import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A line to the store that can be cut, or go dead, and be joined again. */
export class Line {
  readonly #target: URL;
  readonly #sockets = new Map<Socket, Socket>();
  #server: Server | null = null;
  #port = 0;
  #dead = false;

  /** @param storeUri where the line leads to */
  constructor(storeUri: string) {
    this.#target = new URL(storeUri);
  }

  /** The store's address at this end of the line. */
  get uri(): string {
    const uri = new URL(this.#target);
    uri.hostname = '127.0.0.1';
    uri.port = String(this.#port);
    // Else the driver goes on by the address that the store gives of itself.
    uri.searchParams.set('directConnection', 'true');
    return uri.href;
  }

  /** Lets connections through, always at the same port. */
  async join(): Promise<void> {
    const server = createServer((near) => this.#connect(near));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(this.#port, '127.0.0.1', resolve);
    });
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  #connect(near: Socket): void {
    const far = connect({ host: this.#target.hostname, port: Number(this.#target.port) });
    this.#sockets.set(near, far);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const)
      socket
        .on('error', () => socket.destroy())
        .on('close', () => {
          other.destroy();
          this.#sockets.delete(near);
        });
    if (!this.#dead) near.pipe(far).pipe(near);
  }

  /** Every connection breaks and no new one is made, as when the store's process is gone. */
  async cut(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    for (const [near, far] of this.#sockets) {
      near.destroy();
      far.destroy();
    }
    await new Promise((resolve) => (server === null ? resolve(undefined) : server.close(resolve)));
  }

  /** Connections stay and nothing comes through any more, as when the store's machine has lost its power. */
  die(): void {
    this.#dead = true;
    for (const [near, far] of this.#sockets) {
      near.unpipe(far);
      far.unpipe(near);
    }
  }

  /** What was under way arrives after all. */
  revive(): void {
    this.#dead = false;
    for (const [near, far] of this.#sockets) near.pipe(far).pipe(near);
  }
}
