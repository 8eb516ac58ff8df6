import { oneOf } from '../chance/draw.js';
import type { Random } from '../chance/random.js';

/** An invented employer. */
export interface CompanyProfile {
  readonly name: string;
  readonly country: string;
  /** What it does, as the end of "We …". */
  readonly does: string;
}

/** The employers that people of the demo meet first. Any likeness to a real company is by chance. */
export const EMPLOYERS: readonly [CompanyProfile, ...CompanyProfile[]] = [
  {
    name: 'Kvist & Kompass',
    country: 'Sweden',
    does: 'build software with which cities plan cycle paths, bus lines and quiet streets',
  },
  {
    name: 'Tidvatten Health',
    country: 'Sweden',
    does: 'help hospitals to plan operations, so that nobody waits longer than they must',
  },
  { name: 'Fjellro Energy', country: 'Norway', does: 'balance wind, water and batteries for forty thousand homes' },
  {
    name: 'Nordhavn Ledger',
    country: 'Denmark',
    does: 'make bookkeeping for small shops that would rather sell than count',
  },
  { name: 'Lumikko Studio', country: 'Finland', does: 'make calm games that families play together' },
  {
    name: 'Stillegrid',
    country: 'Denmark',
    does: 'run charging stations that tell the truth about when they are free',
  },
  { name: 'Havsbris Maritime', country: 'Sweden', does: 'route ships so that they burn a fifth less fuel' },
  { name: 'Granitpay', country: 'Norway', does: 'move money between Nordic banks within seconds' },
  { name: 'Polaris Lärande', country: 'Sweden', does: 'give teachers back an hour a day' },
  { name: 'Myrull Textil', country: 'Finland', does: 'sell and repair clothes that are made to last' },
  {
    name: 'Isbrytaren Security',
    country: 'Sweden',
    does: 'watch over the networks of towns that have no security team of their own',
  },
  { name: 'Hraun Geothermal', country: 'Iceland', does: 'find heat below the ground and bring it to greenhouses' },
];

const FIRST = [
  'Björk',
  'Ljung',
  'Sund',
  'Fjord',
  'Klipp',
  'Vinter',
  'Sommar',
  'Ängs',
  'Skogs',
  'Silver',
  'Norr',
  'Öster',
  'Strand',
  'Blå',
  'Lind',
  'Måne',
  'Sten',
  'Älv',
];
const SECOND = ['holm', 'vik', 'berg', 'mark', 'näs', 'lund', 'dal', 'haga', 'port', 'fors', 'gård', 'sjö'];
const TRADES: readonly (readonly [suffix: string, does: string])[] = [
  ['Data', 'turn measurements of industry into decisions on the shop floor'],
  ['Mobility', 'share electric cars among neighbours'],
  ['Care', 'make home care easier to plan and kinder to receive'],
  ['Retail', 'help shops to order what will be bought and nothing more'],
  ['Robotics', 'build robots that lift what nurses should not have to'],
  ['Bank', 'lend to companies that make things'],
  ['Media', 'publish local news that people pay for'],
  ['Bygg', 'plan wooden buildings down to the last screw'],
  ['Food', 'find a table for food that would be thrown away'],
  ['Water', 'find leaks before the street does'],
  ['Legal', 'write contracts that both sides understand'],
  ['Travel', 'plan journeys by train across eleven countries'],
];
const COUNTRIES = ['Sweden', 'Sweden', 'Sweden', 'Norway', 'Denmark', 'Finland', 'Germany', 'Netherlands', 'Estonia'];

/**
 * @param n from 0; the first are those above
 * @returns the nth employer
 */
export function employerOf(random: Random, n: number): CompanyProfile {
  const known = EMPLOYERS[n];
  if (known !== undefined) return known;
  const [trade, does] = oneOf(random, TRADES);
  return { name: `${oneOf(random, FIRST)}${oneOf(random, SECOND)} ${trade}`, country: oneOf(random, COUNTRIES), does };
}

export const STREETS: Readonly<Record<string, readonly string[]>> = {
  Sweden: ['Hantverkargatan', 'Järnvägsgatan', 'Skeppsbron', 'Norra Hamngatan', 'Magasinsgatan', 'Kyrkogatan'],
  Norway: ['Storgata', 'Havnegata', 'Kirkegata', 'Fjordveien'],
  Denmark: ['Havnegade', 'Nørregade', 'Vestergade', 'Klostergade'],
  Finland: ['Satamakatu', 'Kirkkokatu', 'Rantatie', 'Asemakatu'],
  Iceland: ['Hafnargata', 'Strandgata'],
};
export const ANY_STREETS: readonly string[] = ['Harbour Street', 'Station Road', 'Mill Lane', 'Market Square'];
