// The table of goals: each one, what was measured in this run, and whether it is met.
import { PIPELINE_LIMIT_SECONDS } from './pipeline.mjs';

const timeOf = (result, engine) => result?.compared.find(({ engine: name }) => name.startsWith(engine))?.ms;
const MISSING = 'not measured';

function ratioRow(what, engine, goal, one, all) {
  const ratios = [one, all].map((result) => {
    const [own, other] = [timeOf(result, 'index'), timeOf(result, engine)];
    return own === undefined || other === undefined ? null : other / own;
  });
  if (ratios.includes(null)) return [what, `≥ ${goal} ×`, MISSING, ''];
  return [
    what,
    `≥ ${goal} × / ≥ ${goal} ×`,
    ratios.map((ratio) => `${ratio.toFixed(0)} ×`).join(' / '),
    ratios.every((ratio) => ratio >= goal) ? 'met' : 'MISSED',
  ];
}

const mostRow = (what, goal, value, unit) =>
  value === undefined
    ? [what, `≤ ${goal}${unit}`, MISSING, '']
    : [what, `≤ ${goal}${unit}`, `${value.toFixed(1)}${unit}`, value <= goal ? 'met' : 'MISSED'];

const ROLE_PAGE_MS = 50;
const rolePageRow = ({ streamed }) =>
  mostRow('first page of a role at the API, p95', ROLE_PAGE_MS, streamed.p95, ' ms');

/** Prints what the first page of a role took. */
export function printRolePage({ readySeconds, idle, streamed, updates, settled }) {
  const told = ({ p50, p95, p99, answers }) =>
    `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (${answers} pages)`;
  console.log(`  first page of a role at the API, its index ready after ${readySeconds.toFixed(0)} s`);
  console.log(`    at rest                          ${told(idle)}`);
  console.log(
    `    with ${updates.perSecond.toFixed(0)} changed profiles a second  ${told(streamed)}; a change shows after ${settled.toFixed(0)} ms`,
  );
  console.log(
    `    goal p95 ≤ ${ROLE_PAGE_MS} ms while profiles change: ${streamed.p95 <= ROLE_PAGE_MS ? 'met' : 'MISSED'}`,
  );
}

const pipelineRow = (one) => {
  const pipeline = one?.compared.find(({ engine }) => engine.startsWith('pipeline'));
  if (pipeline === undefined) return ['pipeline, one category', '', MISSING, ''];
  return [
    pipeline.engine,
    '',
    pipeline.finished ? `${(pipeline.ms / 1000).toFixed(1)} s` : `not finished in ${PIPELINE_LIMIT_SECONDS} s`,
    '',
  ];
};

/** Prints the goals. Those that hold for a million profiles are judged at a million only. */
export function printTable({ results, oracle, cores }) {
  const at = (size, all) => results.find((result) => result.size === size && result.all === all);
  const one = at(1_000_000, false);
  const all = at(1_000_000, true);
  const growth = (everyCategory) => {
    const [small, large] = [timeOf(at(100_000, everyCategory), 'index'), timeOf(at(1_000_000, everyCategory), 'index')];
    return small === undefined || large === undefined ? undefined : large / small;
  };
  const rows = [
    ['at 1,000,000 profiles, one category / all', 'goal', 'measured', ''],
    [
      'index, 50 best and exact total',
      '',
      one === undefined ? MISSING : `${timeOf(one, 'index').toFixed(2)} / ${timeOf(all, 'index').toFixed(2)} ms`,
      '',
    ],
    ratioRow('against PostgreSQL', 'PostgreSQL', 150, one, all),
    ratioRow('against SQLite', 'SQLite', 55, one, all),
    ratioRow('against the plain loop', 'plain loop', 50, one, all),
    mostRow('growth from 100k, one category', 9, growth(false), ' ×'),
    mostRow('growth from 100k, all', 9, growth(true), ' ×'),
    mostRow('memory a profile', 100, one?.built.bytes, ' B'),
    mostRow('update p99', 10, one?.updates.p99, ' µs'),
    mostRow('build a profile, processor time', 1.5, one?.built.microseconds, ' µs'),
    pipelineRow(one),
    one?.rolePage
      ? rolePageRow(one.rolePage)
      : ['first page of a role at the API, p95', `≤ ${ROLE_PAGE_MS} ms`, MISSING, ''],
    [
      'differences to the plain function',
      '0',
      `${oracle.before} in ${oracle.questions}, ${oracle.after} after ${oracle.updates} updates`,
      oracle.before + oracle.after === 0 ? 'met' : 'MISSED',
    ],
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length)));
  console.log(
    `\n${rows
      .map((row) =>
        row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
      )
      .join('\n')}`,
  );
  console.log(`\nNode ${process.version}, ${cores} cores. Every answer was compared with the index's.`);
}
