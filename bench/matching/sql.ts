// The question in SQL, for tables with one row per profile, skill, role, country and city, keyed for it. The same text
// runs in PostgreSQL and SQLite: integer division rounds down in both, and all numbers are positive.
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { EMPLOYMENT_TYPES, WORK_SETUPS } from '@vela/contracts/constants';
import { totalYears } from '@vela/market/profiles';
import {
  BUNDLED_RATES,
  CAPPED_BASIS_POINTS,
  FULL,
  type MatchProfile,
  type MatchRole,
  type Plan,
  planFor,
  TIE_PRIME,
  tieTurn,
  USUAL_RARITY,
  WEIGHTS,
  yearlySek,
} from '@vela/matching';
import { numberOf } from './world.js';

/** Columns of each table. */
export const TABLES = {
  p: 'id bigint, category int, experience int, remote int, hybrid int, office int, permanent int, freelance int, permanent_pct int, freelance_pct int, pay_from bigint, availability int, placed int',
  ps: 'skill int, category int, pid bigint, level int',
  pr: 'role int, category int, pid bigint, years int',
  pc: 'country text, category int, pid bigint, anywhere int',
  pt: 'city text, category int, pid bigint',
};
type Table = keyof typeof TABLES;
type Cell = string | number;

const FULL_TIME = 100;

const bit = (value: boolean): number => (value ? 1 : 0);
const cellOf = (value: Cell | null): Cell => value ?? '\\N';
/** A city is told from others of its name by its country. */
const cityKey = (country: string, city: string): string => `${country}: ${city}`;

function leastPay({ minSalary, maxSalary, currency, period }: MatchProfile): number | null {
  if (minSalary === null || maxSalary === null || currency === null || period === null) return null;
  return yearlySek({ amount: Math.min(minSalary, maxSalary), currency, period }, BUNDLED_RATES);
}

function rowsOf(profile: MatchProfile): Record<Table, Cell[][]> {
  const id = numberOf(profile.id);
  const category = numberOf(profile.categoryId ?? '');
  const countries = Object.entries(profile.places);
  return {
    p: [
      [
        id,
        category,
        cellOf(totalYears(profile)),
        bit(profile.remote),
        bit(profile.hybrid),
        bit(profile.office),
        bit(profile.permanent),
        bit(profile.freelance),
        cellOf(profile.permanentPercentage),
        cellOf(profile.freelancePercentage),
        cellOf(leastPay(profile)),
        cellOf(profile.availability),
        bit(countries.length > 0),
      ],
    ],
    ps: profile.skills.map(({ skillId, level }) => [numberOf(skillId), category, id, level * 2]),
    pr: profile.desiredRoles.map(({ roleId, years }) => [numberOf(roleId), category, id, years]),
    pc: countries.map(([country, cities]) => [country, category, id, bit(cities.length === 0)]),
    pt: countries.flatMap(([country, cities]) => cities.map((city) => [cityKey(country, city), category, id])),
  };
}

const CHUNK = 1 << 20;

/** Lines of one table, written a piece at a time. */
class TableFile {
  readonly #stream: WriteStream;
  #waiting = '';

  constructor(file: string) {
    this.#stream = createWriteStream(file);
  }

