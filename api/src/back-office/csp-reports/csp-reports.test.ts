import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(() => world.server.app.models.cspViolations.deleteMany({}));
afterAll(() => world.stop());

const send = (body: unknown, type: string) =>
  world.visitor().send('/api/csp-reports', {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const counted = async () =>
  (await world.server.app.models.cspViolations.find().sort({ page: 1 }).lean()).map(
    ({ directive, blocked, page, count }) => [directive, blocked, page, count],
  );

const own = {
  'csp-report': {
    'document-uri': 'https://vela.example/talentseeker/talent/AbCdEfGhIjKlMnOpQrStUQ?toast=x',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/steal.js?who=1',
  },
};
const modern = (documentURL: string) => ({
  type: 'csp-violation',
  body: { documentURL, effectiveDirective: 'style-src-attr', blockedURL: 'inline' },
});

describe('reports of the pages’ policy', () => {
  test('of both forms are added up, without ids, queries and paths of others', async () => {
    for (let sent = 0; sent < 2; sent += 1) expect((await send(own, 'application/csp-report')).status).toBe(200);
    await send([modern('https://vela.example/faq'), modern('https://vela.example/faq')], 'application/reports+json');
    expect(await counted()).toEqual([
      ['style-src-attr', 'inline', '/faq', 2],
      ['script-src-elem', 'evil.example', '/talentseeker/talent/…', 2],
    ]);
  });

  test.each([
    ['no JSON', '{', 400],
    ['a list of nothing', '[null, 7]', 400],
    ['another report', JSON.stringify([{ type: 'deprecation', body: {} }]), 200],
    ['a directive that is none', JSON.stringify({ 'csp-report': { 'effective-directive': '<script>' } }), 200],
    ['a prototype', '{"__proto__":{"csp-report":{}},"csp-report":[]}', 400],
  ])('with %s count nothing', async (_, body, status) => {
    expect((await send(body, 'application/csp-report')).status).toBe(status);
    expect(await counted()).toEqual([]);
  });

  test('that are long are refused', async () => {
    expect((await send('x'.repeat(20_000), 'application/csp-report')).status).toBe(413);
  });

  test('of many kinds share one line in the end', async () => {
    const day = new Date(world.clock.now()).toISOString().slice(0, 10);
    await world.server.app.models.cspViolations.insertMany(
      Array.from({ length: 200 }, (_, index) => ({
        ...{ day, directive: 'img-src', blocked: `${index}.example`, page: '/', count: 1, expiresAt: new Date() },
      })),
    );
    await send(own, 'application/csp-report');
    expect(await counted()).toContainEqual(['script-src-elem', 'others', '…', 1]);
  });

  test('are counted in the metrics by directive', async () => {
    const before = world.server.app.cspCounts.counts.get('style-src-attr') ?? 0;
    await send([modern('https://vela.example/')], 'application/reports+json');
    expect(world.server.app.cspCounts.counts.get('style-src-attr')).toBe(before + 1);
  });
});
