import { type APIRequestContext, expect, request, test } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { Instance } from './support/instance.js';
import { freePort } from './support/ports.js';

// Whatever process of an instance dies, the others go on, and it comes back by itself.

test.describe.configure({ mode: 'default', timeout: 240_000 });

let instance: Instance;
let visitor: APIRequestContext;
test.beforeAll(async () => {
  instance = await Instance.create();
  await instance.start({ releasePort: await freePort() });
  visitor = await request.newContext({ baseURL: instance.origin });
});
test.afterAll(async () => {
  await visitor.dispose();
  await instance.remove();
});

/** Status of what a visitor asks for; 0 where nobody answers. */
const statusOf = (path: string): Promise<number> =>
  visitor.get(path, { timeout: 10_000 }).then(
    (answer) => answer.status(),
    () => 0,
  );
const RENDERED = PATHS.faq;
/** Reads the store. */
const OF_STORE = '/api/categories';

for (const name of ['api', 'sandbox', 'release', 'gateway'])
  test(`the ${name} is killed: it comes back by itself, and what does not need it is served meanwhile`, async () => {
    const killed = instance.processes[name];
    if (killed === undefined) throw new Error(`No ${name} runs.`);
    process.kill(killed, 'SIGKILL');
    if (name !== 'gateway') expect(await statusOf(RENDERED)).toBe(200);
    await expect.poll(() => instance.processes[name], { timeout: 60_000 }).not.toBe(killed);
    for (const path of [RENDERED, OF_STORE])
      await expect.poll(() => statusOf(path), { message: path, timeout: 120_000 }).toBe(200);
  });
