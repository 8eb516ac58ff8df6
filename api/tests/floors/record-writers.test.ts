import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const REPOSITORY = path.resolve(__dirname, '../../..');
const ESLINT = path.join(REPOSITORY, 'node_modules/eslint/bin/eslint.js');
/** Types of the whole API are read. */
const PATIENCE_MS = 240_000;

/** What hires would do; each line that is refused says so. */
const CODE = `
import type { Connection, Types } from 'mongoose';
import type { Collections } from '../../records/models.js';

type App = Collections<'companies' | 'users' | 'ledgerEntries' | 'purchases' | 'connections'>;

export async function writes({ models }: App, _id: Types.ObjectId, driver: Connection, changes: { name: string }) {
  await models.companies.updateOne({ _id }, { $inc: { confirmedHires: 1 }, $set: { updatedAt: new Date() } });
  await models.companies.updateOne({ _id }, { $inc: { confirmedHires: 1, 'balance.tokens.free': 1 } }); // refused: balance
  await models.companies.updateMany({ _id }, { $set: { ...changes } }); // refused: name
  const { users: people } = models;
  await people.findOneAndUpdate({ _id }, { $unset: { companyId: 1 } }); // refused: companyId
  await people.deleteOne({ _id }); // refused: removal
  await models.ledgerEntries.create([]); // refused: *
  const bought = driver.collection('purchases');
  await bought.updateOne({ _id }, { $set: { paidAt: new Date() } }); // refused: paidAt
  const update: Record<string, unknown> = {};
  await models.connections.updateMany({ _id }, { $set: update }); // refused: *
  return models.connections.findOne({ _id });
}
`;

test(
  'lint refuses whoever writes what is not its own, by whatever name or way',
  () => {
    const { stdout } = spawnSync(
      process.execPath,
      [ESLINT, '--stdin', '--stdin-filename', 'api/src/hiring/hires/decide.ts', '--format', 'json'],
      { cwd: REPOSITORY, input: CODE, encoding: 'utf8' },
    );
    const [{ messages }] = JSON.parse(stdout);
    const refused = messages
      .filter(({ ruleId }: { ruleId: string }) => ruleId === 'house/record-writers')
      .map(({ line, message }: { line: number; message: string }) => [line, /write (.*) of \w+:/.exec(message)?.[1]]);
    const told = CODE.split('\n').flatMap((line, at) => {
      const fields = /\/\/ refused: (.*)$/.exec(line)?.[1];
      return fields === undefined ? [] : [[at + 1, fields]];
    });
    expect(refused).toEqual(told);
  },
  PATIENCE_MS,
);
