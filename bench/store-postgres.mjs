// PostgreSQL on a temporary folder, over a Unix socket, each commit on the disk, for the same work as the store's.
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postgresClient } from './store-clients.mjs';

const DEBIAN = '/usr/lib/postgresql';

const insert =
  "insert into inserted(n, email, grp, score, tags, body) values (1, 'person@example.com', 7, 9, '{t1,t2}', repeat('x', 200))";

/** What is asked of it, prepared. */
const STATEMENTS = {
  find: 'select * from people where id = $1',
  insert,
  update: 'update people set score = score + 1 where id = $1',
  begin: 'begin',
  commit: 'commit',
  aggregate: 'select grp, avg(score) as mean, count(*) from people where score >= 100 group by grp order by mean desc',
};

const TABLES = [
  'create table inserted(id bigserial primary key, n int, email text, grp int, score int, tags text[], body text)',
  'create table people(id int primary key, n int, email text unique, grp int, score int, tags text[], body text)',
  'create index on people(grp, score desc)',
  "insert into people select i, i, 'person' || i || '@example.com', i % 100, (i * 7919) % 1000, array['t' || i % 7, 't' || i % 11], repeat('x', 200) from generate_series(0, 9999) i",
  'vacuum analyze people',
];

/** @returns the folder of the newest installed server's programs; undefined where there is none */
function programs() {
  const [newest] = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const bin = path.join(DEBIAN, newest ?? '', 'bin');
  return existsSync(path.join(bin, 'postgres')) ? bin : undefined;
}

/**
 * Starts one on a temporary folder, with the bench's tables.
 *
 * @returns how to connect to it and how to end it; undefined where no PostgreSQL is installed
 */
export function startPostgres() {
  const bin = programs();
  if (bin === undefined) return undefined;
  const home = mkdtempSync(path.join(tmpdir(), 'store-bench-postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    const [uid = 0, gid = 0] = execFileSync('sh', ['-c', 'id -u postgres; id -g postgres'], { encoding: 'utf8' })
      .split('\n')
      .map(Number);
    chownSync(home, uid, gid);
  }
  /** @param {string} program @param {...string} args */
  const run = (program, ...args) => {
    const whole = [path.join(bin, program), ...args];
    const [command = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...whole] : whole;
    return execFileSync(command, rest, { cwd: home, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  };
  const data = path.join(home, 'data');
  run('initdb', '-D', data, '-A', 'trust', '-E', 'UTF8');
  const settings = `-c listen_addresses= -c unix_socket_directories=${home}`;
  run('pg_ctl', '-D', data, '-o', settings, '-l', path.join(home, 'log'), '-w', 'start');
  const stop = () => {
    run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
    rmSync(home, { recursive: true, force: true });
  };
  try {
    for (const statement of TABLES) run('psql', '-h', home, '-d', 'postgres', '-qc', statement);
  } catch (error) {
    stop();
    throw error;
  }
  const connect = async () => {
    const client = await postgresClient(path.join(home, '.s.PGSQL.5432'), STATEMENTS);
    return {
      /** @param {number} id */
      find: (id) => client.run('find', String(id)),
      insert: () => client.run('insert'),
      /** @param {number} id */
      update: (id) => client.run('update', String(id)),
      /** @param {number} id */
      transaction: async (id) => {
        await client.run('begin');
        await client.run('update', String(id));
        await client.run('insert');
        await client.run('commit');
      },
      aggregate: () => client.run('aggregate'),
      close: () => client.close(),
    };
  };
  return { connect, stop };
}
