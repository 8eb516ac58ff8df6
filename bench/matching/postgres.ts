// A PostgreSQL of its own on a temporary folder, asked through one psql that stays open.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { MatchRole } from '@vela/matching';
import { questionSql, TABLES } from './sql.js';

const DEBIAN = '/usr/lib/postgresql';

/** @returns the folder of the newest installed server's programs, or null */
export function findPostgres(): string | null {
  if (!existsSync(DEBIAN)) return null;
  const [newest] = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  const bin = newest === undefined ? '' : path.join(DEBIAN, newest, 'bin');
  return existsSync(path.join(bin, 'initdb')) && existsSync(path.join(bin, 'psql')) ? bin : null;
}

/** PostgreSQL does not run as root; its package brings a user for it. */
const asOwner = (command: string, args: readonly string[]): [string, readonly string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];

const INDEXES = [
  'alter table p add primary key (id)',
  'create index on p (category)',
  'create index on ps (skill, category, pid) include (level)',
  'create index on pr (role, category, pid) include (years)',
  'create index on pc (country, category, pid) include (anywhere)',
  'create index on pt (city, category, pid)',
  ...Object.keys(TABLES).map((table) => `vacuum analyze ${table}`),
];

export interface Postgres {
  readonly name: string;
  readonly rank: (role: MatchRole, week: number, everyCategory: boolean) => Promise<number[][]>;
  readonly stop: () => void;
}

/**
 * @param bin folder of its programs
 * @param tables folder of the world's tables
 */
export async function startPostgres(bin: string, tables: string): Promise<Postgres> {
  const home = path.join(tmpdir(), `vela-bench-postgres-${process.pid}`);
  mkdirSync(home);
  if (process.getuid?.() === 0) {
    const [uid = 0, gid = 0] = execFileSync('sh', ['-c', 'id -u postgres; id -g postgres'], { encoding: 'utf8' })
      .split('\n')
      .map(Number);
    chownSync(home, uid, gid);
  }
  const run = (command: string, args: readonly string[]): void => {
    const [program, all] = asOwner(path.join(bin, command), args);
    execFileSync(program, all, { stdio: ['ignore', 'ignore', 'inherit'], cwd: home });
  };
  run('initdb', ['-D', `${home}/data`, '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const settings = `-c listen_addresses= -c unix_socket_directories=${home} -c fsync=off -c shared_buffers=2GB -c work_mem=512MB -c maintenance_work_mem=512MB -c max_wal_size=8GB -c jit=off`;
  run('pg_ctl', ['-D', `${home}/data`, '-o', settings, '-l', `${home}/log`, '-w', 'start']);
  const [program, args] = asOwner(path.join(bin, 'psql'), [
    '-h',
    home,
    '-d',
    'postgres',
    '-qAtX',
    '-v',
    'ON_ERROR_STOP=1',
  ]);
  const psql = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'], cwd: home });
  const lines = createInterface({ input: psql.stdout })[Symbol.asyncIterator]();
  const ask = async (sql: string): Promise<string[]> => {
    psql.stdin.write(`${sql};\n\\echo .\n`);
    const rows: string[] = [];
    for (;;) {
      const line = await lines.next();
      if (line.done === true) throw new Error('psql ended; what it said stands above.');
      if (line.value === '.') return rows;
      rows.push(line.value);
    }
  };
  for (const [table, columns] of Object.entries(TABLES)) {
    await ask(`create unlogged table ${table} (${columns})`);
    await ask(`\\copy ${table} from '${path.join(tables, `${table}.tsv`)}'`.replace(/;$/, ''));
  }
  for (const statement of INDEXES) await ask(statement);
  const [version = ''] = await ask('show server_version');
  return {
    name: `PostgreSQL ${version.split(' ')[0] ?? ''}`,
    rank: async (role, week, everyCategory) => {
      const rows = await ask(questionSql(role, week, everyCategory));
      return rows.map((row) => row.split('|').map(Number));
    },
    stop: () => {
      psql.stdin.end();
      run('pg_ctl', ['-D', `${home}/data`, '-m', 'immediate', 'stop']);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
