import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { startDatastore } from '../index.js';
import { NotInDriver } from './call.js';
import { knownDifferences } from './known-differences.js';
import { runTest } from './run-test.js';
import { readSpecification, reasonToSkip, type SpecificationFile, textIn } from './specification.js';

/** The drivers' specifications this store is held against. */
const specifications = [
  'crud',
  'retryable-reads',
  'retryable-writes',
  'transactions',
  'transactions-convenient-api',
  'sessions',
  'run-command',
  'collection-management',
  'change-streams',
];

interface Results {
  passed: number;
  failed: number;
  different: number;
  readonly skipped: Map<string, number>;
}

/** No test takes so long. */
const patience = 10_000;

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it did not end within ${patience} ms`)), patience);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function runFile(file: SpecificationFile, uri: string, admin: MongoClient, results: Results): Promise<void> {
  for (const test of file.tests) {
    const description = `${file.name}: ${textIn(test, 'description') ?? ''}`;
    const skip = reasonToSkip(file.content) ?? reasonToSkip(test);
    const leaveOut = (reason: string): unknown => results.skipped.set(reason, (results.skipped.get(reason) ?? 0) + 1);
    if (skip !== undefined) {
      leaveOut(skip);
      continue;
    }
    const difference = knownDifferences.get(description);
    try {
      await inTime(runTest(file, test, uri, admin));
      results.passed += 1;
      if (difference !== undefined) console.log(`  passes now, though listed as different: ${description}`);
    } catch (error) {
      if (error instanceof NotInDriver) {
        leaveOut(error.message);
        continue;
      }
      if (difference === undefined) results.failed += 1;
      else results.different += 1;
      console.log(`  ${difference === undefined ? 'FAILED' : 'different'}  ${description}`);
      console.log(`          ${difference ?? (error instanceof Error ? error.message : String(error)).slice(0, 400)}`);
    }
  }
}

async function runSpecification(folder: string, uri: string, admin: MongoClient): Promise<number> {
  const results: Results = { passed: 0, failed: 0, different: 0, skipped: new Map() };
  console.log(path.basename(folder));
  for (const file of readSpecification(folder)) await runFile(file, uri, admin, results);
  const run = results.passed + results.failed + results.different;
  console.log(`  ${results.passed} of ${run} passed, ${results.different} known differences, ${results.failed} failed`);
  const skipped = [...results.skipped.values()].reduce((total, count) => total + count, 0);
  console.log(`  ${skipped} skipped, for a server that is no replica set of version 8.0:`);
  for (const [reason, count] of [...results.skipped].sort((left, right) => right[1] - left[1]))
    console.log(`    ${count} × ${reason}`);
  if (run > 0) return results.failed;
  console.error(`  FAILED  ${folder} holds no test that could be run`);
  return 1;
}

async function main(): Promise<void> {
  const folder = process.argv[2] ?? process.env['MONGODB_SPECIFICATIONS'];
  if (folder === undefined) {
    console.error(
      'Name the folder of the specification tests (github.com/mongodb/specifications, source/), or set MONGODB_SPECIFICATIONS.',
    );
    process.exitCode = 2;
    return;
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'datastore-spec-'));
  const external = process.env['MONGODB_URI'];
  const store = external === undefined ? await startDatastore({ dataDir, fsync: false }) : undefined;
  const uri = external ?? store?.uri ?? '';
  const admin = await new MongoClient(uri).connect();
  try {
    let failed = 0;
    const [, , , ...named] = process.argv;
    for (const name of named.length > 0 ? named : specifications)
      failed += await runSpecification(path.join(folder, name), uri, admin);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    await admin.close();
    await store?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
