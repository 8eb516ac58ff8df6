// `npm run ledger -- check | mend <company>`, for whoever operates an instance: holds the balances of companies against their ledgers,
// and sets one that differs to what its ledger adds up to. Nothing moves: what a company has follows from its ledger.
import { connectStore, LedgerBroken, ledgerDifferences, mendLedger } from './operating.js';

const PATIENCE_MS = 2000;

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

const [verb, company = '', ...rest] = process.argv.slice(2);
if (!((verb === 'check' && company === '') || (verb === 'mend' && company !== '')) || rest.length > 0)
  refuse('Say what is to be done: npm run ledger -- check | mend <id of a company>');
const connection = await connectStore(process.env['MONGODB_URI'] ?? '', { patienceMs: PATIENCE_MS }).catch(() =>
  refuse('The store does not answer. Start Vela, or name a running MongoDB in MONGODB_URI.'),
);
try {
  if (verb === 'check') {
    const found = await ledgerDifferences(connection);
    for (const [id, { stored, computed }] of found)
      tell(`${id} has ${JSON.stringify(stored)}, and its ledger adds up to ${JSON.stringify(computed)}.`);
    tell(found.size === 0 ? 'Every balance is what its ledger adds up to.' : `${found.size} differ.`);
    process.exitCode = found.size === 0 ? 0 : 1;
  } else {
    const mended = await mendLedger(connection, company);
    if (mended === 'unknown') refuse(`There is no company ${company}.`);
    tell(
      mended === null
        ? 'Its balance is what its ledger adds up to. Nothing was changed.'
        : `Its balance was ${JSON.stringify(mended.stored)} and is ${JSON.stringify(mended.computed)}. The audit log says so.`,
    );
  }
} catch (error) {
  if (!(error instanceof LedgerBroken)) throw error;
  refuse(error.message);
} finally {
  await connection.close();
}
