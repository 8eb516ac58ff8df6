import type { BSONRegExp } from 'bson';
import { RE2JS } from 're2js';
import { CommandError, messageOf } from '../values/errors.js';
import { checkTime, runWatched, watchedLimit } from '../values/time-limit.js';
import { backtrackingBound } from './backtracking-bound.js';
import { invalidRegex } from './invalid-regex.js';
import { checkFlags, parseRegex } from './parse.js';
import { differsInJavaScript, repeatsNothing } from './parts.js';
import { looksAtLastNewline, printForRe2, printForV8 } from './print.js';
import type { Pattern } from './syntax.js';

/** One place where an expression matches. */
export interface Match {
  /** Where it begins, in UTF-16 units. */
  readonly index: number;
  readonly text: string;
  /** What its groups have matched; null for those that have not. */
  readonly captures: readonly (string | null)[];
}

/** A regular expression that ends in its time on any text. */
export interface Regex {
  /** @throws CommandError 50 when the command has no time left, 51156 when the expression alone takes too long */
  test(text: string): boolean;
  /** The first match. @throws as {@link Regex.test} does */
  find(text: string): Match | undefined;
  /** All matches, one behind the other. @throws as {@link Regex.test} does */
  findAll(text: string): Match[];
}

/** How many expressions are kept compiled: an operator may be given another one by every document. */
const mostCompiled = 256;
const compiled = new Map<string, Regex>();

/**
 * Compiles one of MongoDB's regular expressions (PCRE).
 *
 * @param pattern text of the expression
 * @param options MongoDB's flags out of `imsxu`
 * @throws CommandError 51108 for an unknown flag, 51091 for an expression that cannot be compiled
 */
export function compileRegex(pattern: string, options: string): Regex {
  checkFlags(options);
  const key = `${options}/${pattern}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const regex = new TwoEngines(parseRegex(pattern, options));
  const [oldest] = compiled.keys();
  if (compiled.size >= mostCompiled && oldest !== undefined) compiled.delete(oldest);
  compiled.set(key, regex);
  return regex;
}

/** Compiles a BSON regular expression value. */
export function compileRegexValue(value: BSONRegExp): Regex {
  return compileRegex(value.pattern, value.options);
}

const inDoubt = 'is not told by the embedded store';

/** How many steps are taken without a watch: a few milliseconds at most. */
const unwatchedSteps = 200_000;

/**
 * RE2, which takes time in proportion to the text, for all it has; V8's own engine for assertions and back references,
 * under a watch where its steps may run away.
 */
class TwoEngines implements Regex {
  readonly #pattern: Pattern;
  readonly #linear: RE2JS | undefined;
  readonly #needsV8AtNewline: boolean;
  #backtracking: RegExp | undefined;

  constructor(pattern: Pattern) {
    this.#pattern = pattern;
    this.#linear = linearEngine(pattern);
    this.#needsV8AtNewline = looksAtLastNewline(pattern);
    // What V8 refuses, such as an unknown property, is refused for all texts.
    if (this.#linear === undefined) this.#v8();
  }

  test(text: string): boolean {
    const linear = this.#linearFor(text);
    if (linear !== undefined) return inTime(linear.programSize() * text.length, text, () => linear.test(text));
    const expression = this.#v8();
    return this.#backtrack(text, () => expression.test(text));
  }

  find(text: string): Match | undefined {
    const linear = this.#linearFor(text);
    this.#refuseDoubt(linear === undefined);
    if (linear !== undefined)
      return inTime(linear.programSize() * text.length, text, () => linearMatch(linear.matcher(text), 0));
    const expression = this.#v8();
    return this.#backtrack(text, () => matchFrom(expression, text, 0));
  }

  findAll(text: string): Match[] {
    const linear = this.#linearFor(text);
    this.#refuseDoubt(linear === undefined);
    // Each match may look at the whole rest.
    if (linear !== undefined) {
      const matcher = linear.matcher(text);
      const find = (from: number): Match | undefined => linearMatch(matcher, from);
      return inTime(linear.programSize() * text.length ** 2, text, () => oneBehindTheOther(text, find));
    }
    const expression = new RegExp(this.#v8(), `${this.#v8().flags}g`);
    return this.#backtrack(text, () => oneBehindTheOther(text, (from) => matchFrom(expression, text, from)));
  }

  /** Engines agree on whether something matches, and not always on what and where. */
  #refuseDoubt(backtracks: boolean): void {
    if (repeatsNothing(this.#pattern))
      throw invalidRegex(`where it matches ${inDoubt}, for it repeats what may be empty`);
    if (backtracks && differsInJavaScript(this.#pattern))
      throw invalidRegex(`what it matches ${inDoubt} beside an assertion or a last newline`);
  }

  #linearFor(text: string): RE2JS | undefined {
    return this.#needsV8AtNewline && text.endsWith('\n') ? undefined : this.#linear;
  }

  #v8(): RegExp {
    try {
      this.#backtracking ??= new RegExp(printForV8(this.#pattern), this.#pattern.ignoreCase ? 'iu' : 'u');
    } catch (error) {
      throw invalidRegex(messageOf(error));
    }
    return this.#backtracking;
  }

  #backtrack<Result>(text: string, work: () => Result): Result {
    return inTime(backtrackingBound(this.#pattern, text.length), text, work);
  }
}

/** RE2's program; undefined for what it does not have, such as more than 1,000 repetitions. */
function linearEngine(pattern: Pattern): RE2JS | undefined {
  try {
    const source = printForRe2(pattern);
    if (source === undefined) return undefined;
    return RE2JS.compile(source);
  } catch {
    return undefined;
  }
}

/** Runs work of so many steps at most, and stops it when it takes too long. */
function inTime<Result>(steps: number, text: string, work: () => Result): Result {
  checkTime();
  if (steps <= unwatchedSteps) return work();
  return runWatched(
    work,
    () =>
      new CommandError(
        51156,
        `Error occurred while executing the regular expression: it takes more than ${watchedLimit} ms on a text of ${text.length} characters`,
      ),
  );
}

/** The first match from a place on. */
function linearMatch(matcher: ReturnType<RE2JS['matcher']>, from: number): Match | undefined {
  if (!matcher.find(from)) return undefined;
  const captures = Array.from({ length: matcher.groupCount() }, (_, group) => matcher.group(group + 1) ?? null);
  return { index: matcher.start(), text: matcher.group() ?? '', captures };
}

/** The first match from a place on. @param expression with the flag `g`, where that is not the first place */
function matchFrom(expression: RegExp, text: string, from: number): Match | undefined {
  expression.lastIndex = from;
  const found = expression.exec(text);
  if (found === null) return undefined;
  const captures = found.slice(1).map((capture: string | undefined) => capture ?? null);
  return { index: found.index, text: found[0], captures };
}

/** All matches as MongoDB looks for them: behind an empty one from the next character on, and at the end of a text no more. */
function oneBehindTheOther(text: string, find: (from: number) => Match | undefined): Match[] {
  const matches: Match[] = [];
  let from = 0;
  do {
    const match = find(from);
    if (match === undefined) break;
    matches.push(match);
    const length = match.text.length || String.fromCodePoint(text.codePointAt(match.index) ?? 0).length;
    from = match.index + length;
  } while (from < text.length);
  return matches;
}
