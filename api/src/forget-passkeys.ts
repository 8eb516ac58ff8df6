// `npm run passkeys -- forget <email>`, for whoever operates an instance: an administrator lost every passkey. They are signed out,
// and register a new one after their next sign-in.
import { connectStore, forgetPasskeys } from './operating.js';

const PATIENCE_MS = 2000;

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const [verb, email, ...rest] = process.argv.slice(2);
if (verb !== 'forget' || email === undefined || rest.length > 0)
  refuse('Say whose passkeys are to be forgotten: npm run passkeys -- forget anna@your-company.com');
const connection = await connectStore(process.env['MONGODB_URI'] ?? '', { patienceMs: PATIENCE_MS }).catch(() =>
  refuse('The store does not answer. Start Vela, or name a running MongoDB in MONGODB_URI.'),
);
try {
  const forgotten = await forgetPasskeys(connection, email);
  if (forgotten === null) refuse(`Nobody has an account with ${email}.`);
  process.stdout.write(
    `${forgotten} ${forgotten === 1 ? 'passkey is' : 'passkeys are'} forgotten. ${email} is signed out everywhere, and registers a new one after the next sign-in.\n`,
  );
} finally {
  await connection.close();
}
