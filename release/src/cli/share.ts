import { readShare } from '../site/rollout.js';
import { CommandProblem } from './problem.js';

/** @returns visitors of a hundred; null where none are said @throws CommandProblem if that is no share */
export function shareIn(text: string | undefined): number | null {
  if (text === undefined) return null;
  const share = readShare(text);
  if (share === null) throw new CommandProblem('A share is a whole number of a hundred visitors: --share 10.');
  return share;
}
