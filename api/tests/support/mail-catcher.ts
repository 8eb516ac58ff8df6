import net, { type AddressInfo } from 'node:net';

/** A mail server that takes everything and notes what it took. */
export interface MailCatcher {
  readonly url: string;
  /** `Message-ID` and receiver of each delivery, in their order. */
  readonly mails: readonly { readonly id: string; readonly to: string }[];
  stop(): Promise<void>;
}

/** Speaks as much SMTP as a sender needs. */
function answer(socket: net.Socket, took: (mail: string) => void): void {
  let unread = '';
  let isMail = false;
  socket.on('error', () => undefined);
  socket.write('220 catcher\r\n');
  socket.setEncoding('utf8').on('data', (text: string) => {
    unread += text;
    for (;;) {
      const end = isMail ? '\r\n.\r\n' : '\r\n';
      const at = unread.indexOf(end);
      if (at === -1) return;
      const said = unread.slice(0, at);
      unread = unread.slice(at + end.length);
      if (isMail) took(said);
      const begins = !isMail && said.toUpperCase() === 'DATA';
      isMail = begins;
      socket.write(begins ? '354 go on\r\n' : '250 catcher\r\n');
    }
  });
}

export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: { readonly id: string; readonly to: string }[] = [];
  const named = (mail: string, header: string): string => new RegExp(`^${header}: *(.+)`, 'im').exec(mail)?.[1] ?? '';
  const server = net.createServer((socket) =>
    answer(socket, (mail) => mails.push({ id: named(mail, 'message-id'), to: named(mail, 'to') })),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
