import { parseArgs } from 'node:util';
import { DEMO_SIZE, type DemoSize } from './seed-demo.js';

/** The arguments do not make a market; the message says why, in a sentence. */
export class ArgumentProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ArgumentProblem';
  }
}

/** One company for so many roles, unless told otherwise. */
const ROLES_PER_COMPANY = 20;

const LIMITS = { talents: 5_000_000, roles: 1_000_000, companies: 100_000, random: 4_294_967_295 } as const;
type Name = keyof typeof LIMITS;

function read(args: readonly string[]): Partial<Record<Name, string>> {
  const option = { type: 'string' } as const;
  try {
    const options = { talents: option, roles: option, companies: option, random: option };
    return { ...parseArgs({ args: [...args], options, strict: true }).values };
  } catch {
    throw new ArgumentProblem('Usage: npm run seed -- [--talents 600] [--roles 30] [--companies 12] [--random 1]');
  }
}

/**
 * Reads the arguments of `npm run seed`.
 * @param args such as `--talents 100000 --roles 1000 --random 7`
 * @throws ArgumentProblem naming what is wrong
 */
export function readArguments(args: readonly string[]): DemoSize {
  const given = read(args);
  const number = (name: Name, fallback: number): number => {
    const text = given[name];
    if (text === undefined) return fallback;
    if (!/^\d{1,10}$/.test(text) || Number(text) > LIMITS[name])
      throw new ArgumentProblem(`--${name} is "${text}" but must be a whole number from 0 to ${LIMITS[name]}.`);
    return Number(text);
  };
  const roles = number('roles', DEMO_SIZE.roles);
  return {
    talents: number('talents', DEMO_SIZE.talents),
    roles,
    companies: number('companies', Math.max(DEMO_SIZE.companies, Math.ceil(roles / ROLES_PER_COMPANY))),
    random: number('random', DEMO_SIZE.random),
  };
}
