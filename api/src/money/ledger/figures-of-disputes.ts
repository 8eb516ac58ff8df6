import type { Connection } from 'mongoose';
import { ACCOUNTS } from '../../records/balance.js';

/** Balances from before there were disputes have nothing frozen and owe nothing. */
export async function figuresOfDisputes(connection: Connection): Promise<void> {
  const zeros: Record<`balance.${string}`, number> = Object.fromEntries(
    ACCOUNTS.flatMap((account) => [
      [`balance.${account}.frozen`, 0],
      [`balance.${account}.debt`, 0],
    ]),
  );
  await connection.collection('companies').updateMany({ 'balance.tokens.debt': { $exists: false } }, { $set: zeros });
}
