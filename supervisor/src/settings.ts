import { type Environment, environmentOf, INSTANCE_PROCESSES, problemsText, settingProblems } from '@vela/settings';
import { StartProblem } from './machine/problem.js';

/**
 * Holds the settings of all processes against their table, before any of them is started.
 * @throws StartProblem that names every problem at once
 */
export function requireGoodSettings(environment: Environment): void {
  const problems = settingProblems(environment, INSTANCE_PROCESSES);
  if (problems.length === 0) return;
  throw new StartProblem(
    problemsText(
      problems.map(({ sentence }) => sentence),
      environmentOf(environment),
    ),
  );
}
