import { readShare } from '../site/rollout.js';
import { CommandProblem } from './problem.js';

export const EVERYBODY = 100;

/** @returns visitors of a hundred, all of them unless told @throws CommandProblem if that is no share */
export function requiredShare(text = `${EVERYBODY}`): number {
  const share = readShare(text);
  if (share === null) throw new CommandProblem('A share is a whole number of a hundred visitors: --share 10.');
  return share;
}
