// The table of matching.md: each goal, what was measured in this run, and whether it is met.
const timeOf = (result, engine) => result?.compared.find(({ engine: name }) => name.startsWith(engine))?.ms;
const MISSING = 'not measured';

function ratioRow(what, engine, goal, one, all) {
  const ratios = [one, all].map((result) => {
    const [own, other] = [timeOf(result, 'index'), timeOf(result, engine)];
    return own === undefined || other === undefined ? null : other / own;
  });
  if (ratios.includes(null)) return [what, `≥ ${goal} ×`, MISSING, ''];
  return [what, `≥ ${goal} × / ≥ ${goal} ×`, ratios.map((ratio) => `${ratio.toFixed(0)} ×`).join(' / '), ratios.every((ratio) => ratio >= goal) ? 'met' : 'MISSED'];
}

const mostRow = (what, goal, value, unit) => (value === undefined ? [what, `≤ ${goal}${unit}`, MISSING, ''] : [what, `≤ ${goal}${unit}`, `${value.toFixed(1)}${unit}`, value <= goal ? 'met' : 'MISSED']);

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
    ['index, 50 best and exact total', '', one === undefined ? MISSING : `${timeOf(one, 'index').toFixed(2)} / ${timeOf(all, 'index').toFixed(2)} ms`, ''],
    ratioRow('against PostgreSQL', 'PostgreSQL', 150, one, all),
    ratioRow('against SQLite', 'SQLite', 55, one, all),
    ratioRow('against the plain loop', 'plain loop', 50, one, all),
    mostRow('growth from 100k, one category', 9, growth(false), ' ×'),
    mostRow('growth from 100k, all', 9, growth(true), ' ×'),
    mostRow('memory a profile', 100, one?.built.bytes, ' B'),
    mostRow('update p99', 10, one?.updates.p99, ' µs'),
    mostRow('build a profile', 1.5, one?.built.microseconds, ' µs'),
    ['differences to the plain function', '0', `${oracle.before} in ${oracle.questions}, ${oracle.after} after ${oracle.updates} updates`, oracle.before + oracle.after === 0 ? 'met' : 'MISSED'],
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length)));
  console.log(`\n${rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd()).join('\n')}`);
  console.log(`\nNode ${process.version}, ${cores} cores. Every answer was compared with the index's.`);
}
