// The same work by PostgreSQL on a temporary folder, over a socket, each commit on the disk, asked by its own `pgbench`.
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const SECONDS = 2;

const insert =
  "insert into inserted(n, email, grp, score, tags, body) values (1, 'person@example.com', 7, 9, '{t1,t2}', repeat('x', 200));";
const anyOf = '\\set id random(0, 9999)\n';

/** The names of `store.mjs`, with the clients and the script of each. @type {Readonly<Record<string, readonly [number, string]>>} */
const WORK = {
  'insertOne, one writer': [1, insert],
  'insertOne, 32 writers': [32, insert],
  'findOne by _id, one reader': [1, `${anyOf}select * from people where id = :id;`],
  'findOne by _id, 32 readers': [32, `${anyOf}select * from people where id = :id;`],
  'updateOne by _id, one writer': [1, `${anyOf}update people set score = score + 1 where id = :id;`],
  'transaction of two writes, one client': [
    1,
    `begin;\nupdate people set score = score + 1 where id = 0;\n${insert}\ncommit;`,
  ],
  'transaction of two writes, 8 clients': [
    8,
    `begin;\nupdate people set score = score + 1 where id = :client_id;\n${insert}\ncommit;`,
  ],
  '$match, $group, $sort over 10,000 documents': [
    1,
    'select grp, avg(score) as mean, count(*) from people where score >= 100 group by grp order by mean desc;',
  ],
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
  return existsSync(path.join(bin, 'pgbench')) ? bin : undefined;
}

/** @returns operations per second by their names; undefined where no PostgreSQL is installed */
export function measurePostgres() {
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
  try {
    for (const statement of TABLES) run('psql', '-h', home, '-d', 'postgres', '-qc', statement);
    mkdirSync(path.join(home, 'scripts'), { recursive: true });
    /** @type {Map<string, number>} */
    const figures = new Map();
    for (const [name, [clients, script]] of Object.entries(WORK)) {
      const file = path.join(home, 'scripts', 'script.sql');
      writeFileSync(file, script, { mode: 0o644 });
      const common = ['-h', home, '-n', '-M', 'prepared', '-f', file, '-c', String(clients), '-T', String(SECONDS)];
      const said = run('pgbench', ...common, 'postgres');
      figures.set(name, Number(/tps = ([\d.]+)/.exec(said)?.[1]));
    }
    return figures;
  } finally {
    run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
    rmSync(home, { recursive: true, force: true });
  }
}
