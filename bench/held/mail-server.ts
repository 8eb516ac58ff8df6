// A mail server that takes everything, and can be away.
import net, { type Server, type Socket } from 'node:net';

export class MailServer {
  readonly port: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  /** Mails that it took. */
  taken = 0;

  /** @param port that is free */
  constructor(port: number) {
    this.port = port;
  }

  async start(): Promise<void> {
    const server = net.createServer((socket) => this.#serve(socket));
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    for (const socket of this.#sockets) socket.destroy();
    if (server !== null) await new Promise((resolve) => server.close(resolve));
  }

  /** As much of SMTP as a sender needs. */
  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket)).on('error', () => undefined);
    let unread = '';
    let isMail = false;
    socket.write('220 bench\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      unread += text;
      for (;;) {
        const end = isMail ? '\r\n.\r\n' : '\r\n';
        const at = unread.indexOf(end);
        if (at === -1) return;
        const said = unread.slice(0, at);
        unread = unread.slice(at + end.length);
        if (isMail) this.taken += 1;
        isMail = !isMail && said.toUpperCase() === 'DATA';
        socket.write(isMail ? '354 go on\r\n' : '250 bench\r\n');
      }
    });
  }
}
