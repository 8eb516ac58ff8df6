import { CommandError } from '../values/errors.js';

/** An expression that is no expression, or that asks for what this store does not have. */
export function invalidRegex(reason: string): CommandError {
  return new CommandError(51091, `Regular expression is invalid: ${reason}`);
}

/** An expression that is one, and that this store cannot run as MongoDB does. */
export function unsupported(what: string): CommandError {
  return invalidRegex(`${what} is not supported by the embedded store`);
}
