import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@jest/globals';

/** Starts in a process of its own what listens where the settings say. @returns how it ended, and what it said */
function started(told: Readonly<Record<string, string>>) {
  const script = `import { createServer } from 'node:http';
import { configOfProcess, runInProcess } from ${JSON.stringify(path.join(__dirname, 'process.ts'))};
import { listen } from ${JSON.stringify(path.join(__dirname, 'platform/http/index.ts'))};
const config = configOfProcess();
await runInProcess('API', config, () => listen(createServer(), config.port, config.host));
`;
  const needed = {
    MONGODB_URI: 'mongodb://127.0.0.1/vela',
    LINKEDIN_CLIENT_ID: 'id',
    LINKEDIN_CLIENT_SECRET: 'secret',
  };
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: __dirname, encoding: 'utf8', env: { PATH: process.env['PATH'], PORT: '0', ...needed, ...told } },
  );
  return { status, stderr };
}

test('a host that is none is named in a sentence', () => {
  expect(started({ HOST: '0.0.0.0:80' })).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^HOST is "0\.0\.0\.0:80", for which no address is known\..+\n$/),
  });
});
