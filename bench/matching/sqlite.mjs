// SQLite as Debian's python3 brings it, in a process of its own; its times are taken inside that process.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { questionSql, TABLES } from './sql.mjs';

export const hasSqlite = () => spawnSync('python3', ['-c', 'import sqlite3'], { stdio: 'ignore' }).status === 0;

export async function startSqlite(tables) {
  const script = path.join(import.meta.dirname, 'sqlite.py');
  const python = spawn('python3', [script, tables, JSON.stringify(TABLES)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: python.stdout })[Symbol.asyncIterator]();
  const answer = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error('SQLite ended; what it said stands above.');
    return JSON.parse(value);
  };
  const { version } = await answer();
  return {
    name: `SQLite ${version}`,
    rank: async (role, week, everyCategory) => {
      python.stdin.write(`${questionSql(role, week, everyCategory)}\n`);
      return answer();
    },
    stop: () => python.stdin.end(),
  };
}