  async add(rows: readonly (readonly Cell[])[]): Promise<void> {
    for (const row of rows) this.#waiting += `${row.join('\t')}\n`;
    if (this.#waiting.length < CHUNK) return;
    if (!this.#stream.write(this.#waiting)) await once(this.#stream, 'drain');
    this.#waiting = '';
  }

  async end(): Promise<void> {
    this.#stream.end(this.#waiting);
    await once(this.#stream, 'finish');
  }
}

/** Writes the world as tab-separated files, one a table. */
export async function writeTables(profiles: Iterable<MatchProfile>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = (table: Table): TableFile => new TableFile(path.join(folder, `${table}.tsv`));
  const files = { p: file('p'), ps: file('ps'), pr: file('pr'), pc: file('pc'), pt: file('pt') };
  const tables = ['p', 'ps', 'pr', 'pc', 'pt'] as const;
  for (const profile of profiles) {
    const rows = rowsOf(profile);
    for (const table of tables) await files[table].add(rows[table]);
  }
  await Promise.all(tables.map((table) => files[table].end()));
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** How near a talent is, by profile: 2 the same city or a country without any, 1 the same country. No city of the world is near. */
function placeSql(role: MatchRole, own: string): string {
  const parts = Object.entries(role.places).flatMap(([country, cities]) => [
    `select pid, ${cities.length === 0 ? '2' : '1'} near from pc where country = ${quoted(country)}${own}`,
    ...cities.map((city) => `select pid, 2 near from pt where city = ${quoted(cityKey(country, city))}${own}`),
  ]);
  return `select pid, max(near) near from (${parts.join(' union all ')}) places group by pid`;
}

function fitsOf(role: MatchRole, plan: Plan) {
  const asked = WORK_SETUPS.filter((setup) => role[setup]);
  const shares = asked.map((setup) => `${setup} = 1`).join(' or ');
  const employment = EMPLOYMENT_TYPES.filter((type) => role[type]).map(
    (type) =>
      `case when ${type} = 1 then 10000 - 100 * abs(${type}_pct - ${role[`${type}Percentage`] ?? FULL_TIME}) else 0 end`,
  );
  const heldYears = 'coalesce(r.years, experience)';
  return {
    years:
      role.years === 0
        ? '10000'
        : `case when ${heldYears} is null then 0 when ${heldYears} >= ${role.years} then 10000 else 10000 * ${heldYears} / ${role.years} end`,
    salary: `case when pay_from is null then 0 when pay_from <= ${plan.offerYearlySek} then 10000 when ((pay_from - ${plan.offerYearlySek}) * 50000 + pay_from - 1) / pay_from >= 10000 then 0 else 10000 - ((pay_from - ${plan.offerYearlySek}) * 50000 + pay_from - 1) / pay_from end`,
    place: `case when ${role.remote ? 'remote = 1' : 'false'} then 10000 when placed = 0 or not (${shares}) then 0 else 5000 * coalesce(l.near, 0) end`,
    placeUnknown: `case when ${role.remote ? 'remote = 1' : 'false'} or ${plan.needsPlace ? 'placed = 1' : 'true'} then 0 else ${WEIGHTS.place} end`,
    yearsUnknown: role.years === 0 ? '0' : `case when ${heldYears} is null then ${WEIGHTS.years} else 0 end`,
    employment:
      employment.length === 1
        ? employment.join('')
        : `case when ${employment.join(' > ')} then ${employment.join(' else ')} end`,
    availability: `case when availability is null then 0 when availability <= ${role.availability} then 10000 else 10000 * (6 - availability + ${role.availability}) / 6 end`,
  };
}

/** Points for each asked skill by who holds it or a related one, of which the best counts. */
function skillsSql({ skills }: MatchRole, own: string): string {
  const wanted = [...skills].sort((a, b) => (a.skillId < b.skillId ? -1 : 1));
  const rarities = wanted.map(({ rarity = USUAL_RARITY }) => rarity);
  const sum = rarities.reduce((total, rarity) => total + rarity, 0);
  const upTo = (index: number): number =>
    Math.floor((FULL * rarities.slice(0, index).reduce((total, rarity) => total + rarity, 0)) / sum);
  return wanted
    .map(({ skillId, level, related = [] }, index) => {
      const desired = level * 2;
      const ways = [{ skillId, quarters: 4 }, ...related].map(
        (way) =>
          `select pid, ${(upTo(index + 1) - upTo(index)) * way.quarters} * (${desired} + case when level < ${desired} then level else ${desired} end) / ${8 * desired} pts from ps where skill = ${numberOf(way.skillId)}${own}`,
      );
      return ways.length === 1
        ? ways.join('')
        : `select pid, max(pts) pts from (${ways.join(' union all ')}) ways${index} group by pid`;
    })
    .join(' union all ');
}

/**
 * The 50 best and the exact total.
 * @param week number of the ISO week, which turns ties
 * @param everyCategory whether the search goes beyond the role's own category
 */
export function questionSql(role: MatchRole, week: number, everyCategory: boolean): string {
  const plan = planFor(role, BUNDLED_RATES);
  const category = numberOf(role.categoryId);
  const own = everyCategory ? '' : ` and category = ${category}`;
  const fit = fitsOf(role, plan);
  const held = skillsSql(role, own);
  const { shift, factor, offset } = tieTurn(role.id, week);
  const shifted = `(((id & 16777215) + ${shift}) % ${TIE_PRIME})`;
  const where = everyCategory ? '' : `where p.category = ${category}`;
  return `with s as materialized (select pid, sum(pts) pts from (${held}) held group by pid),
r as materialized (select pid, years from pr where role = ${numberOf(role.roleId)}${own}),
l as materialized (${placeSql(role, own)})
select id, case when bp > ${CAPPED_BASIS_POINTS} and (sal = 0 or pla = 0 or emp = 0) then ${CAPPED_BASIS_POINTS} else bp end bp, cov, tie, total from (select id, ${fit.salary} sal, ${fit.place} pla, ${fit.employment} emp,
 (${WEIGHTS.skills} * coalesce(s.pts, 0) + case when r.pid is null then 0 else ${WEIGHTS.role * 10000} end + ${WEIGHTS.years} * ${fit.years} + ${WEIGHTS.salary} * ${fit.salary} + ${WEIGHTS.place} * ${fit.place} + ${WEIGHTS.employment} * ${fit.employment} + ${WEIGHTS.availability} * ${fit.availability}) / ${plan.applied} bp,
 10000 * (${plan.applied} - ${fit.yearsUnknown} - case when pay_from is null then ${WEIGHTS.salary} else 0 end - ${fit.placeUnknown} - case when availability is null then ${WEIGHTS.availability} else 0 end) / ${plan.applied} cov,
 (((${shifted} * ${shifted}) % ${TIE_PRIME}) * ${factor} + ${offset}) % ${TIE_PRIME} tie,
 (select count(*) from p ${where}) total
from p left join s on s.pid = id left join r on r.pid = id left join l on l.pid = id ${where}) scored
order by (case when bp > ${CAPPED_BASIS_POINTS} and (sal = 0 or pla = 0 or emp = 0) then ${CAPPED_BASIS_POINTS} else bp end) / 100 desc, tie, id limit 50`.replaceAll(
    '\n',
    ' ',
  );
}
