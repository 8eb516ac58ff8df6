import { SMTPServer } from 'smtp-server';
import { readMail, type ReceivedMail } from './received-mail.js';

const SIZE_MAX = 5 * 1024 * 1024;

/** Addresses of this domain are refused, to see what becomes of mail that cannot be delivered. */
const REFUSED = /@refused\.example$/i;

/** A mail server that takes every mail but those to `@refused.example`, and sends none on. @param onMail told of each */
export const createSmtpSink = (onMail: (mail: ReceivedMail) => void): SMTPServer =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: SIZE_MAX,
    onRcptTo: ({ address }, _session, done) => {
      done(REFUSED.test(address) ? Object.assign(new Error('There is no such mailbox'), { responseCode: 550 }) : null);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('error', done);
      stream.once('end', () => {
        readMail(
          Buffer.concat(chunks),
          session.envelope.rcptTo.map(({ address }) => address),
        ).then(
          (mail) => {
            onMail(mail);
            done();
          },
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
      });
    },
  });
