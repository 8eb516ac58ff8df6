// SQLite as Debian's python3 brings it, in a process of its own; its times are taken inside that process.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { MatchRole } from '@vela/matching';
import { questionSql, TABLES } from './sql.js';

export const hasSqlite = (): boolean =>
  spawnSync('python3', ['-c', 'import sqlite3'], { stdio: 'ignore' }).status === 0;

/** Rows of a question as its SQL selects them, and how long they took. */
interface Answer {
  readonly rows: readonly (readonly number[])[];
  readonly ms: number;
}

export interface Sqlite {
  readonly name: string;
  readonly rank: (role: MatchRole, week: number, everyCategory: boolean) => Promise<Answer>;
  readonly stop: () => void;
}

/** @param tables folder of the world's tables */
export async function startSqlite(tables: string): Promise<Sqlite> {
  const script = path.join(import.meta.dirname, 'sqlite.py');
  const python = spawn('python3', [script, tables, JSON.stringify(TABLES)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: python.stdout })[Symbol.asyncIterator]();
  const answer = async <Line>(): Promise<Line> => {
    const line = await lines.next();
    if (line.done === true) throw new Error('SQLite ended; what it said stands above.');
    return JSON.parse(line.value) as Line;
  };
  const { version } = await answer<{ version: string }>();
  return {
    name: `SQLite ${version}`,
    rank: async (role, week, everyCategory) => {
      python.stdin.write(`${questionSql(role, week, everyCategory)}\n`);
      return answer<Answer>();
    },
    stop: () => {
      python.stdin.end();
    },
  };
}
