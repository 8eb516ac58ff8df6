import { randomOf } from './random.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 12;

/** The code of an account's own link. @param account names the account in its market */
export function referralCodeIn(market: number, account: string): string {
  const random = randomOf(market, `referral ${account}`);
  return Array.from({ length: LENGTH }, () => LETTERS[Math.floor(random.next() * LETTERS.length)]).join('');
}
