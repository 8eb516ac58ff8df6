import { appendFile } from 'node:fs/promises';

/**
 * Leaves a value for later steps of a CI's job, where one runs that takes such values from a file
 * (docs.github.com/actions, "Passing information between jobs": `GITHUB_OUTPUT`).
 * @param environment of the command
 * @param value one line
 */
export async function leaveOutput(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
  value: string,
): Promise<void> {
  const file = environment['GITHUB_OUTPUT'];
  if (file !== undefined && file !== '') await appendFile(file, `${name}=${value}\n`);
}
