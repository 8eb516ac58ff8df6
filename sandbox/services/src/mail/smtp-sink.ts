import { SMTPServer } from 'smtp-server';
import { readMail, type ReceivedMail } from './received-mail.js';

const SIZE_MAX = 5 * 1024 * 1024;

/** A mail server that takes every mail and sends none on. @param onMail told of each */
export const createSmtpSink = (onMail: (mail: ReceivedMail) => void): SMTPServer =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: SIZE_MAX,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('error', done);
      stream.once('end', () => {
        readMail(Buffer.concat(chunks), session.envelope.rcptTo.map(({ address }) => address)).then(
          (mail) => {
            onMail(mail);
            done();
          },
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
      });
    },
  });
