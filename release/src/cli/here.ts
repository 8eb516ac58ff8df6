// Entry of the command beside a release service, as in its container: all that `npm run slice` does without sources.
import path from 'node:path';
import { commaList, type SettingName, valueOf } from '@vela/settings';
import { offeredCallsOf } from '../instance/offered-calls.js';
import { runSliceCommand } from './command.js';
import { CommandProblem } from './problem.js';

const { env } = process;
const textOf = (name: SettingName): string => valueOf(env, name) ?? '';

/** What is said names the command as it is typed here. */
const asTyped = (text: string): string => text.replaceAll('npm run slice --', 'node release/dist/cli/here.js');

const withoutSources = (): never => {
  throw new CommandProblem(
    'There are no sources here to build of: run it in the folder of the repository, with --to https://….',
  );
};

try {
  await runSliceCommand(process.argv.slice(2), {
    site: path.resolve(textOf('SITE_DIR')),
    release: path.resolve(textOf('RELEASE_DIR')),
    environment: env,
    offeredCalls: () => offeredCallsOf(...commaList(textOf('API_URL'))),
    origin: () => Promise.resolve(textOf('APP_ORIGIN') || null),
    build: () => Promise.resolve().then(withoutSources),
    rebuild: () => Promise.resolve().then(withoutSources),
    commit: () => null,
    print: (text) => console.log(asTyped(text)),
    tell: (what) => console.error(`… ${what}`),
  });
} catch (error) {
  console.error(asTyped(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
